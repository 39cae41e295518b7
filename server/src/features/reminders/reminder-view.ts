import type { OccurrenceState, Reminder } from '@encina/contract/reminders';
import { answerTo, type Happening } from './happenings.ts';
import { type Answer, isAnswered, type Moment } from './known.ts';
import { textAt } from './wall-clock.ts';

/** Time after which nobody can have only just heard it, in ms. */
export const MISSED_AFTER = 30 * 60_000;

export function shown(it: Happening, moment: Moment): Reminder {
  const { row, rule, course } = it.of;
  const answer = answerTo(it);
  const dateTime = textAt(it.at);
  const state = stateOf(it, answer, moment);
  const view: Reminder = {
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
  // Not spread: one object of one shape is made of each reminder, and most have no name to say.
  if (row.written_by_name !== null) view.writtenBy = row.written_by_name;
  return view;
}

/** When it rings, in ms since 1970. */
export function dueOf(it: Happening, moment: Moment): number {
  const answer = answerTo(it);
  const until = stateOf(it, answer, moment) === 'postponed' ? answer?.postponed_until : undefined;
  return until ? Date.parse(until) : it.at;
}

function stateOf(it: Happening, answer: Answer | undefined, { now }: Moment): OccurrenceState {
  if (answer && isAnswered(answer)) return answer.state;
  const isPostponed = answer?.state === 'postponed';
  const due = isPostponed && answer.postponed_until ? Date.parse(answer.postponed_until) : it.at;
  if (due + MISSED_AFTER < now) return 'missed';
  return isPostponed ? 'postponed' : 'pending';
}
