/** Local hours of a day between which somebody may be told, `08:00` to `22:00`; through midnight where they are turned. */
export interface Hours {
  readonly from: string;
  readonly until: string;
}

/** The first instant from now on at which somebody may be told: now, or when the hours begin. */
export function openFrom(
  { from, until }: Hours,
  now: Temporal.Instant,
  timeZone: string,
): Temporal.Instant {
  const local = now.toZonedDateTimeISO(timeZone);
  const wall = local.toPlainTime().toString({ smallestUnit: 'minute' });
  const isOpen = from < until ? wall >= from && wall < until : wall >= from || wall < until;
  if (isOpen) return now;
  const today = local.withPlainTime(from);
  return (wall < from ? today : today.add({ days: 1 })).toInstant();
}
