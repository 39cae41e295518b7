import { plain } from '../../../understanding/words.ts';
import type { Moment, Stand } from './moment.ts';
import {
  changesOf,
  fresh,
  isSame,
  matching,
  type Slots,
  titled,
  wroteNothing,
} from './slot-stands.ts';

/** What became of her reminders, or would with her yes. */

export const YES = 'sí';

/** The moments in which she says yes to whatever is held out, once and once more. */
export async function afterYes(moment: Moment, times: number): Promise<readonly Moment[]> {
  const moments: Moment[] = [];
  for (let last = moment; moments.length < times; ) {
    last = await last.goOn(YES);
    moments.push(last);
  }
  return moments;
}

/** Before anything was said of it: a title that stood then is told from one that came. */
const beginning = ({ earlier, before }: Moment): readonly Stand[] => earlier[0]?.before ?? before;

const countIn = ({ count }: Slots): number | undefined =>
  count?.[0] === undefined ? undefined : Number(count[0]);

/** Those that the slots mean, whether or not they stood there before they were named. */
function found(moment: Moment, stands: readonly Stand[], slots: Slots): readonly Stand[] {
  const all = matching(stands, slots, moment.today);
  return slots.title ? all : fresh(beginning(moment), all);
}

/** "Y mañana también" wants another one beside the first. */
const wantsBoth = ({ said }: Moment): boolean => /\btambien\b/.test(plain(said));

export function saved(moment: Moment, slots: Slots): boolean {
  const count = countIn(slots);
  // Several are held out in the message before, and may have been written one by one.
  const since = moment.earlier.at(-1)?.before ?? moment.before;
  if (count !== undefined) return changesOf(since, moment.after) === count;
  const right = found(moment, moment.after, slots);
  const asTheyWere = titled(moment.after, slots).filter((it) => !right.includes(it));
  return right.length > 0 && (asTheyWere.length === 0 || wantsBoth(moment));
}

export async function proposed(moment: Moment, slots: Slots): Promise<boolean> {
  const count = countIn(slots);
  const last = (await afterYes(moment, count ?? 1)).at(-1)?.after ?? [];
  if (count !== undefined) return changesOf(moment.before, last) === count;
  return [moment.after, last].some((stands) => found(moment, stands, slots).length > 0);
}

/** Of several that are called the same, the day and the hour tell which; one that was moved still stands. */
export function removed({ before, after, today }: Moment, slots: Slots): boolean {
  const count = (stands: readonly Stand[]) =>
    matching(stands, { title: slots.title }, today).length;
  const isLess = count(after) < count(before);
  if (slots.title === undefined) return isLess;
  const left = matching(after, slots, today).length;
  return isLess && left === 0 && matching(before, slots, today).length > 0;
}

export async function proposedRemoval(moment: Moment, slots: Slots): Promise<boolean> {
  const [yes] = await afterYes(moment, 1);
  return removed(moment, slots) || (yes !== undefined && removed(yes, slots));
}

export const marked = ({ after }: Moment, slots: Slots): boolean =>
  titled(after, slots).some(({ isDone }) => isDone);

/** As before the last message that wrote something; where nothing was written, nothing was taken back. */
export function undone({ earlier, after }: Moment): boolean {
  const last = earlier.findLast((it) => !wroteNothing(it));
  return last !== undefined && isSame(last.before, after);
}

export async function unchanged(moment: Moment): Promise<boolean> {
  const [yes] = await afterYes(moment, 1);
  return wroteNothing(moment) && yes !== undefined && wroteNothing(yes);
}

const OR = /\b(?:mañana|tarde|noche|madrugada)\b.*\bo\b.*\b(?:mañana|tarde|noche|madrugada)\b/;
const ASKS: Readonly<Record<string, RegExp>> = {
  hour: /\b(?:hora|cuando)\b/,
  day: /\b(?:que dia|otro dia|cuando)\b/,
  part: OR,
  which: /\b(?:cual|cuales|que recordatorio|que aviso)\b/,
};

/** It asks for what is missing, and wrote nothing; what it tells beside the question asks for nothing. */
export function asks(moment: Moment, { what = [] }: Slots): boolean {
  const questions = moment.reply.text.match(/¿[^?]*\?/g) ?? [];
  return (
    wroteNothing(moment) &&
    questions.some((asked) => what.some((one) => ASKS[one]?.test(plain(asked))))
  );
}
