import { toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';

const MOST_DAYS = 400;

/** Whole local days, from the first to the last. */
export interface Period {
  readonly days: readonly string[];
  readonly first: Temporal.PlainDate;
  readonly last: Temporal.PlainDate;
  /** Instants, as UTC texts: from the start of the first day to before `until`. */
  readonly from: string;
  readonly until: string;
}

interface Instants {
  readonly startDate: string;
  readonly endDate: string;
}

/** A client that asks for "the last seven days" may say it so: from now, as many days back. */
const BACK_FROM_NOW = [7, 30] as const;
const SAME_MOMENT_SECONDS = 5;

/** Whether the end is that many days after the start, by the clock on the wall or in hours. */
function isBack(days: number, start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): boolean {
  const starts = [end.subtract({ days }), end.subtract({ hours: days * 24 })];
  return starts.some((then) => Math.abs(then.until(start).total('seconds')) < SAME_MOMENT_SECONDS);
}

/** The local days that the two instants fall on, both included; of seven days back from now, seven and not eight. */
export function periodOf({ startDate, endDate }: Instants, timeZone: string): Period {
  const [start, end] = [instantFrom(startDate), instantFrom(endDate)];
  if (Temporal.Instant.compare(end, start) < 0) {
    throw new DomainError('invalid', { message: 'El periodo no puede acabar antes de empezar.' });
  }
  const [from, to] = [start.toZonedDateTimeISO(timeZone), end.toZonedDateTimeISO(timeZone)];
  const days = BACK_FROM_NOW.some((count) => isBack(count, from, to)) ? 1 : 0;
  const [first, last] = [from.toPlainDate().add({ days }), to.toPlainDate()];
  const count = first.until(last).total('days') + 1;
  if (count > MOST_DAYS) {
    throw new DomainError('invalid', {
      message: `El periodo no puede tener más de ${MOST_DAYS} días.`,
    });
  }
  return daysFrom(first, count, timeZone);
}

/** The last local days, today included. */
export function lastDays(now: Temporal.Instant, timeZone: string, count: number): Period {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  return daysFrom(today.subtract({ days: count - 1 }), count, timeZone);
}

function daysFrom(first: Temporal.PlainDate, count: number, timeZone: string): Period {
  const last = first.add({ days: count - 1 });
  return {
    days: Array.from({ length: count }, (_, days) => first.add({ days }).toString()),
    first,
    last,
    from: startOf(first, timeZone),
    until: startOf(last.add({ days: 1 }), timeZone),
  };
}

/** Where a local day begins, as UTC text. */
export const startOf = (day: Temporal.PlainDate, timeZone: string): string =>
  toText(day.toZonedDateTime(timeZone).toInstant());

/** What is written as an instant may still have more decimals than an instant holds. */
function instantFrom(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text);
  } catch (cause) {
    throw new DomainError('invalid', { cause });
  }
}
