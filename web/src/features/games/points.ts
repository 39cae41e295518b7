import { secondsOf } from '@encina/games/constants';

const whole = new Intl.NumberFormat('es-ES');

/** "1 punto", "1.320 puntos" */
export const points = (score: number): string =>
  `${whole.format(score)} ${score === 1 ? 'punto' : 'puntos'}`;

/** "1:12", of seconds. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The clock of a round, where it is played against one. */
export const timeCounter = ({ timed, elapsedMs }: { timed: boolean; elapsedMs: number }) =>
  timed ? [{ label: 'Tiempo', value: clock(secondsOf(elapsedMs)) }] : [];

/** "72 segundos", "2 minutos y 5 segundos": as it is said. */
export function duration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const said = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  if (minutes === 0) return said(rest, 'segundo');
  return rest === 0
    ? said(minutes, 'minuto')
    : `${said(minutes, 'minuto')} y ${said(rest, 'segundo')}`;
}
