import type { AreaFigures, Metrics } from '@encina/contract/activity';
import { shortDay, weekdayDate } from '../../lib/dates.ts';
import { counted } from '../../lib/numbers.ts';
import type { Days, Reader } from '../../lib/reader.ts';

/** `2 h 35 min` */
export const durationWords = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

const minuteWords = (minutes: number) => counted(minutes, 'minuto', 'minutos');

/** The largest day and the average, in a sentence. */
export function dailyWords(daily: Metrics['dailyActivity']): string {
  const total = daily.reduce((sum, { minutes }) => sum + minutes, 0);
  const largest = daily.reduce(
    (most, day) => (day.minutes > most.minutes ? day : most),
    daily[0] ?? { day: '', minutes: 0 },
  );
  if (largest.minutes === 0) return 'En estos días no hay minutos de actividad.';
  const average = Math.round(total / daily.length);
  const words = average === 0 ? 'menos de un minuto' : minuteWords(average);
  return `El día con más actividad fue el ${weekdayDate(largest.day)}, con ${minuteWords(largest.minutes)}. La media es de ${words} al día.`;
}

/** What is said of a period as a whole: true of its figures, without a reproach. */
export function encouragement(
  { activeDays, gamesPlayed }: Pick<Metrics, 'activeDays' | 'gamesPlayed'>,
  days: Days,
  reader: Reader,
): { title: string; words: string } {
  const own = reader === 'self';
  if (activeDays === 0) {
    return {
      title: own ? 'Cuando quieras, aquí estamos' : 'Sin actividad en estos días',
      words: own
        ? 'Puedes empezar con un juego corto, con tus recuerdos o charlando un rato.'
        : `En los últimos ${days} días no ha usado Encina.`,
    };
  }
  const played =
    gamesPlayed === 0
      ? ''
      : ` y ${own ? 'has' : 'ha'} jugado ${counted(gamesPlayed, 'partida', 'partidas')}`;
  const used = `${own ? 'Has' : 'Ha'} usado Encina ${activeDays} de los últimos ${days} días${played}.`;
  return activeDays * 2 >= days
    ? { title: '¡Excelente progreso!', words: used }
    : { title: own ? '¡Cada rato cuenta!' : 'Va a su ritmo', words: used };
}

const AREA_NAMES: Readonly<Record<AreaFigures['area'], string>> = {
  memoria: 'Memoria',
  atención: 'Atención',
  cálculo: 'Cálculo',
  razonamiento: 'Razonamiento',
  visoespacial: 'Vista y espacio',
};
export const areaName = (area: AreaFigures['area']): string => AREA_NAMES[area];

/** `6 veces. En los 7 días anteriores, 4.` */
export function timesWords({ times, timesBefore }: AreaFigures, days: Days): string {
  return `${counted(times, 'vez', 'veces')}. En los ${days} días anteriores, ${timesBefore}.`;
}

const TRENDS = {
  self: {
    up: 'Te sale mejor que antes',
    same: 'Te sale como antes',
    down: 'Ahora te cuesta un poco más',
  },
  other: {
    up: 'Le sale mejor que antes',
    same: 'Le sale como antes',
    down: 'Ahora le cuesta un poco más',
  },
} as const;

export function trendWords(trend: AreaFigures['trend'], reader: Reader): string {
  if (trend === null) return 'Aún faltan datos';
  return TRENDS[reader === 'self' ? 'self' : 'other'][trend];
}

/** `del 14 de noviembre al 20 de noviembre` */
export function spanWords(daily: Metrics['dailyActivity']): string {
  const [first, last] = [daily[0], daily.at(-1)];
  return first && last ? `Del ${shortDay(first.day)} al ${shortDay(last.day)}` : '';
}
