import type { MemoryCards, MemoryCardsMove } from '@encina/games/memory-cards';
import { Board, type Cell } from '../components/board.tsx';
import { Hit } from '../components/hit.tsx';
import { SeenButton } from '../components/seen-button.tsx';
import type { BoardProps } from '../game-kind.ts';
import { CardBack } from './card-back.tsx';
import { emojiOf, nameOf } from './pictures.ts';

/** Sixteen cards. One that is face up says what it shows; one that is not says only where it lies. */
export function MemoryBoard({ state, play }: BoardProps<MemoryCards, MemoryCardsMove>) {
  return (
    <div className="field">
      <div className="field-room">
        <Board
          label="Cartas, 4 filas de 4"
          columns={4}
          cells={state.cards.map((pair, at) => cellOf(state, pair, at))}
          onPress={(card) => play({ kind: 'flip', card })}
          className="field-square gap-2 sm:gap-3"
          cellClassName="memory-card min-w-0"
        />
      </div>
      {!state.timed && (
        <SeenButton shown={isMismatch(state)} onSeen={() => play({ kind: 'seen' })} />
      )}
    </div>
  );
}

const isMismatch = ({ cards, open: [one, other] }: MemoryCards): boolean =>
  one !== undefined && other !== undefined && cards[one] !== cards[other];

function cellOf({ found, open }: MemoryCards, pair: number, at: number): Cell {
  const isFound = found[at] === true;
  const isUp = isFound || open.includes(at);
  const place = `Carta ${at + 1}`;
  const said = isFound ? `${nameOf(pair)}, encontrada` : nameOf(pair);
  return {
    name: isUp ? `${place}: ${said}` : `${place}, boca abajo`,
    off: isUp,
    face: (
      <span className={`card-turn ${isUp ? 'card-up' : ''}`}>
        <span className="card-side ledge ledge-fill bg-fill text-on-fill">
          <CardBack />
        </span>
        <span
          className={`card-side card-front border-4 bg-card ${isFound ? 'border-encina' : 'border-fill'}`}
        >
          {isUp && <span className="text-[56cqi] leading-none">{emojiOf(pair)}</span>}
          {isFound && <Hit />}
        </span>
      </span>
    ),
  };
}
