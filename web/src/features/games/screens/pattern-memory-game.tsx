import { PATTERN_MEMORY } from '@encina/games/constants';
import {
  patternMemory,
  type Sequence,
  type SequenceMove,
  type SequenceOutcome,
} from '@encina/games/sequence';
import type { GameParams } from '../../../lib/views.ts';
import { useIsUpright } from '../../../ui/use-is-upright.ts';
import { gameOf } from '../catalogue.ts';
import { GameScreen } from '../components/game-screen.tsx';
import type { BoardProps, GameKind } from '../game-kind.ts';
import { levelCounters, levelHits, levelReached, levelWaits } from '../level-games.ts';
import { ColoursExample, colourFace, colourName } from '../sequence/colours.tsx';
import { SequenceBoard } from '../sequence/sequence-board.tsx';
import { remarkSequence, tellSequence } from '../sequence/sequence-words.ts';

const kind: GameKind<Sequence, SequenceMove, SequenceOutcome> = {
  game: gameOf('pattern-memory'),
  rules: patternMemory,
  waits: levelWaits,
  tell: tellSequence({
    nameOf: colourName,
    look: 'Mira bien los colores.',
    repeat: 'Ahora tú: toca los colores en el mismo orden.',
  }),
  remark: remarkSequence({ nameOf: colourName }),
  counters: levelCounters,
  how: 'Verás unos colores durante un momento. Cada uno tiene su forma y su nombre. Después se tapan. Tócalos en el mismo orden.',
  Example: ColoursExample,
  Board: ColoursBoard,
  hits: levelHits,
  reached: levelReached,
};

/** Two columns on a screen that is taller than wide: each tile is as big as can be. */
function ColoursBoard(props: BoardProps<Sequence, SequenceMove>) {
  return (
    <SequenceBoard
      {...props}
      symbols={PATTERN_MEMORY.symbols}
      columns={useIsUpright() ? 2 : 3}
      label="Seis colores"
      nameOf={colourName}
      face={colourFace}
    />
  );
}

/** "Patrones de colores": colours with a shape and a name, to be repeated in their order. */
export function PatternMemoryGame(params: GameParams) {
  return <GameScreen kind={kind} {...params} />;
}
