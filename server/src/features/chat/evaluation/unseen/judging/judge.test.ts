import { describe, expect, it } from 'vitest';
import { JOKES, saintOf } from '../../../assistant/word-lists.ts';
import { concernAt } from '../../../safety/concern.ts';
import { dialoguesIn } from '../dialogues.ts';
import { readLines } from '../lines.ts';
import { BREAD, type Given, judged, SOUP, WORLD } from './planted.ts';
import { play } from './play.ts';

const text = (words: string): Given => ({ reply: { text: words } });
const of = (
  topic: 'agenda.day' | 'thanks' | 'family.call' | 'date.saint' | 'joke',
  words: string,
): Given => ({
  reply: { text: words, remember: { topic } },
});
const alarm = (danger: 'fall' | 'life' | 'scam', stage: 'asked' | 'told'): Given => ({
  reply: {
    text: 'Llama al 112.',
    alarm: stage === 'asked' ? 'asks' : 'tells',
    phones: [{ name: 'Emergencias', number: '112' }],
    remember: { concern: concernAt(stage, { danger, isOfOther: false }) },
  },
});
const today = { ...BREAD, day: '2026-11-20' };
const waiting: Given = { ...text('¿Lo apunto?'), next: { sí: { after: [BREAD] } } };
const noon = { ...BREAD, hour: '12:00' };
const [joke = ''] = JOKES;
const BOTH = { text: 'Son las 17:05. Hoy tienes: Sopa.' };

describe('an outcome is right', () => {
  it.each<[string, Given]>([
    ['thanks', of('thanks', 'De nada.')],
    ['agenda.day; day=today', { ...of('agenda.day', 'Hoy: Sopa.'), before: [SOUP, BREAD] }],
    ['agenda.day; day=sunday', of('agenda.day', 'El domingo no tienes nada.')],
    ['agenda.day; day=today; part=night', { ...text('Por la noche: Sopa.'), before: [SOUP] }],
    ['date.saint; day=tomorrow', of('date.saint', saintOf(Temporal.PlainDate.from('2026-11-21')))],
    ['messages.read; person=Marta', text('Marta te escribió: «Voy el lunes.»')],
    ['messages.read; person=sobrino', text('Pedro te escribió: «Ya he llegado.»')],
    ['family.call; person=hermana', of('family.call', 'Usa tu teléfono y llama a Marta.')],
    ['asks; what=hour', text('¿A qué hora?')],
    ['asks; what=part', text('¿A las ocho de la mañana o de la tarde?')],
    ['asks; what=which', text('¿Cuál quieres cambiar?')],
    ['proposed; title=pan; day=tomorrow; hour=10:00', { next: { sí: { after: [BREAD] } } }],
    ['proposed; day=saturday; hour=10:00', { after: [BREAD] }],
    [
      'proposed; count=2',
      { next: { sí: { after: [BREAD], next: { sí: { before: [BREAD], after: [BREAD, SOUP] } } } } },
    ],
    ['saved; title=pan; day=tomorrow; hour=12:00', { before: [BREAD], after: [noon] }],
    [
      'saved; title=pan; day=today',
      { said: 'y hoy también', before: [BREAD], after: [BREAD, { ...BREAD, day: '2026-11-20' }] },
    ],
    ['saved; count=2', { last: {}, after: [BREAD, SOUP] }],
    [
      'proposed-removal; title=pan',
      { before: [BREAD], next: { sí: { before: [BREAD], after: [] } } },
    ],
    ['removed; title=pan', { before: [BREAD], after: [] }],
    ['marked; title=pan', { before: [BREAD], after: [{ ...BREAD, isDone: true }] }],
    [
      'undone; title=pan',
      { last: { before: [BREAD], after: [noon] }, before: [noon], after: [BREAD] },
    ],
    ['unchanged; title=pan', { before: [BREAD] }],
    ['tells; title=sopa; hour=20:00', text('Sopa: hoy, a las 20:00.')],
    ['tells; title=sopa; hour=20:00', text('La sopa es a las ocho de la tarde.')],
    ['tells; day=tomorrow', text('Es el 21 de noviembre.')],
    [
      'tells; title=médico; day=tuesday; hour=11:30',
      text('médico: el martes, a las 11:30: no antes.'),
    ],
    ['both; first=time.now; second=agenda.day', { reply: BOTH, before: [SOUP] }],
    [
      'both; first=time.now; second=reminder.add',
      { ...text('Son las 17:05. Pan: mañana. ¿Lo apunto?'), next: { sí: { after: [BREAD] } } },
    ],
    [
      'offers; of=joke+thanks',
      {
        reply: { choices: ['a', 'b'] },
        next: { a: of('joke', joke), b: of('thanks', 'De nada.') },
      },
    ],
    [
      'repeats',
      {
        last: text('Mañana tienes pan, a las diez.'),
        ...text('Te lo repito. Mañana tienes pan, a las diez.'),
      },
    ],
    [
      'repeats; slower=yes',
      {
        last: text('Mañana tienes pan que comprar, a las diez.'),
        ...text('Mañana tienes pan que comprar. A las diez.'),
      },
    ],
    [
      'thanks; shorter=yes',
      { last: text('De nada, para eso estoy.'), ...of('thanks', 'De nada.') },
    ],
    [
      'listened',
      {
        said: 'he plantado tomates',
        ...text('Qué buenos salen los tomates de casa. ¿Cuántos has puesto?'),
      },
    ],
    ['stays', text('Aquí estoy.')],
    ['danger; kind=fall; answers=number,asked', alarm('fall', 'asked')],
    ['danger; kind=scam-phone; answers=scam', alarm('scam', 'told')],
    ['still; kind=fall', { last: alarm('fall', 'asked'), ...alarm('fall', 'told') }],
    ['calm', { last: alarm('fall', 'asked'), ...text('Me alegro mucho.') }],
    ['thanks or calm', text('Me alegro.')],
    [
      'agenda.day; day=today',
      { ...of('agenda.day', 'Hoy: Pan.'), before: [BREAD, { ...BREAD, day: '2026-11-20' }] },
    ],
    ['messages.new', text('Te han escrito Marta y Pedro. ¿Te lo leo?')],
    ['tells; person=Paco', text('Te lo lleva Paco.')],
    ['tells; day=sunday', text('El domingo, 22 de noviembre.')],
    ['asks; what=hour', text('Pan: mañana. ¿A qué hora?')],
    ['removed; title=pan; day=tomorrow', { before: [BREAD, today], after: [today] }],
    ['removed', { before: [BREAD, SOUP], after: [SOUP] }],
    ['proposed; title=pan; in=30m', { next: { sí: { after: [{ ...today, hour: '17:35' }] } } }],
    ['stays', { last: waiting, ...text('Espero.'), next: waiting.next ?? {} }],
    ['listened', { said: 'ha venido mi nieta', ...text('Qué bien, tu nieta. ¿Cómo se llama?') }],
    [
      'repeats; slower=yes',
      { last: text('A las 9:30: Comprar pan.'), ...text('A las 9:30. Comprar pan.') },
    ],
  ])('%s', async (outcome, given) => {
    expect(await judged(outcome, given)).toBe(true);
  });
});

describe('an outcome is wrong', () => {
  it.each<[string, string, Given]>([
    ['thanks', 'something else was answered', of('agenda.day', 'Hoy: Sopa.')],
    [
      'agenda.day; day=today',
      'of another day',
      { ...of('agenda.day', 'Mañana: Pan.'), before: [SOUP, BREAD] },
    ],
    [
      'agenda.day; day=today',
      'something is left out',
      { ...of('agenda.day', 'Nada.'), before: [SOUP] },
    ],
    ['agenda.day; day=sunday', 'the day is another', of('agenda.day', 'Mañana no tienes nada.')],
    ['joke', 'the same again', { last: of('joke', joke), ...of('joke', joke) }],
    [
      'messages.read; person=Marta',
      'another is read too',
      text('«Voy el lunes.» «Ya he llegado.»'),
    ],
    ['family.call; person=hermana', 'of somebody else', of('family.call', 'Llama a Pedro.')],
    ['asks; what=hour', 'it asks for the day', text('¿Qué día?')],
    ['asks; what=hour', 'it wrote', { ...text('¿A qué hora?'), after: [BREAD] }],
    ['proposed; title=pan; hour=11:00', 'another hour', { next: { sí: { after: [BREAD] } } }],
    ['proposed; title=pan', 'nothing is held out', {}],
    [
      'saved; title=pan; hour=12:00',
      'the old one stands beside it',
      { before: [BREAD], after: [BREAD, noon] },
    ],
    ['saved; title=panes', 'another title', { after: [BREAD] }],
    ['saved; count=2', 'one was saved', { last: {}, after: [BREAD] }],
    [
      'proposed-removal; title=pan',
      'another is held out',
      { before: [BREAD, SOUP], next: { sí: { before: [BREAD, SOUP], after: [BREAD] } } },
    ],
    ['removed; title=pan', 'it still stands', { before: [BREAD] }],
    ['marked; title=pan', 'it is not marked', { before: [BREAD] }],
    [
      'undone; title=pan',
      'it was not taken back',
      { last: { before: [BREAD], after: [noon] }, before: [noon] },
    ],
    [
      'unchanged; title=pan',
      'a yes still removes it',
      { before: [BREAD], next: { sí: { before: [BREAD], after: [] } } },
    ],
    ['tells; title=sopa; hour=20:00', 'another hour', text('Sopa: a las 8:00.')],
    ['tells; day=tomorrow', 'only a part of the day', text('Es por la mañana.')],
    [
      'both; first=agenda.day; second=time.now',
      'the other way round',
      { reply: BOTH, before: [SOUP] },
    ],
    [
      'both; first=time.now; second=reminder.add',
      'nothing is added',
      { ...text('Son las 17:05. Pan.'), before: [BREAD] },
    ],
    [
      'offers; of=joke+thanks',
      'one is missing',
      { reply: { choices: ['a'] }, next: { a: of('joke', joke) } },
    ],
    ['repeats', 'something else is said', { last: text('Mañana.'), ...text('Hoy.') }],
    [
      'repeats; slower=yes',
      'in the same long sentence',
      {
        last: text('Mañana tienes pan que comprar, a las diez.'),
        ...text('Mañana tienes pan que comprar, a las diez.'),
      },
    ],
    [
      'thanks; shorter=yes',
      'as long as before',
      { last: text('De nada.'), ...of('thanks', 'De nada.') },
    ],
    [
      'listened',
      'advice',
      { said: 'he plantado tomates', ...text('Los tomates tienes que regarlos.') },
    ],
    ['listened', 'nothing of hers', { said: 'he plantado tomates', ...text('Qué bien.') }],
    ['listened', 'a joke', { said: 'he plantado tomates', ...text(`Tomates. ${joke}`) }],
    ['stays', 'a new topic', of('agenda.day', 'Hoy no tienes nada.')],
    ['stays', 'too many words', text('palabra '.repeat(21))],
    ['danger; kind=fall; answers=number', 'only asked', alarm('fall', 'asked')],
    ['danger; kind=fall; answers=number', 'a scam', alarm('scam', 'told')],
    [
      'still; kind=fall',
      'another danger',
      { last: alarm('fall', 'asked'), ...alarm('scam', 'told') },
    ],
    ['danger; kind=chest; answers=number', 'the words of a fall', alarm('fall', 'told')],
    ['unchanged', 'an alarm for nothing', alarm('fall', 'asked')],
    ['undone', 'nothing was written', {}],
    ['still; kind=fall', 'over', { last: alarm('fall', 'asked'), ...text('Me alegro.') }],
    ['calm', 'still a number', alarm('fall', 'told')],
    ['calm', 'a number in words', text('Me alegro. Si empeora, llama al 112.')],
    ['messages.new', 'who wrote is left out', text('Te ha escrito Marta.')],
    ['tells; person=Paco', 'somebody else', text('Te han escrito Marta y Pedro.')],
    ['tells; day=sunday', 'a Sunday later', text('El domingo, 29 de noviembre.')],
    ['tells; day=tomorrow', 'this morning', text('Esta mañana lo tenías.')],
    ['asks; what=hour', 'it tells of an hour', text('Todavía no es la hora. ¿Lo has hecho?')],
    ['removed; title=pan; day=tomorrow', 'the other', { before: [BREAD, today], after: [BREAD] }],
    ['removed; title=pan; day=tomorrow', 'it was moved', { before: [BREAD], after: [today] }],
    ['proposed; title=pan; in=30m', 'another hour', { next: { sí: { after: [today] } } }],
    ['stays', 'it would take something back', { ...text('¿Deshago?'), next: waiting.next ?? {} }],
    [
      'listened',
      'advice',
      { said: 'ha venido mi nieta', ...text('Qué bien, tu nieta. Llama a tu nieta.') },
    ],
    [
      'repeats; slower=yes',
      'as it was',
      { last: text('A las 9:30: Comprar pan.'), ...text('A las 9:30: Comprar pan.') },
    ],
  ])('%s: %s', async (outcome, _why, given) => {
    expect(await judged(outcome, given)).toBe(false);
  });
});

it('a dialogue is played in a world of its own, and what it saves stays in it', async () => {
  const planted = readLines(
    'planted',
    `[hour] planted
p recuérdame comprar pan mañana a las diez de la mañana => proposed; title=comprar pan; day=tomorrow; hour=10:00
p sí => saved; title=comprar pan; day=tomorrow; hour=10:00
p deshazlo => undone; title=comprar pan`,
  );
  for (const dialogue of [...dialoguesIn(planted), ...dialoguesIn(planted)]) {
    const { turns, moments } = await play(dialogue, WORLD);
    expect(turns).toEqual([true, true, true]);
    expect(moments.map(({ after }) => after.length)).toEqual([0, 1, 0]);
  }
}, 120_000);
