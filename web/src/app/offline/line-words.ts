import { atTime, clockTime, daysAgo, localDay, shortDay, theHour } from '../../lib/dates.ts';
import { counted } from '../../lib/numbers.ts';

/** `Lo que ves es de las 9:40.`, `… de ayer, a las 9:40.`, `… del 16 de noviembre, a las 9:40.` */
export function fromWhen(at: number, now: Date, timeZone: string): string {
  const day = daysAgo(at, now, timeZone);
  if (day === 'hoy') return `Lo que ves es de ${theHour(clockTime(at, timeZone))}.`;
  const name = day === 'ayer' ? 'de ayer' : `del ${shortDay(localDay(at, timeZone))}`;
  return `Lo que ves es ${name}, ${atTime(at, timeZone)}.`;
}

/** `3 cosas por enviar.`, and nothing where nothing waits. */
export const toSend = (count: number): string =>
  count === 0 ? '' : `${counted(count, 'cosa', 'cosas')} por enviar.`;
