import {
  type MemoryCards,
  type MemoryCardsMove,
  type MemoryCardsOutcome,
  memoryCards,
} from '@encina/games/memory-cards';
import type { GameParams } from '../../../lib/views.ts';
import { gameOf } from '../catalogue.ts';
import { GameScreen } from '../components/game-screen.tsx';
import type { GameKind } from '../game-kind.ts';
import { MemoryBoard } from '../memory-cards/memory-board.tsx';
import { MemoryExample } from '../memory-cards/memory-example.tsx';
import { remarkMemory, tellMemory } from '../memory-cards/memory-words.ts';
import { duration, timeCounter } from '../points.ts';

const kind: GameKind<MemoryCards, MemoryCardsMove, MemoryCardsOutcome> = {
  game: gameOf('memory-cards'),
  rules: memoryCards,
  waits: ({ open, waitMs }) => (open.length === 2 ? waitMs : 0),
  tell: tellMemory,
  remark: remarkMemory,
  counters: ({ attempts, found, ...round }) => [
    ...timeCounter(round),
    { label: 'Intentos', value: String(attempts) },
    { label: 'Parejas', value: `${found.filter(Boolean).length / 2} de ${found.length / 2}` },
  ],
  how: 'Hay dieciséis cartas boca abajo. Dales la vuelta de dos en dos. Si son iguales, se quedan a la vista. Si no, se vuelven a tapar.',
  Example: MemoryExample,
  Board: MemoryBoard,
  hits: () => '8 parejas',
  reached: ({ timeSeconds }, { timed, attempts }) =>
    timed
      ? `Has encontrado las 8 parejas en ${duration(timeSeconds)}, con ${attempts} intentos.`
      : `Has encontrado las 8 parejas con ${attempts} intentos.`,
};

/** "Parejas de cartas": eight pairs on a table of four by four. */
export function MemoryGame(params: GameParams) {
  return <GameScreen kind={kind} {...params} />;
}
