import type { OccurrenceState, Reminder } from '@encina/contract/reminders';
import { answerTo, type Happening } from './happenings.ts';
import { isAnswered, type Moment } from './known.ts';

/** Time after which nobody can have only just heard it, in ms. */
export const MISSED_AFTER = 30 * 60_000;

export function shown(it: Happening, moment: Moment): Reminder {
  const { row, rule, course } = it.of;
  const answer = answerTo(it);
  const dateTime = new Date(it.at).toISOString();
  const state = stateOf(it, moment);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    recurrency: row.recurrency,
    weekdays: [...rule.weekdays],
    times: [...course.times],
    until: row.until,
    startsAt: row.starts_at,
    dateTime,
    occurrence: it.occurrence,
    state,
    answeredAt: answer && answer.state !== 'pending' ? answer.changed_at : null,
    dueAt: (state === 'postponed' && answer?.postponed_until) || dateTime,
    isCompleted: state === 'done',
  };
}

/** When it rings, in ms since 1970. */
export function dueOf(it: Happening, moment: Moment): number {
  const until = stateOf(it, moment) === 'postponed' ? answerTo(it)?.postponed_until : undefined;
  return until ? Date.parse(until) : it.at;
}

function stateOf(it: Happening, { now }: Moment): OccurrenceState {
  const answer = answerTo(it);
  if (answer && isAnswered(answer)) return answer.state;
  const isPostponed = answer?.state === 'postponed';
  const due = isPostponed && answer.postponed_until ? Date.parse(answer.postponed_until) : it.at;
  if (due + MISSED_AFTER < now) return 'missed';
  return isPostponed ? 'postponed' : 'pending';
}
