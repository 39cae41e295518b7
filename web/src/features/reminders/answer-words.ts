import type { Category, Reminder } from '@encina/contract/reminders';
import { atTime } from '../../lib/dates.ts';

/** What concerns her health: it comes first, interrupts a game, and is not left out by one tap. */
export const isHealth = (category: Category): boolean =>
  category === 'Medicación' || category === 'Salud';

/** What the button says that answers "done". */
export const DONE = 'Ya está hecho';

/** Asked before something of her health counts as done, and what the button says that does so. */
export const takenQuestion = (category: Category): { question: string; label: string } =>
  category === 'Medicación'
    ? { question: '¿Ya la has tomado, o solo la has oído?', label: 'Ya la he tomado' }
    : { question: '¿Ya lo has hecho, o solo lo has oído?', label: 'Ya lo he hecho' };

/** The other answer to that. */
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
