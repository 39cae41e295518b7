import type { AreaFigures, DayOfActivity, Metrics } from '@encina/contract/activity';
import { shortDay, weekdayDate } from '../../lib/dates.ts';
import { counted } from '../../lib/numbers.ts';
import type { Days, Reader } from '../../lib/reader.ts';

/** `2 h 35 min` */
export const durationWords = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

const minuteWords = (minutes: number) => counted(minutes, 'minuto', 'minutos');

/** The largest day and the average, in a sentence. */
export function dailyWords(daily: readonly Pick<DayOfActivity, 'day' | 'minutes'>[]): string {
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

/**
 * What is said of a period as a whole: true of its figures, without a reproach. How many days they were, the suns say.
 * @see docs/decisions/0020-words-before-figures.md
 */
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
  const otherwise = own ? '¡Cada rato cuenta!' : 'Va a su ritmo';
  return {
    title: activeDays * 2 >= days ? '¡Excelente progreso!' : otherwise,
    words: playedWords(gamesPlayed, own),
  };
}

function playedWords(gamesPlayed: number, own: boolean): string {
  if (gamesPlayed === 0) return own ? 'Nos alegra verte por aquí.' : 'Usa Encina a su manera.';
  return `${own ? 'Has' : 'Ha'} jugado ${counted(gamesPlayed, 'partida', 'partidas')}.`;
}

const AREA_NAMES: Readonly<Record<AreaFigures['area'], string>> = {
  memoria: 'Memoria',
  atención: 'Atención',
  cálculo: 'Cálculo',
  razonamiento: 'Razonamiento',
  visoespacial: 'Vista y espacio',
};
export const areaName = (area: AreaFigures['area']): string => AREA_NAMES[area];

/** `6 veces. En los 7 días anteriores, 4.`; to herself without what was before. */
export function timesWords(
  { times, timesBefore }: Pick<AreaFigures, 'times' | 'timesBefore'>,
  days: Days,
  reader: Reader,
): string {
  const now = `${counted(times, 'vez', 'veces')}.`;
  return reader === 'self' ? now : `${now} En los ${days} días anteriores, ${timesBefore}.`;
}

const TRENDS = {
  up: 'Le sale mejor que antes',
  same: 'Le sale como antes',
  down: 'Ahora le cuesta un poco más',
} as const;

/** How an area goes against her own past, for whom she lets see it: nobody tells her that she got worse. */
export const trendWords = (trend: AreaFigures['trend']): string =>
  trend === null ? 'Aún faltan datos' : TRENDS[trend];

/** `Del 14 de noviembre al 20 de noviembre` */
export function spanWords(daily: readonly Pick<DayOfActivity, 'day'>[]): string {
  const [first, last] = [daily[0], daily.at(-1)];
  return first && last ? `Del ${shortDay(first.day)} al ${shortDay(last.day)}` : '';
}
