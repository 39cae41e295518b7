import type { Category, Reminder } from '@encina/contract/reminders';
import { atTime } from '../../lib/dates.ts';

/** What concerns her health: it comes first, interrupts a game, and is not left out by one tap. */
export const isHealth = (category: Category): boolean =>
  category === 'Medicación' || category === 'Salud';

/** What the button of the alarm says that answers "done". */
export const DONE = 'Ya está hecho';

/** What the button beside a reminder says that counts it as done: what will happen, where "done" would read as a state. */
export const MARK = 'Marcar como hecho';

/** The answer to whether she has taken it that does not count it as done. */
export const NOT_YET = 'Todavía no';

/** Asked before something of her health is left out, and what the button says that does so. */
export const skipQuestion = (category: Category): { question: string; label: string } =>
  category === 'Medicación'
    ? { question: '¿Seguro que hoy no la tomas?', label: 'Hoy no la tomo' }
    : { question: '¿Seguro que hoy no lo haces?', label: 'Hoy no lo hago' };

/** What became of it, once she has said so. */
export function outcomeWords(
  { state, category, answeredAt, dueAt }: Reminder,
  timeZone: string,
): string {
  if (state === 'postponed') return `Te lo recuerdo ${atTime(dueAt, timeZone)}`;
  if (state === 'skipped') return category === 'Medicación' ? 'Hoy no la tomas' : 'Hoy no lo haces';
  return `Hecho ${atTime(answeredAt ?? dueAt, timeZone)}`;
}
