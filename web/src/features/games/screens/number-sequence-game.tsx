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
import { levelCounters, levelHits, levelReached, levelWaits } from '../level-games.ts';
import { digitFace, NumbersExample } from '../sequence/digit-face.tsx';
import { SequenceBoard } from '../sequence/sequence-board.tsx';
import { remarkSequence, tellSequence } from '../sequence/sequence-words.ts';

const kind: GameKind<Sequence, SequenceMove, SequenceOutcome> = {
  game: gameOf('number-sequence'),
  rules: numberSequence,
  waits: levelWaits,
  tell: tellSequence({
    nameOf: String,
    look: 'Mira bien los números.',
    repeat: 'Ahora tú: toca los números en el mismo orden.',
  }),
  remark: remarkSequence({ nameOf: String }),
  counters: levelCounters,
  how: 'Verás unos números durante un momento. Después se tapan. Tócalos en el mismo orden. Cada vez hay uno más.',
  Example: NumbersExample,
  Board: (props) => (
    <SequenceBoard
      {...props}
      symbols={NUMBER_SEQUENCE.symbols}
      columns={3}
      label="Números del 1 al 9"
      nameOf={String}
      face={digitFace}
      byDigit
    />
  ),
  hits: levelHits,
  reached: levelReached,
};

/** "Secuencia de números": digits to be entered in their order. */
export function NumberSequenceGame(params: GameParams) {
  return <GameScreen kind={kind} {...params} />;
}
