/** From ten in the evening until eight in the morning, on the wall clock. */
const QUIET = { from: 22, until: 8 } as const;

/** When the quiet of the night ends; undefined by day. */
export function endOfQuiet(now: Temporal.Instant, timeZone: string): Temporal.Instant | undefined {
  const local = now.toZonedDateTimeISO(timeZone);
  if (local.hour >= QUIET.until && local.hour < QUIET.from) return undefined;
  const morning = local.hour >= QUIET.from ? local.add({ days: 1 }) : local;
  return morning
    .toPlainDate()
    .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour: QUIET.until }) })
    .toInstant();
}
