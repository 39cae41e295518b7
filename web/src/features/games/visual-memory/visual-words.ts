import type { VisualMemory } from '@encina/games/visual-memory';

const COLUMNS = 4;

/** "fila 1, columna 3" */
export const placeName = (cell: number): string =>
  `fila ${Math.floor(cell / COLUMNS) + 1}, columna ${(cell % COLUMNS) + 1}`;

/** What is said of places that are shown, of one that is chosen, of a level that is passed. */
export function tellVisual(state: VisualMemory, before?: VisualMemory): string | undefined {
  const { phase, targets, chosen, level } = state;
  if (phase === 'showing' && before?.phase !== 'showing') {
    return `Nivel ${level}. Mira: ${targets.map(placeName).join('; ')}.`;
  }
  if (phase === 'input' && before?.phase === 'showing') {
    return `Ahora tú: toca las ${targets.length} casillas que tenían bellota.`;
  }
  if (phase === 'right' && before?.phase === 'input') return '¡Muy bien! Sigue una más.';
  if (phase === 'over') return 'Casi. Mira dónde estaban.';
  if (chosen.length === before?.chosen.length || chosen.length === 0) return undefined;
  return `Van ${chosen.length} de ${targets.length}.`;
}
