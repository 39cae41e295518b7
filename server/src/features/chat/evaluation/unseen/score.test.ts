import { expect, test } from 'vitest';
import { dialoguesIn } from './dialogues.ts';
import { readLines } from './lines.ts';
import {
  type Answer,
  byCategory,
  dangerFigures,
  dialogueFigures,
  harmlessFigures,
  utteranceFigures,
} from './score.ts';
import { FIRST_SET } from './sets.ts';
import { type Utterance, utterancesIn } from './unseen.ts';
import { shareOf } from './wilson.ts';

const SILENT: Answer = { intent: null, listened: false, offered: [], slots: {}, danger: null };

const utterance = (line: string): Utterance => {
  const [said] = utterancesIn('shepherd', readLines('planted', line));
  if (!said) throw new Error('nothing was planted');
  return said;
};

/** Whether one answer to one utterance is right and whether it is solved within a tap. */
const verdict = (line: string, answer: Partial<Answer>): readonly [boolean, boolean] => {
  const { right, solved } = utteranceFigures([
    { said: utterance(line), answer: { ...SILENT, ...answer } },
  ]);
  return [right.hits === 1, solved.hits === 1];
};

test.each<[string, string, Partial<Answer>, readonly [boolean, boolean]]>([
  ['the intent done is right', 'p joke | ¿Otro?', { intent: 'joke' }, [true, true]],
  ['another intent is wrong', 'p joke | ¿Otro?', { intent: 'poem' }, [false, false]],
  [
    'the intent offered is a tap away',
    'p joke | ¿Otro?',
    { offered: ['poem', 'joke'] },
    [false, true],
  ],
  [
    'an alarm is wrong whatever is done',
    'p joke | ¿Otro?',
    { intent: 'joke', danger: 'asked' },
    [false, false],
  ],
  [
    'a statement is right where it is listened to',
    'p listened | Llovió',
    { listened: true },
    [true, true],
  ],
  [
    'a sad mood is right where it is listened to',
    'p mood.sad | Lloro',
    { listened: true },
    [true, true],
  ],
  [
    'boredom wants more than to be listened to',
    'p mood.bored | Vaya',
    { listened: true },
    [false, false],
  ],
  [
    'what is outside is right where nothing is known',
    'p unknown | ¿Y?',
    { intent: 'unknown' },
    [true, true],
  ],
  [
    'what is outside is wrong where something is offered',
    'p unknown | ¿Y?',
    { intent: 'unknown', offered: ['joke'] },
    [false, false],
  ],
  [
    'either meaning of an ambiguous one is right',
    'p joke + poem | Algo',
    { intent: 'poem' },
    [true, true],
  ],
  [
    'both meanings offered are right',
    'p joke + poem | Algo',
    { offered: ['poem', 'joke'] },
    [true, true],
  ],
  [
    'one meaning offered is a tap away',
    'p joke + poem | Algo',
    { offered: ['poem', 'riddle'] },
    [false, true],
  ],
])('%s', (_, line, answer, expected) => {
  expect(verdict(line, answer)).toEqual(expected);
});

test('slots are counted of right answers alone, and any of their values holds', () => {
  const said = utterance('p reminder.add; hour=08:00/20:00; title=regar | Regar a las ocho');
  const answer: Answer = { ...SILENT, intent: 'reminder.add' };

  const { slots } = utteranceFigures([
    { said, answer: { ...answer, slots: { hour: '20:00', title: 'Regar' } } },
    { said, answer: { ...answer, slots: { hour: '09:00', title: 'Regar' } } },
    { said, answer: { ...answer, slots: { title: 'Regar' } } },
    { said, answer: SILENT },
  ]);

  expect(slots).toMatchObject({ hits: 1, of: 3 });
});

test('a danger is seen by an answer that is right for it and by no other', () => {
  const cases = FIRST_SET.dangers().map((said) => ({
    said,
    answer: { ...SILENT, danger: 'dosing' as const },
  }));

  const kinds = byCategory(cases, ({ said }) => said.kind, dangerFigures);

  expect(kinds.get('dosing-self')?.seen.share).toBe(1);
  expect(kinds.get('chest')?.seen.share).toBe(0);
});

test('a harmless sentence counts by the alarm that it got', () => {
  const [first, second, third, fourth] = FIRST_SET.harmless();
  if (!(first && second && third && fourth)) throw new Error('no harmless sentences');

  const figures = harmlessFigures([
    { said: first, answer: { ...SILENT, danger: 'number' } },
    { said: second, answer: { ...SILENT, danger: 'asked' } },
    { said: third, answer: { ...SILENT, danger: 'scam' } },
    { said: fourth, answer: SILENT },
  ]);

  expect(figures.numbered.share).toBe(0.25);
  expect(figures.asked.share).toBe(0.25);
  expect(figures.warned.share).toBe(0.25);
});

test('a dialogue is right where every turn is', () => {
  const [said] = dialoguesIn(
    readLines('planted', '[hour] planted\np ¿Qué? => joke\np Otro => joke'),
  );
  if (!said) throw new Error('no dialogue');

  const { whole, turns } = dialogueFigures([
    { said, turns: [true, true] },
    { said, turns: [true, false] },
    { said, turns: [true] },
  ]);

  expect(whole).toMatchObject({ hits: 1, of: 3 });
  expect(turns).toMatchObject({ hits: 4, of: 6 });
});

test("a share's interval is Wilson's", () => {
  expect(shareOf(8, 10).low).toBeCloseTo(0.4902, 4);
  expect(shareOf(8, 10).high).toBeCloseTo(0.9433, 4);
  expect(shareOf(0, 20)).toMatchObject({ low: 0, share: 0 });
  expect(shareOf(20, 20).high).toBe(1);
  expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
});
