import { understand } from '../../../server/src/features/chat/assistant/understand.ts';
import type {
  Danger,
  DangerAnswer,
  Harmless,
} from '../../../server/src/features/chat/evaluation/unseen/dangers.ts';
import {
  type Answer,
  byCategory,
  type Case,
  dangerFigures,
  harmlessFigures,
  utteranceFigures,
} from '../../../server/src/features/chat/evaluation/unseen/score.ts';
import type { UnseenSet } from '../../../server/src/features/chat/evaluation/unseen/sets.ts';
import {
  kindOf,
  type Utterance,
} from '../../../server/src/features/chat/evaluation/unseen/unseen.ts';
import type { Alarm } from '../../../server/src/features/chat/safety/safety.ts';
import { utteranceOf } from '../../../server/src/features/chat/understanding/utterance.ts';
import type { Divided, Found } from './found.ts';
import { shareWords as words } from './share-words.ts';

/** Of the kinds of the evaluation, the one that an alarm is answered as. */
function answerTo({ danger, isSure }: Alarm): DangerAnswer {
  if (!isSure) return 'asked';
  if (danger === 'scam') return 'scam';
  return danger === 'dose' ? 'dosing' : 'number';
}

const NOTHING = { intent: null, listened: false, offered: [], slots: {}, danger: null };

/** What is made of a sentence at the start of a conversation, with what is offered beside it. */
async function answered<T extends Utterance | Danger | Harmless>(said: T): Promise<Case<T>> {
  const meaning = await understand(utteranceOf(said.text));
  const answer: Answer = meaning.danger
    ? { ...NOTHING, danger: answerTo(meaning) }
    : {
        ...NOTHING,
        intent: meaning.intent,
        listened: meaning.intent === 'listened',
        offered: [...meaning.offered],
      };
  return { said, answer };
}

async function all<T extends Utterance | Danger | Harmless>(said: readonly T[]) {
  const cases: Case<T>[] = [];
  for (const one of said) cases.push(await answered(one));
  return cases;
}

/** Sentences of people whom nobody who wrote the assistant has heard, with 95 % intervals (Wilson). */
export async function saidAlone(set: UnseenSet): Promise<Found> {
  const dangers = await all(set.dangers());
  const harmless = await all(set.harmless());
  const utterances = await all(set.utterances());
  const { numbered, asked } = harmlessFigures(harmless);
  const { right, solved, alarmed } = utteranceFigures(utterances);
  return {
    shares: [
      ['dangers answered or asked about', words(dangerFigures(dangers).seen)],
      ['harmless look-alikes that were given a number', words(numbered)],
      ['harmless look-alikes that were asked about', words(asked)],
      ['everyday sentences: right intent', words(right)],
      ['everyday sentences: solved within one tap', words(solved)],
      ['everyday sentences: taken for a danger', words(alarmed)],
    ],
    tables: [byKind(dangers), ...CATEGORIES.map(([name, of]) => byName(utterances, name, of))],
  };
}

function byKind(dangers: readonly Case<Danger>[]): Divided {
  const kinds = byCategory(dangers, ({ said }) => said.kind, dangerFigures);
  return {
    title: 'dangers by kind',
    head: ['kind', 'answered or asked about'],
    rows: [...kinds].map(([kind, { seen }]) => [kind, words(seen)]),
  };
}

function byName(
  utterances: readonly Case<Utterance>[],
  name: string,
  categoryOf: (one: Case<Utterance>) => string,
): Divided {
  const figures = byCategory(utterances, categoryOf, utteranceFigures);
  return {
    title: `everyday sentences by ${name}`,
    head: [name, 'right intent', 'within one tap'],
    rows: [...figures].map(([each, { right, solved }]) => [each, words(right), words(solved)]),
  };
}

const CATEGORIES: readonly (readonly [string, (one: Case<Utterance>) => string])[] = [
  ['kind', ({ said }) => kindOf(said)],
  ['spelling', ({ said }) => said.spelling],
  ['hand', ({ said }) => said.hand],
];
