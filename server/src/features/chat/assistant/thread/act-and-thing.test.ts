import { beforeAll, describe, expect, it } from 'vitest';
import { fakeGateway, reminder, talkWith } from '../../testing/fake-gateway.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { understand } from '../understand.ts';

beforeAll(() => understand(utteranceOf('hola')), 60_000);

/** It is Friday, five past five in the afternoon. */
const HERS = [
  reminder('Comprar pan', '2026-11-21T09:30'),
  reminder('Peluquería', '2026-11-23T12:00'),
  reminder('Médico', '2026-11-24T10:15'),
];

async function answerTo(...said: readonly string[]) {
  const { gateway, done } = fakeGateway({ reminders: HERS });
  const talk = talkWith(gateway);
  let reply = await talk(said[0] ?? '');
  for (const text of said.slice(1)) reply = await talk(text);
  return { ...reply, done };
}

describe('what is to become of a reminder', () => {
  it.each([
    [
      'La de la peluquería está con la gripe, que me lo ha dicho la hermana, así que lo mío de la peluquería me lo cambias al miércoles.',
      'Peluquería',
      '2026-11-25T12:00',
    ],
    ['Quisiera que el médico me lo pasaras al jueves.', 'Médico', '2026-11-26T10:15'],
    ['Lo del martes pásalo al miércoles.', 'Médico', '2026-11-25T10:15'],
    ['El médico no es el martes, es el miércoles.', 'Médico', '2026-11-25T10:15'],
    ['Lo del martes, a las doce.', 'Médico', '2026-11-24T12:00'],
    ['Al médico mejor el miércoles.', 'Médico', '2026-11-25T10:15'],
    [
      'La peluquera tiene un bautizo, y me ha dicho que en vez de a las doce vaya el lunes a las diez.',
      'Peluquería',
      '2026-11-23T10:00',
    ],
    [
      'Han llamado de la consulta, que el médico en lugar de a las diez y cuarto me ve a las doce y veinte.',
      'Médico',
      '2026-11-24T12:20',
    ],
    ['¿Habría manera de retrasar lo del médico una hora?', 'Médico', '2026-11-24T11:15'],
    [
      'El pan de mañana... ¿podría ser a las diez en vez de a las nueve y media?',
      'Comprar pan',
      '2026-11-21T10:00',
    ],
    [
      'El lunes viene el cura y a esa hora tengo el pelo, habrá que dejarlo para la tarde, ¿no?, a las cinco.',
      'Peluquería',
      '2026-11-23T17:00',
    ],
  ])('is heard beside all that she tells: %s', async (said, title, to) => {
    const { remember, done } = await answerTo(said);
    expect(remember?.pending).toMatchObject({ kind: 'move', target: { title }, to });
    expect(done).toEqual([]);
  });

  it.each([
    ['El pan fuera, que ya he comprado.', 'Comprar pan'],
    ['Lo del martes quítamelo.', 'Médico'],
  ])('may be that it goes: %s', async (said, title) => {
    const { remember, done } = await answerTo(said);
    expect(remember?.pending).toMatchObject({ kind: 'remove', target: { title } });
    expect(done).toEqual([]);
  });

  it('may be that it comes at another time and does not go, and her reason has no say in it', async () => {
    const { remember } = await answerTo(
      'Quita la peluquería.',
      'Ay, no la quites, que el martes tengo médico, ponla el jueves.',
    );
    expect(remember?.pending).toMatchObject({
      kind: 'move',
      target: { title: 'Peluquería' },
      to: '2026-11-26T12:00',
    });
  });

  it('is asked of each that stands on the day by which alone she names it', async () => {
    const reminders = [...HERS, reminder('Cobrar la paga', '2026-11-21T11:00')];
    const talk = talkWith(fakeGateway({ reminders }).gateway);
    const { text, remember } = await talk('Lo de mañana pásalo a las doce.');
    expect(text).toContain('¿Cuál quieres cambiar?');
    expect(remember?.pending).toMatchObject({ kind: 'choose', what: 'move' });
  });

  it.each([
    'La misa fue a las doce en vez de a la una, y el médico tan contento.',
    '¿El médico puede ser a las diez y cuarto?',
    'La peluquera está mejor hoy.',
  ])('is nothing, where she only tells or asks: %s', async (said) => {
    const { remember, done } = await answerTo(said);
    expect(remember?.pending).toBeUndefined();
    expect(done).toEqual([]);
  });

  it('may be that it stays, after all', async () => {
    const { remember, text, done } = await answerTo(
      'Quita el médico.',
      'No, espera, dice mi hija que de quitarlo nada, que vaya.',
    );
    expect(text).toBe('De acuerdo, no borro nada.');
    expect(remember?.pending).toBeUndefined();
    expect(done).toEqual([]);
  });
});

describe('what puts right what was written, inside polite words,', () => {
  it('is held out, and not written', async () => {
    const { remember, done } = await answerTo(
      'Cambia el médico a las doce.',
      'Sí.',
      'Disculpe usted la molestia, pero era a las once, si no le importa.',
    );
    expect(remember?.pending).toMatchObject({ kind: 'move', to: '2026-11-24T11:00' });
    expect(done).toHaveLength(1);
  });
});
