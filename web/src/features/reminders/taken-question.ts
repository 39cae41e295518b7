import type { Reminder } from '@encina/contract/reminders';
import { clockTime, theHour } from '../../lib/dates.ts';
import { distanceWords, isLongBefore } from './next-reminder.ts';
import { atWords, nearDayWords, timeOf, timeWords, wallNow } from './wall-time.ts';

interface TakenQuestion {
  readonly question: string;
  /** Which one it is, where the question does not say so. */
  readonly which: string | undefined;
  /** What the button says that counts it as done. */
  readonly label: string;
}

/** Asked before something of her health counts as done: of what is far from its hour, whether it is that one. */
export function takenQuestion(reminder: Reminder, now: Date, timeZone: string): TakenQuestion {
  const { category, dateTime } = reminder;
  const { heard, already, label } = category === 'Medicación' ? MEDICINE : OTHER_HEALTH;
  if (!isLongBefore(reminder, now)) {
    return { question: heard, which: whichWords(reminder, now, timeZone), label };
  }
  const hour = theHour(clockTime(dateTime, timeZone));
  const distance = distanceWords(dateTime, now).toLowerCase();
  return { question: `Es para ${hour}, ${distance}. ${already}`, which: undefined, label };
}

const MEDICINE = {
  heard: '¿Ya la has tomado, o solo la has oído?',
  already: '¿La has tomado ya?',
  label: 'Ya la he tomado',
} as const;

const OTHER_HEALTH = {
  heard: '¿Ya lo has hecho, o solo lo has oído?',
  already: '¿Lo has hecho ya?',
  label: 'Ya lo he hecho',
} as const;

/** From this hour on, yesterday is last night. */
const NIGHT = '20:00';

/** Which one it is, of all that bear its name: `La de las 9:00 de hoy`, `La de anoche, a las 21:30`. */
export function whichWords({ category, dateTime }: Reminder, now: Date, timeZone: string): string {
  const wall = wallNow(new Date(dateTime), timeZone);
  const time = timeOf(wall);
  const day = nearDayWords(wall, wallNow(now, timeZone));
  const it = category === 'Medicación' ? 'La' : 'Lo';
  if (day === 'hoy') return `${it} de ${theHour(timeWords(time))} de hoy`;
  if (day === 'ayer' && time >= NIGHT) return `${it} de anoche, ${atWords(time)}`;
  // "Ayer" and "mañana" are one word, a day of the calendar is several.
  return `${it} ${day.includes(',') ? 'del' : 'de'} ${day}, ${atWords(time)}`;
}
