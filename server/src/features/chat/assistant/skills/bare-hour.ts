import { NUMBER, numberOf } from '../../understanding/clock-words.ts';
import { EARLIEST, NOON } from '../../understanding/half-of-day.ts';
import { standingIn } from '../refused.ts';
import type { Turn } from '../turn.ts';

/** A figure alone, where an hour is talked about. */

const HALF = '(?: y (?:media|cuarto))?';
const BARE_HOUR = new RegExp(
  `^(?:(?:(?:pues|ay|uy|mejor|a|las?) )*(?<not>${NUMBER})${HALF} no )?(?:(?:no|si|vale|bueno|eso|ea|venga|pues|mejor|a|sobre|sino|(?:pon|cambia|pasa)(?:me)?l[oa]) )*(?:las? )?(?<hour>${NUMBER})(?: y (?<more>media|cuarto))?(?: mejor)?$`,
);
/** "Podólogo cambiar 12": after the verb that moves it. */
const MOVED_TO = new RegExp(
  `^(?:\\S+ ){0,5}(?:cambiar?|pasar?|mover|mueve|poner)(?:l[oa])? (?:\\S+ ){0,3}(?:a )?(?:las? )?(?<hour>${NUMBER})(?: y (?<more>media|cuarto))?$`,
  'u',
);
const MINUTES: Readonly<Record<string, number>> = { media: 30, cuarto: 15 };
const LAST_HOUR = 23;

/** "9", "nueve y media", and "18 no, 19" of what stands at 18:00. */
export function bareHourIn({ said, conversation }: Turn): Temporal.PlainTime | undefined {
  const match = BARE_HOUR.exec(said.plain) ?? MOVED_TO.exec(said.plain);
  const { not, hour: named = '', more = '' } = match?.groups ?? {};
  const hour = numberOf(named);
  const { time, date } = standingIn(conversation) ?? {};
  const stands = time === undefined ? undefined : Temporal.PlainTime.from(time).hour;
  if (named === '' || /^un/.test(named) || hour < 1 || hour > LAST_HOUR) return undefined;
  // Another figure than that of the hour may be of anything.
  if (not && stands !== numberOf(not) && stands !== numberOf(not) + NOON) return undefined;
  // From 13 on it may be a day of the month, where no such hour is talked about.
  const isAsked = date !== undefined && time === undefined;
  const isOfAfternoon = stands !== undefined && stands > NOON;
  if (hour > NOON && !(isAsked || isOfAfternoon)) return undefined;
  const whole = hour < EARLIEST ? hour + NOON : hour;
  return Temporal.PlainTime.from({ hour: whole, minute: MINUTES[more] ?? 0 });
}
