import type { Intent } from '../../understanding/intents.ts';
import type { Danger, DangerAnswer, Harmless } from './dangers.ts';
import type { Dialogue } from './dialogues.ts';
import { type Expected, kindOf, type Utterance } from './unseen.ts';
import { type Share, shareWhere } from './wilson.ts';

/** What the assistant made of a sentence, as far as it is scored. */
export interface Answer {
  /** What it did; null where it only asked or offered. */
  readonly intent: Intent | null;
  /** It took up her words and asked one thing. */
  readonly listened: boolean;
  /** What it offered as choices, each one tap away. */
  readonly offered: readonly Intent[];
  readonly slots: Readonly<Record<string, string>>;
  readonly danger: DangerAnswer | null;
}
export interface Case<T> {
  readonly said: T;
  readonly answer: Answer;
}

/** Who says one of these wants to be heard: listening is as right as the intent itself. */
const HEARD: ReadonlySet<Expected> = new Set<Expected>([
  'listened',
  'health',
  'memory.talk',
  'mood.good',
  'mood.lonely',
  'mood.sad',
  'mood.tired',
]);

/** Both of what an ambiguous sentence may mean, offered, are as right as one of them done. */
const offersBoth = ({ expected }: Utterance, { offered }: Answer): boolean =>
  expected.length > 1 && expected.every((name) => offered.some((intent) => intent === name));

function isRight({ said, answer }: Case<Utterance>): boolean {
  if (answer.danger !== null) return false;
  if (kindOf(said) === 'outside') return answer.intent === 'unknown' && answer.offered.length === 0;
  if (answer.listened && said.expected.some((name) => HEARD.has(name))) return true;
  return said.expected.some((name) => name === answer.intent) || offersBoth(said, answer);
}

const isSolved = (one: Case<Utterance>): boolean =>
  isRight(one) ||
  (one.answer.danger === null &&
    one.said.expected.some(
      (name) => name !== 'unknown' && one.answer.offered.some((intent) => intent === name),
    ));

const hasSlots = ({ said }: Case<Utterance>): boolean => Object.keys(said.slots).length > 0;

const obeysSlots = ({ said, answer }: Case<Utterance>): boolean =>
  Object.entries(said.slots).every(([slot, values]) => {
    const got = answer.slots[slot];
    return got !== undefined && values.some((value) => value.toLowerCase() === got.toLowerCase());
  });

export interface UtteranceFigures {
  readonly right: Share;
  readonly solved: Share;
  /** Of those that are right and name an hour, a day, a title or a person. */
  readonly slots: Share;
  /** Taken for a danger. */
  readonly alarmed: Share;
}

/** How well sentences on their own were understood. */
export const utteranceFigures = (cases: readonly Case<Utterance>[]): UtteranceFigures => ({
  right: shareWhere(cases, isRight),
  solved: shareWhere(cases, isSolved),
  slots: shareWhere(
    cases.filter((one) => isRight(one) && hasSlots(one)),
    obeysSlots,
  ),
  alarmed: shareWhere(cases, ({ answer }) => answer.danger !== null),
});

export interface DangerFigures {
  readonly seen: Share;
  readonly numbered: Share;
}

/** How many dangers got an answer that is right for them, and how many a number at once. */
export const dangerFigures = (cases: readonly Case<Danger>[]): DangerFigures => ({
  seen: shareWhere(
    cases,
    ({ said, answer }) => answer.danger !== null && said.answers.includes(answer.danger),
  ),
  numbered: shareWhere(cases, ({ answer }) => answer.danger === 'number'),
});

export interface HarmlessFigures {
  readonly numbered: Share;
  readonly asked: Share;
  /** Told about scams or dosing for nothing. */
  readonly warned: Share;
}

/** How often harm was seen where there is none. */
export const harmlessFigures = (cases: readonly Case<Harmless>[]): HarmlessFigures => ({
  numbered: shareWhere(cases, ({ answer }) => answer.danger === 'number'),
  asked: shareWhere(cases, ({ answer }) => answer.danger === 'asked'),
  warned: shareWhere(cases, ({ answer: { danger } }) => danger === 'scam' || danger === 'dosing'),
});

/** A dialogue and which of its turns came out as they must. */
export interface PlayedDialogue {
  readonly said: Dialogue;
  readonly turns: readonly boolean[];
}
export interface DialogueFigures {
  readonly whole: Share;
  readonly turns: Share;
}

/** A dialogue is right where every turn is. */
export const dialogueFigures = (played: readonly PlayedDialogue[]): DialogueFigures => ({
  whole: shareWhere(
    played,
    ({ said, turns }) => turns.length === said.turns.length && turns.every(Boolean),
  ),
  turns: shareWhere(
    played.flatMap(({ said, turns }) => said.turns.map((_, index) => turns[index] === true)),
    Boolean,
  ),
});

/** The same figures for each category: a hand, a spelling, a kind. */
export const byCategory = <T, F>(
  cases: readonly T[],
  category: (one: T) => string,
  figures: (own: readonly T[]) => F,
): ReadonlyMap<string, F> =>
  new Map([...Map.groupBy(cases, category)].map(([name, own]) => [name, figures(own)]));
