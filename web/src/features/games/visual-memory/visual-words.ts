import type { VisualMemory } from '@encina/games/visual-memory';
import { counted } from '../../../lib/numbers.ts';
import type { Remark, Said } from '../game-kind.ts';

const COLUMNS = 4;

/** "fila 1, columna 3" */
export const placeName = (cell: number): string =>
  `fila ${Math.floor(cell / COLUMNS) + 1}, columna ${(cell % COLUMNS) + 1}`;

const found = ({ targets, chosen }: VisualMemory): number =>
  chosen.filter((cell) => targets.includes(cell)).length;

/** What is said of places that are shown, of one that is chosen, of a level that is passed. */
export function tellVisual(state: VisualMemory, before?: VisualMemory): Said | undefined {
  const { phase, targets, chosen, level } = state;
  if (phase === 'showing' && before?.phase !== 'showing') {
    return {
      seen: `Nivel ${level}. Mira las ${targets.length} bellotas.`,
      heard: `Están en ${targets.map(placeName).join('; ')}.`,
    };
  }
  if (phase === 'input' && before?.phase === 'showing') {
    return `Ahora tú: toca las ${targets.length} casillas con bellota.`;
  }
  if (phase === 'right' && before?.phase === 'input') return '¡Muy bien! Vamos con otro tablero.';
  if (phase === 'over') {
    const [hits, all] = [found(state), targets.length];
    const others = all - hits === 1 ? 'La otra está señalada.' : 'Las otras están señaladas.';
    return `Has encontrado ${hits} de ${all}. ${others}`;
  }
  if (chosen.length === before?.chosen.length || chosen.length === 0) return undefined;
  return `Has tocado ${counted(chosen.length, 'casilla', 'casillas')} de ${targets.length}.`;
}

export function remarkVisual(state: VisualMemory, before: VisualMemory): Remark | undefined {
  if (state.phase === before.phase) return undefined;
  if (state.phase === 'right') return { words: '¡Muy bien!', glad: true };
  if (state.phase !== 'over') return undefined;
  return { words: `${found(state)} de ${state.targets.length}`, glad: false };
}
