import type { Intent } from '../../../understanding/intents.ts';
import { wordsOf } from '../../../understanding/words.ts';
import type { Moment, Stand } from './moment.ts';
import { fresh } from './slot-stands.ts';

/** What became of which reminder, and whether it is the one that she names. */

/** The reminders that were added, moved, done or removed between two times. */
export function touchedBy(
  name: Intent,
  before: readonly Stand[],
  after: readonly Stand[],
): readonly Stand[] {
  const came = fresh(before, after);
  const gone = fresh(after, before);
  const was = ({ title }: Stand) => gone.find((it) => it.title === title);
  const isDoneNow = (it: Stand) => it.isDone && was(it)?.isDone === false;
  if (name === 'reminder.add') return came.filter((it) => !was(it));
  if (name === 'reminder.complete') return came.filter(isDoneNow);
  if (name === 'reminder.move') return came.filter((it) => was(it) && !isDoneNow(it));
  return gone.filter(({ title }) => came.every((it) => it.title !== title));
}

const SMALL = new Set(['con', 'del', 'las', 'los', 'mis', 'para', 'por', 'que', 'sin', 'una']);
const VERB = /^\p{L}{2,}[aei]r$/u;

/** The words by which a reminder is named: not "comprar", where "pan" stands beside it. */
function namingWords({ title }: Stand): readonly string[] {
  const words = wordsOf(title).filter((word) => word.length > 2 && !SMALL.has(word));
  const names = words.filter((word) => !VERB.test(word));
  return names.length > 0 ? names : words;
}

/** Where she names it; -1 where she does not, or by other words. */
export function placeAsked(stand: Stand, said: string): number {
  const names = namingWords(stand);
  return wordsOf(said).findIndex((word) => names.includes(word));
}

/** No other, that was left as it was, is named by more of her words ("la pastilla de la tensión"). */
export function isHers(stand: Stand, { before, said }: Moment, end: readonly Stand[]): boolean {
  // What she wants added shares its words with none that stands.
  const added = touchedBy('reminder.add', before, end).flatMap(namingWords);
  const hers = wordsOf(said).filter((word) => !added.includes(word));
  const named = (it: Stand) => namingWords(it).filter((word) => hers.includes(word));
  const own = named(stand);
  const left = before.filter((it) => fresh(end, [it]).length === 0);
  return left.every((it) => {
    const others = named(it);
    return others.length <= own.length || !own.every((word) => others.includes(word));
  });
}
