import { PATTERN_MEMORY } from '@encina/games/constants';
import {
  patternMemory,
  type Sequence,
  type SequenceMove,
  type SequenceOutcome,
} from '@encina/games/sequence';
import type { GameParams } from '../../../lib/views.ts';
import { gameOf } from '../catalogue.ts';
import { GameScreen } from '../components/game-screen.tsx';
import type { GameKind } from '../game-kind.ts';
import { ColoursExample, colourFace, colourName } from '../sequence/colours.tsx';
import {
  climbWaits,
  levelReached,
  SequenceBoard,
  SequenceReview,
  sequenceCounters,
} from '../sequence/sequence-board.tsx';
import { tellSequence } from '../sequence/sequence-words.ts';

const kind: GameKind<Sequence, SequenceMove, SequenceOutcome> = {
  game: gameOf('pattern-memory'),
  rules: patternMemory,
  waits: climbWaits,
  tell: tellSequence({
    nameOf: colourName,
    repeat: 'Ahora tú: toca los colores en el mismo orden.',
  }),
  counters: sequenceCounters,
  how: 'Verás unos colores durante un momento. Cada uno tiene su forma y su nombre. Después se tapan. Tócalos en el mismo orden.',
  Example: ColoursExample,
  Board: (props) => (
    <SequenceBoard
      {...props}
      symbols={PATTERN_MEMORY.symbols}
      label="Seis colores"
      nameOf={colourName}
      face={colourFace}
    />
  ),
  Review: ({ state }) => <SequenceReview state={state} face={colourFace} />,
  reached: levelReached,
};

/** "Patrones de colores": colours with a shape and a name, to be repeated in their order. */
export function PatternMemoryGame(params: GameParams) {
  return <GameScreen kind={kind} {...params} />;
}
