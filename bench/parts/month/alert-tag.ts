import { instantOf, ZONE } from './plan.ts';

/** `Recuerdo 3.1, ayer a las 21:30. …`: whose, and of which of her hours. */
const SAYS_WHEN = /^(?<title>[^,]+), (?<day>ayer |el \d+ de \p{L}+ )?a las? (?<time>\d+:\d\d)\./u;

/** Each occurrence is warned of by itself: two may be taken back at one moment. */
export const alertTag = (title: string, at: number): string =>
  `alert ${title} ${Temporal.Instant.fromEpochMilliseconds(at)}`;

/** The same of the words that a relative reads. */
export function alertTagOf(body: string, now: number): string {
  const { title = body, day, time = '' } = SAYS_WHEN.exec(body)?.groups ?? {};
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(ZONE).toPlainDate();
  const date = day === 'ayer ' ? today.subtract({ days: 1 }) : lastOf(day, today);
  return alertTag(title, instantOf(`${date}T${time.padStart(5, '0')}`));
}

/** The last day of that number; today where none is named. */
function lastOf(words: string | undefined, today: Temporal.PlainDate): Temporal.PlainDate {
  const [number] = /\d+/.exec(words ?? '') ?? [];
  if (number === undefined) return today;
  const own = today.with({ day: Number(number) });
  return Temporal.PlainDate.compare(own, today) < 0 ? own : own.subtract({ months: 1 });
}
