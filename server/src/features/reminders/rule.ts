import { MOST_TIMES, type ReminderInput } from '@encina/contract/reminders';
import { DomainError } from '../../core/errors.ts';
import type { Rule } from './course.ts';
import { nextOccurrence } from './recurrence.ts';
import type { ReminderRow } from './reminder-rows.read.ts';

type RuleRow = Pick<ReminderRow, 'starts_at' | 'recurrency' | 'weekdays' | 'times' | 'until'>;
type RuleInput = Pick<ReminderInput, 'dateTime' | 'recurrency' | 'weekdays' | 'times' | 'until'>;

const parts = (text: string): string[] => (text === '' ? [] : text.split(','));

export function ruleOf(row: RuleRow): Rule {
  return {
    startsAt: row.starts_at,
    recurrency: row.recurrency,
    weekdays: parts(row.weekdays).map(Number),
    times: parts(row.times),
    until: row.until,
  };
}

/** What the person was asked for, from a rule that is stored. */
export const inputOf = (rule: Rule): RuleInput => ({
  dateTime: rule.startsAt,
  recurrency: rule.recurrency,
  weekdays: [...rule.weekdays],
  times: [...rule.times],
  until: rule.until,
});

/**
 * The rule as it is kept: in wall time, with its start on one of its own days, and nothing that it has no use for.
 * @throws DomainError `invalid` where it would never come.
 */
export function ruleRow(input: RuleInput, timeZone: string): RuleRow {
  const { recurrency } = input;
  const startsAt = wallTime(input.dateTime, timeZone);
  const weekdays = recurrency === 'weekly' ? unique(input.weekdays) : [];
  const times = unique([startsAt.slice(11), ...input.times]);
  const until = recurrency === 'none' ? null : input.until;
  if (until !== null && until < startsAt.slice(0, 10)) {
    const message = 'El final no puede ser antes del comienzo.';
    throw new DomainError('invalid', { message, fields: { until: message } });
  }
  const day = Temporal.PlainDate.from(startsAt.slice(0, 10));
  const first = nextOccurrence({ startsAt, recurrency, weekdays, times, until }, day);
  if (!first) {
    const message = 'Con esos días no llega nunca antes del final.';
    throw new DomainError('invalid', { message, fields: { until: message } });
  }
  return {
    starts_at: first,
    recurrency,
    weekdays: weekdays.join(','),
    times: times.length > 1 ? times.join(',') : '',
    until,
  };
}

/**
 * @param before the rule in whose place it comes: an older one keeps as many times as it had
 * @throws DomainError `invalid` where it would come more often in a day
 */
export function refuseMoreTimes(rule: RuleRow, before?: RuleRow): void {
  const most = Math.max(MOST_TIMES, before ? parts(before.times).length : 0);
  if (parts(rule.times).length <= most) return;
  const message = `Como mucho ${MOST_TIMES} horas al día.`;
  throw new DomainError('invalid', { message, fields: { times: message } });
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)].sort();

/** An instant as the wall clock of the town shows it; what is wall time already stays. */
function wallTime(text: string, timeZone: string): string {
  const isInstant = /(Z|[+-]\d\d:?\d\d)$/.test(text);
  const local = isInstant
    ? Temporal.Instant.from(text).toZonedDateTimeISO(timeZone).toPlainDateTime()
    : Temporal.PlainDateTime.from(text);
  return local.toString({ smallestUnit: 'minute', roundingMode: 'floor' });
}
