import { DAY_MS, type DayNumber, dayNumber, dayOf, dayText } from './day-number.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Days of a time zone of which the offset is kept. */
const MOST_KEPT = 4_000;
const kept = new Map<string, Map<DayNumber, Offset>>();
/** How far local clocks are ahead of UTC, in ms; null where they change near that day. */
type Offset = number | null;

/**
 * Milliseconds since 1970 at which the clocks of a time zone show that wall time, `18:00`, on a local day. An hour that
 * a clock change leaves out moves forward, one that comes twice counts the first time.
 */
export function epochAt(day: DayNumber, time: string, timeZone: string): number {
  const offset = offsetOn(day, timeZone);
  if (offset === null) return asked(`${dayText(day)}T${time}`, timeZone);
  return day * DAY_MS + minutesOf(time) * MINUTE_MS - offset;
}

/** The same of a wall time with its day, `2026-11-20T18:00`. */
export function epochOf(wall: string, timeZone: string): number {
  const day = dayNumber(wall.slice(0, 10));
  return day === undefined ? asked(wall, timeZone) : epochAt(day, wall.slice(11), timeZone);
}

/** Instants whose text is kept: what many people do at the same hours of the same days. */
const MOST_TEXTS = 4_000;
const texts = new Map<number, string>();

/** Milliseconds since 1970 as UTC text: V8 takes longer to write one than to find where a reminder stands. */
export function textAt(epoch: number): string {
  const known = texts.get(epoch);
  if (known !== undefined) return known;
  if (texts.size >= MOST_TEXTS) texts.clear();
  const text = new Date(epoch).toISOString();
  texts.set(epoch, text);
  return text;
}

/** The local day that the clocks of a time zone show at a moment, in ms since 1970. */
export function dayAt(epoch: number, timeZone: string): DayNumber {
  const offset = offsetOn(Math.floor(epoch / DAY_MS), timeZone);
  if (offset !== null) return Math.floor((epoch + offset) / DAY_MS);
  const zoned = Temporal.Instant.fromEpochMilliseconds(epoch).toZonedDateTimeISO(timeZone);
  return dayOf(zoned.toPlainDate());
}

const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const asked = (wall: string, timeZone: string): number =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
    .epochMilliseconds;

/** The one of the whole of a local day. */
function offsetOn(day: DayNumber, timeZone: string): Offset {
  const known = kept.get(timeZone)?.get(day);
  if (known !== undefined) return known;
  const days = kept.get(timeZone) ?? new Map<DayNumber, Offset>();
  if (days.size >= MOST_KEPT) days.clear();
  const offset = steadyOffset(day, timeZone);
  kept.set(timeZone, days.set(day, offset));
  return offset;
}

/** A local day lies between 14 hours before and 36 after the midnight of UTC. */
function steadyOffset(day: DayNumber, timeZone: string): Offset {
  const at = (hours: number) =>
    Temporal.Instant.fromEpochMilliseconds(day * DAY_MS + hours * HOUR_MS).toZonedDateTimeISO(
      timeZone,
    ).offsetNanoseconds;
  const [before, noon, after] = [at(-24), at(12), at(48)];
  return before === noon && noon === after ? noon / 1_000_000 : null;
}
