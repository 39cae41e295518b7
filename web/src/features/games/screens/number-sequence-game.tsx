import { NUMBER_SEQUENCE } from '@encina/games/constants';
import {
  numberSequence,
  type Sequence,
  type SequenceMove,
  type SequenceOutcome,
} from '@encina/games/sequence';
import type { GameParams } from '../../../lib/views.ts';
import { gameOf } from '../catalogue.ts';
import { GameScreen } from '../components/game-screen.tsx';
import type { GameKind } from '../game-kind.ts';
import { digitFace, NumbersExample } from '../sequence/digit-face.tsx';
import {
  climbWaits,
  levelReached,
  SequenceBoard,
  SequenceReview,
  sequenceCounters,
} from '../sequence/sequence-board.tsx';
import { tellSequence } from '../sequence/sequence-words.ts';

const kind: GameKind<Sequence, SequenceMove, SequenceOutcome> = {
  game: gameOf('number-sequence'),
  rules: numberSequence,
  waits: climbWaits,
  tell: tellSequence({ nameOf: String, repeat: 'Ahora tú: toca los números en el mismo orden.' }),
  counters: sequenceCounters,
  how: 'Verás unos números durante un momento. Después se tapan. Tócalos en el mismo orden. Cada vez hay uno más.',
  Example: NumbersExample,
  Board: (props) => (
    <SequenceBoard
      {...props}
      symbols={NUMBER_SEQUENCE.symbols}
      label="Números del 1 al 9"
      nameOf={String}
      face={digitFace}
      byDigit
    />
  ),
  Review: ({ state }) => <SequenceReview state={state} face={digitFace} />,
  reached: levelReached,
};

/** "Secuencia de números": digits to be entered in their order. */
export function NumberSequenceGame(params: GameParams) {
  return <GameScreen kind={kind} {...params} />;
}
