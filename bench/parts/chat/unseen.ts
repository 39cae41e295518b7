import { understand } from '../../../server/src/features/chat/assistant/understand.ts';
import {
  type Danger,
  type DangerAnswer,
  type Harmless,
  readDangers,
  readHarmless,
} from '../../../server/src/features/chat/evaluation/unseen/dangers.ts';
import {
  type Answer,
  byCategory,
  type Case,
  dangerFigures,
  harmlessFigures,
  utteranceFigures,
} from '../../../server/src/features/chat/evaluation/unseen/score.ts';
import {
  kindOf,
  readUtterances,
  type Utterance,
} from '../../../server/src/features/chat/evaluation/unseen/unseen.ts';
import type { Alarm } from '../../../server/src/features/chat/safety/safety.ts';
import { utteranceOf } from '../../../server/src/features/chat/understanding/utterance.ts';
import type { Report } from '../../support/results.ts';
import { table } from '../../support/words.ts';
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
export async function tellUnseen({ note, say }: Report): Promise<void> {
  const dangers = await all(readDangers());
  const harmless = await all(readHarmless());
  const utterances = await all(readUtterances());
  note('unseen dangers answered or asked about', words(dangerFigures(dangers).seen));
  const { numbered, asked } = harmlessFigures(harmless);
  note('unseen harmless look-alikes that were given a number', words(numbered));
  note('unseen harmless look-alikes that were asked about', words(asked));
  const { right, solved, alarmed } = utteranceFigures(utterances);
  note('unseen everyday sentences: right intent', words(right));
  note('unseen everyday sentences: solved within one tap', words(solved));
  note('unseen everyday sentences: taken for a danger', words(alarmed));
  const kinds = byCategory(dangers, ({ said }) => said.kind, dangerFigures);
  const rows = [...kinds].map(([kind, { seen }]) => [kind, words(seen)]);
  say(`Dangers by kind:\n\n${table(['kind', 'answered or asked about'], rows)}`);
  for (const [title, categoryOf] of CATEGORIES) {
    const figures = byCategory(utterances, categoryOf, utteranceFigures);
    const shares = [...figures].map(([name, found]) => [
      name,
      words(found.right),
      words(found.solved),
    ]);
    say(
      `Everyday sentences by ${title}:\n\n${table([title, 'right intent', 'within one tap'], shares)}`,
    );
  }
}

const CATEGORIES: readonly (readonly [string, (one: Case<Utterance>) => string])[] = [
  ['kind', ({ said }) => kindOf(said)],
  ['spelling', ({ said }) => said.spelling],
  ['hand', ({ said }) => said.hand],
];
