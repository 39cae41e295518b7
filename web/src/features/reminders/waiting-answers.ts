import type { BodyIn, ParamsOf } from '@encina/contract/endpoint';
import { answer, type Reminder } from '@encina/contract/reminders';
import { type Waiting, waitingFor } from '../../lib/offline/waiting.ts';
import { isOpen } from './next-reminder.ts';

/** "Recuérdamelo en 10 minutos". In ms. */
const POSTPONED_MS = 600_000;

type State = BodyIn<typeof answer>['state'];

/** A reminder as it is once the server knows what she said at that moment. */
export function answeredAs(reminder: Reminder, state: State, at: number): Reminder {
  const dueAt =
    state === 'postponed' ? new Date(at + POSTPONED_MS).toISOString() : reminder.dateTime;
  return {
    ...reminder,
    state,
    dueAt,
    isCompleted: state === 'done',
    answeredAt: state === 'pending' ? null : new Date(at).toISOString(),
  };
}

/** Reminders as the server has them, with what she said of them and it does not know yet. */
export function withWaiting(reminders: Reminder[], all: readonly Waiting[]): Reminder[] {
  const answers = waitingFor(all, answer);
  if (answers.length === 0) return reminders;
  return reminders.map((reminder) => {
    const last = answers.findLast(({ params }) =>
      isAbout(params as ParamsOf<typeof answer>, reminder),
    );
    return last ? answeredAs(reminder, last.body?.state as State, last.at) : reminder;
  });
}

const isAbout = (
  { reminderId, occurrence }: Pick<ParamsOf<typeof answer>, 'reminderId' | 'occurrence'>,
  reminder: Reminder,
): boolean => reminderId === reminder.id && occurrence === reminder.occurrence;

/** How many more (or fewer) of these are still to be done than the server counts. */
export function moreOpen(known: Reminder[], shown: Reminder[]): number {
  const open = (some: Reminder[]) => some.filter(isOpen).length;
  return open(shown) - open(known);
}
