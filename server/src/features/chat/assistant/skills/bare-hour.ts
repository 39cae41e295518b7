import { minutesOf, NUMBER, numberOf, MINUTES as PAST } from '../../understanding/clock-words.ts';
import { EARLIEST, NOON } from '../../understanding/half-of-day.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { standingIn } from '../refused.ts';
import type { Turn } from '../turn.ts';

/** A figure alone, where an hour is talked about. */

const HALF = '(?: y (?:media|cuarto))?';
const BARE_HOUR = new RegExp(
  inLines`^(?:(?:(?:pues|ay|uy|mejor|a|las?) )*(?<not>${NUMBER})${HALF} no )?(?:(?:
    no|si|vale|bueno|eso|ea|venga|pues|mejor|a|sobre|sino|y(?= p)|(?:pon|cambia|pasa)(?:me)?(?:l[oea])?
  ) )*(?:las? )?(?<hour>${NUMBER})(?: (?<sign>y|menos) (?<more>${PAST})| en punto)?(?: mejor)?$`,
);
/** "Podólogo cambiar 12": after the verb that moves it. */
const MOVED_TO = new RegExp(
  inLines`^(?:\S+ ){0,5}(?:
    cambiar?|pasar?|mover|mueve|poner
  )(?:l[oa])? (?:\S+ ){0,3}(?:a )?(?:las? )?(?<hour>${NUMBER})(?: y (?<more>media|cuarto))?$`,
  'u',
);
/** "Cambia el 11 por las 12", "pon un doce donde pone once": one figure in the place of another. */
const IN_PLACE = [
  new RegExp(
    inLines`\b(?:
      (?:el|un|las?) |donde (?:pone|dice|puse|pusiste|he puesto) (?:(?:el|un|las?) )?
    )(?<not>${NUMBER}) (?:por|y|pon\S*|es|son|mejor|sino|no (?:sino|es|son))(?: (?:
      pon|apunta|escribe|deja|mejor
    )\S*)* (?:(?:el|un|al|las?|a las?) )?(?<hour>${NUMBER})(?: y (?<more>media|cuarto)
    )?(?![\p{L}\d:])`,
    'u',
  ),
  new RegExp(
    inLines`\b(?:(?:el|un|las?) )?(?<hour>${NUMBER}) (?:
      donde (?:pone|dice|puse|pusiste|he puesto)|en (?:vez|lugar) del?
    ) (?:(?:el|un|las?) )?(?<not>${NUMBER})(?![\p{L}\d:])`,
    'u',
  ),
];
const LAST_HOUR = 23;

/** "9", "nueve y media", and "18 no, 19" of what stands at 18:00. */
export function bareHourIn({ said, conversation }: Turn): Temporal.PlainTime | undefined {
  const match = BARE_HOUR.exec(said.plain) ?? MOVED_TO.exec(said.plain);
  const { not, hour: named = '', sign, more } = match?.groups ?? {};
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
  const minutes = minutesOf(more) * (sign === 'menos' ? -1 : 1);
  return Temporal.PlainTime.from({ hour: whole }).add({ minutes });
}

/** "Cambia el 11 por las 12", of what stands at eleven: 11 is no day. */
export function hourInPlaceIn({ said, when, conversation }: Turn): Temporal.PlainTime | undefined {
  if (when.denied) return undefined;
  const found = IN_PLACE.map((it) => it.exec(said.plain)).find((it) => it !== null);
  const { not = '', hour: named = '', more } = found?.groups ?? {};
  const time = standingIn(conversation)?.time;
  const hour = numberOf(named);
  if (!found || !time || hour < 1 || hour > LAST_HOUR) return undefined;
  const stands = Temporal.PlainTime.from(time).hour;
  if (stands % NOON !== numberOf(not) % NOON) return undefined;
  return Temporal.PlainTime.from({
    hour: hour < EARLIEST ? hour + NOON : hour,
    minute: minutesOf(more),
  });
}
