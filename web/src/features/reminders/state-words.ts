import type { Reminder } from '@encina/contract/reminders';
import { atTime, localDay, weekdayDate } from '../../lib/dates.ts';

/** Whose list it is: her own, or that of somebody who cares for her. */
type Teller = 'her' | 'family';

const DECIDED: Record<Teller, string> = { her: 'lo decidiste', family: 'lo decidió' };
const RINGS_AGAIN: Record<Teller, string> = { her: 'Te lo recordaré', family: 'Recordar' };

/** What became of it, as a state and never as an order: `Hecho a las 8:32`, `Hoy no · lo decidiste a las 8:40`. */
export function stateWords(reminder: Reminder, timeZone: string, teller: Teller = 'her'): string {
  const { state, dueAt } = reminder;
  if (state === 'done') return `Hecho${answeredWords(reminder, timeZone)}`;
  if (state === 'skipped') {
    return `Hoy no · ${DECIDED[teller]}${answeredWords(reminder, timeZone)}`;
  }
  if (state === 'missed') return 'Sin confirmar';
  if (state === 'pending') return 'Pendiente';
  return `${RINGS_AGAIN[teller]} ${atTime(dueAt, timeZone)}`;
}

/** ` a las 8:32`; with its day where that is not the one on which it was due. */
function answeredWords({ answeredAt, dateTime }: Reminder, timeZone: string): string {
  if (answeredAt === null) return '';
  const day = localDay(answeredAt, timeZone);
  const when = atTime(answeredAt, timeZone);
  return day === localDay(dateTime, timeZone) ? ` ${when}` : ` el ${weekdayDate(day)}, ${when}`;
}
