import { clockTime } from './dates.ts';

const NUMBERS = [
  'en punto',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'cuarto',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
  'media',
] as const;

const HOURS = [
  'las doce',
  'la una',
  'las dos',
  'las tres',
  'las cuatro',
  'las cinco',
  'las seis',
  'las siete',
  'las ocho',
  'las nueve',
  'las diez',
  'las once',
] as const;

/** Until when each part of the day lasts, in hours. Noon lasts until people eat. */
const PARTS = [
  [1, 'de la noche'],
  [6, 'de la madrugada'],
  [12, 'de la mañana'],
  [14, 'del mediodía'],
  [21, 'de la tarde'],
  [24, 'de la noche'],
] as const;

/** The time of a town as people say it: `las siete y veinte de la tarde`, `la una menos cuarto del mediodía`. */
export function clockWords(instant: Date, timeZone: string): string {
  const [hour = 0, minute = 0] = clockTime(instant, timeZone).split(':').map(Number);
  const part = PARTS.find(([end]) => hour < end)?.[1];
  return `${spoken(hour, minute)} ${part}`;
}

function spoken(hour: number, minute: number): string {
  if (minute === 0) return `${HOURS[hour % 12]} ${NUMBERS[0]}`;
  if (minute <= 30) return `${HOURS[hour % 12]} y ${NUMBERS[minute]}`;
  return `${HOURS[(hour + 1) % 12]} menos ${NUMBERS[60 - minute]}`;
}
