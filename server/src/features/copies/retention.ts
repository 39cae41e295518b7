/** Days, weeks and months of which a copy is kept: the last one of each, and of today all. */
const KEPT = { days: 7, weeks: 4, months: 6 } as const;
/** Whose nights they are; two hours of the Canaries change nothing. */
const TIME_ZONE = 'Europe/Madrid';
/** From this hour on a day has its copy: the town sleeps. */
const HOUR = 3;

/** Of copies made at these instants, those that have had their time. The newest always stays. */
export function expired(
  madeAt: readonly Temporal.Instant[],
  now: Temporal.Instant,
): Temporal.Instant[] {
  const today = dayOf(now);
  const monday = mondayOf(today);
  const periods = [
    ...range(KEPT.days, (back) => `day ${today.subtract({ days: back })}`),
    ...range(KEPT.weeks, (back) => `week ${monday.subtract({ weeks: back })}`),
    ...range(KEPT.months, (back) => `month ${today.toPlainYearMonth().subtract({ months: back })}`),
  ];
  const newestFirst = madeAt.toSorted((a, b) => Temporal.Instant.compare(b, a));
  const ofToday = madeAt.filter((made) => dayOf(made).equals(today));
  const kept = new Set([...newestFirst.slice(0, 1), ...ofToday]);
  for (const period of periods) {
    const last = newestFirst.find((made) => periodsOf(dayOf(made)).includes(period));
    if (last) kept.add(last);
  }
  return madeAt.filter((made) => !kept.has(made));
}

/** Whether today's copy is to be made where the newest one is of then. */
export function isDue(newest: Temporal.Instant | undefined, now: Temporal.Instant): boolean {
  if (!newest) return true;
  const { hour } = now.toZonedDateTimeISO(TIME_ZONE);
  const before = Temporal.PlainDate.compare(dayOf(newest), dayOf(now)) < 0;
  return before && hour >= HOUR;
}

const dayOf = (instant: Temporal.Instant): Temporal.PlainDate =>
  instant.toZonedDateTimeISO(TIME_ZONE).toPlainDate();

const mondayOf = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.subtract({ days: day.dayOfWeek - 1 });

const periodsOf = (day: Temporal.PlainDate): string[] => [
  `day ${day}`,
  `week ${mondayOf(day)}`,
  `month ${day.toPlainYearMonth()}`,
];

const range = <T>(length: number, of: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => of(index));
