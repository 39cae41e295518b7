import { inHalf, inOtherHalf } from '../../understanding/half-of-day.ts';
import { NEXT_WEEK } from '../../understanding/periods.ts';
import { asked } from '../confirmation.ts';
import { wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { repeated } from '../spanish.ts';
import type { Target } from '../target.ts';
import type { Turn } from '../turn.ts';
import { withBareHalf } from './add-reminder.ts';

/** Asks for the hour or the day again; what she did not refuse stays. */
export const whatInstead = (what: 'hour' | 'day', target: Target, to: string): Reply => ({
  text:
    what === 'hour'
      ? `¿A qué hora pongo «${target.title}»?`
      : `¿A qué día cambio «${target.title}»?`,
  choices: ['Nada'],
  remember: { pending: { kind: 'move-when', target, to } },
});

/**
 * Asks for the day and the hour where none was said, else for a yes.
 * @param proposed where it was to be moved to before she said this
 */
export async function proposeMove(
  target: Target,
  turn: Turn,
  proposed = target.occurrence,
): Promise<Reply> {
  const at = movedTo(target, turn, wall({ occurrence: proposed }));
  // What she only refuses is asked for anew, and the same moment is no change.
  const { denied } = turn.when;
  if (!at && denied) return whatInstead(denied, target, proposed);
  if (at === 'hour') return whatInstead('hour', target, onItsDay(target, turn, proposed));
  if (!at || (at.equals(wall(target)) && proposed === target.occurrence)) {
    return {
      text: `¿Para cuándo cambio «${target.title}»?`,
      choices: ['Nada'],
      remember: { pending: { kind: 'move-when', target, ...earlierIn(turn) } },
    };
  }
  const reminder = (await turn.gateway.reminders()).find(({ id }) => id === target.id);
  const repetition =
    reminder && reminder.recurrency !== 'none'
      ? repeated(reminder.recurrency, reminder.weekdays, at.toPlainDate())
      : undefined;
  const to = at.toString({ smallestUnit: 'minute' });
  const { time, shift } = withBareHalf(turn);
  const isShifted = shift !== undefined && !time ? { isShifted: true } : {};
  return asked({ kind: 'move', target, to, repeated: repetition, ...isShifted }, turn);
}

const LATE = 20;

/** "A las seis", said of what is at five in the evening, is of the evening; what nobody does by night stays as it is. */
function sameHalf(time: Temporal.PlainTime, { hour }: Temporal.PlainDateTime): Temporal.PlainTime {
  // From the late evening on, ten and eleven are of the night, too.
  const until = hour >= LATE ? 12 : 10;
  return hour >= 12 && time.hour >= 7 && time.hour < until ? inHalf(time, 'tarde') : time;
}

function movedTo(target: Target, turn: Turn, proposed: Temporal.PlainDateTime) {
  const when = withBareHalf(turn);
  const { date, time, minutes, shift, part, period } = when;
  // "La gimnasia de esta tarde, una hora más tarde".
  if (shift !== undefined && !time && (!part || date?.equals(proposed.toPlainDate())))
    return shifted(target, turn, proposed, shift);
  if (date || time || part) {
    const day = followingDay(date, turn, wall(target)) ?? proposed.toPlainDate();
    const half = part
      ? inOtherHalf(proposed.toPlainTime(), part, turn.said.plain)
      : proposed.toPlainTime();
    if (!time && !half) return 'hour';
    return day.toPlainDateTime(
      time && !date && when.isTimeSure === false
        ? sameHalf(time, proposed)
        : (time ?? half ?? proposed.toPlainTime()),
    );
  }
  const from = wall(target);
  // The same day of the week that she names, at the same hour.
  if (period?.name === NEXT_WEEK) return from.add({ weeks: 1 });
  if (minutes === undefined) return undefined;
  const { pending } = turn.conversation;
  // "No, una hora entera", said of what was to be half an hour earlier, is an hour earlier.
  const isEarlier =
    (pending?.kind === 'move-when' && pending.isEarlier === true) ||
    (pending?.kind === 'move' &&
      pending.to < pending.target.occurrence &&
      pending.to.slice(0, 10) === pending.target.occurrence.slice(0, 10));
  return from.add({ minutes: isEarlier ? -minutes : minutes });
}

/** "Media hora antes mejor", of what was to be a quarter of an hour earlier, is counted from where it stands. */
function shifted(
  target: Target,
  { when: { date }, conversation: { pending } }: Turn,
  proposed: Temporal.PlainDateTime,
  minutes: number,
): Temporal.PlainDateTime {
  const isOther =
    pending?.kind === 'move' &&
    pending.isShifted === true &&
    pending.to < pending.target.occurrence === minutes < 0;
  const from = isOther ? wall(target) : proposed;
  return (date ?? from.toPlainDate()).toPlainDateTime(from.toPlainTime()).add({ minutes });
}

const earlierIn = ({ said }: Turn): { readonly isEarlier?: true } =>
  /\b(?:adelant\w+|antes|mas (?:temprano|pronto))\b/.test(said.plain) ? { isEarlier: true } : {};

/** The day that she names, while its hour is asked. */
function onItsDay(target: Target, turn: Turn, proposed: string): string {
  const at = wall({ occurrence: proposed });
  const day = followingDay(turn.when.date, turn, wall(target)) ?? at.toPlainDate();
  return day.toPlainDateTime(at.toPlainTime()).toString({ smallestUnit: 'minute' });
}

const FOLLOWING =
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) (?:siguiente|de despues)\b/;
const WEEK = { days: 7 } as const;

/** "Al jueves siguiente", of what is on Tuesday week, is the Thursday after that. */
function followingDay(
  date: Temporal.PlainDate | undefined,
  { said }: Turn,
  from: Temporal.PlainDateTime,
): Temporal.PlainDate | undefined {
  let day = date;
  if (!FOLLOWING.test(said.plain)) return day;
  while (day && Temporal.PlainDate.compare(day, from.toPlainDate()) <= 0) day = day.add(WEEK);
  return day;
}
