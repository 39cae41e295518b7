import { isIntent } from '../../../understanding/intents.ts';
import type { Outcome, Turn } from '../dialogues.ts';
import {
  afterYes,
  asks,
  marked,
  proposed,
  proposedRemoval,
  removed,
  saved,
  unchanged,
  undone,
} from './acts.ts';
import { answered, signOf, tells, withYeses } from './answered.ts';
import { isShorter, listened, offers, repeats, stays } from './company.ts';
import { answersDanger, isCalm, isStill } from './danger.ts';
import type { Moment } from './moment.ts';
import type { Slots } from './slot-stands.ts';

type Judge = (moment: Moment, slots: Slots) => boolean | Promise<boolean>;

/** Both are done or held out; what is held out is tried with a yes to each. */
async function both(moment: Moment, { first = [], second = [] }: Slots): Promise<boolean> {
  const yeses = await afterYes(moment, 2);
  const text = withYeses(moment, yeses);
  const end = yeses.at(-1) ?? moment;
  const place = (names: readonly string[]) =>
    Math.max(
      ...names.filter(isIntent).map((name) => signOf(name, text, { ...moment, after: end.after })),
    );
  const [one, other] = [place(first), place(second)];
  const acts = [...first, ...second];
  return one >= 0 && other > one && acts.every((name) => isDone(name, moment, end));
}

/** Of what writes, words are not enough. */
function isDone(name: string, { before }: Moment, { after }: Moment): boolean {
  const added = after.filter(({ title }) => before.every((it) => it.title !== title));
  if (name === 'reminder.add') return added.length > 0;
  if (name === 'reminder.remove') return after.length - added.length < before.length;
  if (name !== 'reminder.complete') return true;
  return after.filter((it) => it.isDone).length > before.filter((it) => it.isDone).length;
}

/** What must be so after a turn, by the names of the README. */
const JUDGES: Readonly<Record<string, Judge>> = {
  asks,
  proposed,
  saved,
  'proposed-removal': proposedRemoval,
  removed,
  marked,
  undone,
  unchanged,
  tells,
  both,
  offers,
  repeats,
  listened,
  stays,
  danger: answersDanger,
  still: isStill,
  calm: isCalm,
};

const OF_DANGER: ReadonlySet<string> = new Set(['danger', 'still']);

/** Whether one outcome is what happened. A number or "¿Te ha pasado algo malo?" is right of a danger alone. */
async function isOutcome(moment: Moment, { name, slots }: Outcome): Promise<boolean> {
  if (moment.reply.alarm && !OF_DANGER.has(name)) return false;
  if (slots.shorter && !isShorter(moment)) return false;
  const judge = JUDGES[name];
  if (judge) return judge(moment, slots);
  return isIntent(name) && answered(moment, name, slots);
}

/** Whether any of the outcomes of a turn is. */
export async function isRight(moment: Moment, { outcomes }: Turn): Promise<boolean> {
  for (const outcome of outcomes) {
    if (await isOutcome(moment, outcome)) return true;
  }
  return false;
}
