/** Seconds that fall on one local day. */
export interface DaySeconds {
  readonly day: string;
  readonly seconds: number;
}

/**
 * The local days that the seconds right before an instant fall on, the latest first; with no seconds, its own day.
 * A day can thus never get more seconds than it has, whatever is reported just after midnight.
 */
export function secondsByDay(
  end: Temporal.Instant,
  seconds: number,
  timeZone: string,
): DaySeconds[] {
  const local = end.toZonedDateTimeISO(timeZone);
  const today = Math.ceil(local.since(local.startOfDay()).total('seconds'));
  const first = { day: local.toPlainDate().toString(), seconds: Math.min(seconds, today) };
  if (seconds <= today) return [first];
  // A moment before midnight still is the day before, however long that was.
  const before = local.startOfDay().subtract({ milliseconds: 1 }).toInstant();
  return [first, ...secondsByDay(before, seconds - today, timeZone)];
}
