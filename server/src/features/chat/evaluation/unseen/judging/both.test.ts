import { describe, expect, it } from 'vitest';
import { JOKES } from '../../../assistant/word-lists.ts';
import type { Stand } from './moment.ts';
import { BREAD, type Given, judged, SOUP } from './planted.ts';

const [joke = ''] = JOKES;
const HAIR: Stand = { title: 'Peluquería', day: '2026-11-23', hour: '12:00', isDone: false };
const PILL: Stand = {
  title: 'Pastilla de la tensión',
  day: '2026-11-20',
  hour: '09:00',
  isDone: false,
};
const HEART: Stand = { ...PILL, title: 'Pastilla del corazón', hour: '21:00' };

/** What she says, what is answered, and what her yes changes. */
const said = (words: string, text: string, before: readonly Stand[], then = before): Given => ({
  said: words,
  reply: { text },
  before,
  next: { sí: { before, after: then, next: { sí: { before: then } } } },
});
const joked = (agenda: string, stands: readonly Stand[] = [BREAD, SOUP]): Given =>
  said('un chiste y luego me dices qué tengo mañana', `${joke}\n${agenda}`, stands);
const JOKE_THEN_DAY = 'both; first=joke; second=agenda.day';
const REMOVE_TWO = 'both; first=reminder.remove; second=reminder.remove';
const gone = (words: string, text: string, ...left: readonly Stand[]): Given =>
  said(words, text, [BREAD, HAIR, SOUP], left);
const BOTH_GONE = '1. ¿Borro «Pan», de mañana?\n2. ¿Borro «Peluquería»?\n¿Hago las dos cosas?';
const MOVE_THEN_ADD = 'both; first=reminder.move; second=reminder.add';
const MOVED = '1. ¿Cambio «Peluquería» a las 13:00?\n2. Sopa: hoy, a las 20:00.';
const later = { ...HAIR, hour: '13:00' };
const HOUR_THEN_NEW = 'both; first=time.now; second=messages.new';
const asksWho = (text: string) => said('q hora es i si tengo mensajes', text, []);

describe('both are right', () => {
  it.each<[string, string, Given]>([
    ['the agenda of the day that she names', JOKE_THEN_DAY, joked('Mañana tienes: Pan.')],
    [
      'the same in few words',
      JOKE_THEN_DAY,
      said('chiste. mañana q tengo', `${joke}\nMañana: Pan.`, [BREAD, SOUP]),
    ],
    ['a day without anything', JOKE_THEN_DAY, joked('Mañana no tienes nada.', [SOUP])],
    [
      'her name and her age',
      'both; first=my.name; second=my.age',
      said('cómo me llamo y cuántos años tengo', 'Te llamas Remedios.\nTienes 84 años.', []),
    ],
    [
      'that nobody knows the weather, and a view that opens',
      'both; first=weather; second=open.gallery',
      said(
        'qué tiempo hace y ábreme las fotos',
        'El tiempo que va a hacer no lo sé.\nAbro tus recuerdos.',
        [],
      ),
    ],
    ['two removals', REMOVE_TWO, gone('quita pan y peluquería', BOTH_GONE, SOUP)],
    [
      'a move and what is new',
      MOVE_THEN_ADD,
      said(
        'pasa la peluquería a la una y apunta sopa hoy a las ocho',
        MOVED,
        [HAIR],
        [later, SOUP],
      ),
    ],
    [
      'what is new is called as one that stands',
      'both; first=time.now; second=reminder.add',
      said(
        'la hora y apunta pan el domingo',
        'Son las 17:05.\nPan: el domingo.',
        [BREAD],
        [BREAD, { ...BREAD, day: '2026-11-22' }],
      ),
    ],
    ['who wrote', HOUR_THEN_NEW, asksWho('Son las 17:05.\nTienes 2 mensajes, de Marta y Pedro.')],
    [
      'the message of whom she names',
      'both; first=agenda.day; second=messages.read',
      said('dime qué tengo mañana y léeme, hija, lo de Pedro', 'Mañana: Pan.\n«Ya he llegado.»', [
        BREAD,
        SOUP,
      ]),
    ],
    [
      'what is removed, and what was there',
      'both; first=reminder.remove; second=agenda.day',
      said(
        'quita la sopa y dime qué tengo hoy',
        '«Sopa».\nHoy: Sopa.\n¿Borro «Sopa»?',
        [SOUP, BREAD],
        [BREAD],
      ),
    ],
  ])('%s', async (_why, outcome, given) => {
    expect(await judged(outcome, given)).toBe(true);
  });
});

describe('both are wrong', () => {
  it.each<[string, string, Given]>([
    ['the agenda of another day', JOKE_THEN_DAY, joked('Hoy tienes: Sopa.')],
    [
      'a day of which something is left out',
      JOKE_THEN_DAY,
      joked('Mañana tienes: Pan.', [BREAD, { ...SOUP, day: '2026-11-21' }]),
    ],
    [
      'the other way round',
      JOKE_THEN_DAY,
      said('un chiste y qué tengo mañana', `Mañana: Pan.\n${joke}`, [BREAD]),
    ],
    [
      'no agenda, but one of its things is held out',
      'both; first=reminder.remove; second=agenda.day',
      said('quita la sopa y dime qué tengo hoy', '«Sopa».\n¿Borro «Sopa»?', [SOUP, BREAD], [BREAD]),
    ],
    ['one of two removals', REMOVE_TWO, gone('quita pan y peluquería', BOTH_GONE, SOUP, HAIR)],
    [
      'another removal',
      REMOVE_TWO,
      gone('quita pan y peluquería', '¿Borro «Pan»? ¿Borro «Sopa»?', HAIR),
    ],
    ['not in her order', REMOVE_TWO, gone('quita peluquería y pan', BOTH_GONE, SOUP)],
    [
      'another pill',
      'both; first=reminder.complete; second=time.now',
      said(
        'me he tomado la pastilla de la tensión y dime la hora',
        '«Pastilla del corazón».\nSon las 17:05.',
        [PILL, HEART],
        [PILL, { ...HEART, isDone: true }],
      ),
    ],
    [
      'nothing is moved',
      MOVE_THEN_ADD,
      said('pasa la peluquería a la una y apunta sopa hoy a las ocho', MOVED, [HAIR], [HAIR, SOUP]),
    ],
    ['one of two who wrote', HOUR_THEN_NEW, asksWho('Son las 17:05.\nTienes un mensaje de Marta.')],
    [
      'the message of another',
      'both; first=time.now; second=messages.read',
      said('la hora y lo de Pedro', 'Son las 17:05.\n«Voy el lunes.»', []),
    ],
    [
      'what is next is not told, but held out',
      'both; first=time.now; second=agenda.next',
      said('la hora y qué me toca', 'Son las 17:05.\n¿Borro «Sopa», de las 20:00?', [SOUP]),
    ],
  ])('%s', async (_why, outcome, given) => {
    expect(await judged(outcome, given)).toBe(false);
  });
});
