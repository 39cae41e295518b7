import {
  type VisualMemory,
  type VisualMemoryMove,
  type VisualMemoryOutcome,
  visualMemory,
} from '@encina/games/visual-memory';
import type { GameParams } from '../../../lib/views.ts';
import { gameOf } from '../catalogue.ts';
import { GameScreen } from '../components/game-screen.tsx';
import type { GameKind } from '../game-kind.ts';
import { levelCounters, levelHits, levelReached, levelWaits } from '../level-games.ts';
import { VisualExample } from '../visual-memory/acorn.tsx';
import { VisualBoard } from '../visual-memory/visual-board.tsx';
import { remarkVisual, tellVisual } from '../visual-memory/visual-words.ts';

const kind: GameKind<VisualMemory, VisualMemoryMove, VisualMemoryOutcome> = {
  game: gameOf('visual-memory'),
  rules: visualMemory,
  waits: levelWaits,
  tell: tellVisual,
  remark: remarkVisual,
  counters: levelCounters,
  how: 'Verás unas bellotas en el tablero durante unos segundos. Después se tapan. Toca las casillas donde estaban, en el orden que quieras.',
  Example: VisualExample,
  Board: VisualBoard,
  hits: levelHits,
  reached: levelReached,
};

/** "Memoria visual": places on a board of four by four. */
export function VisualMemoryGame(params: GameParams) {
  return <GameScreen kind={kind} {...params} />;
}
