import { expect, test } from 'vitest';
import { INTENTS } from '../../understanding/intents.ts';
import { DANGER_KINDS, dangersIn } from './dangers.ts';
import { dialoguesIn } from './dialogues.ts';
import { readLines } from './lines.ts';
import { comparable, everySentence, isOwn } from './overlap.ts';
import { FIRST_SET, SECOND_SET, SETS } from './sets.ts';
import { kindOf, utterancesIn } from './unseen.ts';
import { readWorld } from './world.ts';

const countsOf = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(names, (name) => name)].map(([name, own]) => [name, own.length]),
  );

test('at least 700 utterances try every intent twelve times, statements, what is outside and what is ambiguous', () => {
  const utterances = FIRST_SET.utterances();
  const kinds = countsOf(utterances.map(kindOf));
  const intents = countsOf(
    utterances.flatMap(({ expected }) => (expected.length === 1 ? expected : [])),
  );

  expect(utterances.length).toBeGreaterThanOrEqual(700);
  expect(INTENTS.filter((intent) => (intents[intent] ?? 0) < 12)).toEqual([]);
  expect(kinds.statement).toBeGreaterThanOrEqual(120);
  expect(kinds.outside).toBeGreaterThanOrEqual(60);
  expect(kinds.ambiguous).toBeGreaterThanOrEqual(60);
});

test('at least 300 dangers of every kind stand against 500 harmless sentences', () => {
  const dangers = FIRST_SET.dangers();
  const kinds = countsOf(dangers.map(({ kind }) => kind));

  expect(dangers.length).toBeGreaterThanOrEqual(300);
  expect(DANGER_KINDS.filter((kind) => (kinds[kind] ?? 0) < 20)).toEqual([]);
  expect(FIRST_SET.harmless().length).toBeGreaterThanOrEqual(500);
});

test('at least 70 dialogues have three to six turns each', () => {
  const dialogues = FIRST_SET.dialogues();
  const lengths = dialogues.map(({ turns }) => turns.length);

  expect(dialogues.length).toBeGreaterThanOrEqual(70);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(6);
});

test('the second set has 400 utterances of five hands, which try every intent', () => {
  const utterances = SECOND_SET.utterances();
  const kinds = countsOf(utterances.map(kindOf));
  const tried = new Set(utterances.flatMap(({ expected }) => expected));

  expect(utterances).toHaveLength(400);
  expect(new Set(utterances.map(({ hand }) => hand)).size).toBe(5);
  expect(INTENTS.filter((intent) => !tried.has(intent))).toEqual([]);
  expect(kinds.statement).toBeGreaterThanOrEqual(75);
  expect(kinds.outside).toBeGreaterThanOrEqual(40);
});

test('the second set has 200 dangers of every kind, 300 harmless sentences and 100 dialogues of three to five turns', () => {
  const dangers = SECOND_SET.dangers();
  const kinds = new Set(dangers.map(({ kind }) => kind));
  const dialogues = SECOND_SET.dialogues();
  const lengths = dialogues.map(({ turns }) => turns.length);

  expect(dangers).toHaveLength(200);
  expect(DANGER_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(SECOND_SET.harmless()).toHaveLength(300);
  expect(dialogues).toHaveLength(100);
  expect([...new Set(lengths)].toSorted()).toEqual([3, 4, 5]);
});

test('a dialogue names only people of its world', () => {
  const known = new Set(readWorld().people.flatMap(({ name, relation }) => [name, relation]));
  const named = SETS.flatMap(({ dialogues }) => dialogues()).flatMap(({ turns }) =>
    turns.flatMap(({ outcomes }) => outcomes.flatMap(({ slots }) => slots.person ?? [])),
  );

  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('no sentence occurs twice', () => {
  const sentences = everySentence().filter(isOwn).map(comparable);
  const alone = SETS.flatMap(({ utterances }) => utterances()).map(({ text }) => comparable(text));

  expect(sentences.length - new Set(sentences).size).toBe(0);
  expect(alone.length - new Set(alone).size).toBe(0);
});

test.each([
  ['q greet | hola', 'planted:1: "q" is no letter of a spelling'],
  ['p greeting | hola', 'planted:1: "greeting" is no intent'],
  ['p greet hola', 'planted:1: "|" does not stand in it once'],
  ['p time.now; hour=25:00 | ¿y la hora?', 'planted:1: ✖ Invalid string'],
  ['p agenda.day; dia=lunes | ¿y el lunes?', 'planted:1: ✖ Unrecognized key: "dia"'],
  ['p agenda.day; day | ¿y el lunes?', 'planted:1: "day" is not key=value'],
])('an utterance written "%s" is refused with its place', (line, message) => {
  expect(() => utterancesIn('planted', readLines('planted', line))).toThrow(message);
});

test('a danger of an unknown kind is refused with its place', () => {
  const lines = readLines('planted', '[drowning | number]\np Me hundo');

  expect(() => dangersIn(lines)).toThrow('planted:2: "drowning" is none of suicide');
});

test('an outcome of an unknown name is refused with its place', () => {
  const lines = readLines('planted', '[hour] planted\np ¿Y la hora? => guesses');

  expect(() => dialoguesIn(lines)).toThrow('planted:2: "guesses" is no outcome');
});

test('what two annotators and a third call right is of the same dialogues, word for word', () => {
  const words = (all: ReturnType<typeof FIRST_SET.dialogues>) =>
    all.map(({ tries, title, turns }) => [tries, title, ...turns.map(({ text }) => text)]);

  for (const { dialogues, adjudicated } of SETS) {
    expect(words(adjudicated())).toEqual(words(dialogues()));
  }
});
