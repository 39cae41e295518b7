import type { Sequence, SequenceMove } from '@encina/games/sequence';
import type { ReactNode } from 'react';
import { Board } from '../components/board.tsx';
import { Hit } from '../components/hit.tsx';
import { SeenButton } from '../components/seen-button.tsx';
import type { BoardProps } from '../game-kind.ts';

interface Props extends BoardProps<Sequence, SequenceMove> {
  /** How many there are to choose from. */
  symbols: number;
  columns: number;
  label: string;
  nameOf: (symbol: number) => string;
  face: (symbol: number) => ReactNode;
  /** Digits of the keyboard enter symbols. */
  byDigit?: boolean;
}

/** What is to be remembered, then as many empty places, and the keys to fill them in with: all the room there is. */
export function SequenceBoard({ state, play, ready, symbols, columns, label, ...props }: Props) {
  const { phase, timed } = state;
  const { nameOf, face, byDigit } = props;
  const isShowing = phase === 'showing' && ready;
  const enter = (symbol: number) => play({ kind: 'enter', symbol });
  return (
    <div className="field">
      <div className="field-places grid flex-none content-center gap-2">
        <Places state={state} ready={ready} face={face} />
        {!timed && <SeenButton shown={isShowing} onSeen={() => play({ kind: 'seen' })} />}
      </div>
      <Board
        label={label}
        columns={columns}
        cells={Array.from({ length: symbols }, (_, at) => ({
          name: nameOf(at + 1),
          face: face(at + 1),
          off: phase !== 'input',
        }))}
        onPress={(at) => enter(at + 1)}
        onKey={(key) => {
          const symbol = Number(key);
          if (!byDigit || !(symbol >= 1 && symbol <= symbols)) return false;
          enter(symbol);
          return true;
        }}
        className={`min-h-0 min-w-0 flex-1 gap-2.5 sm:gap-3 ${phase === 'input' ? '' : 'opacity-45'}`}
        cellClassName="symbol-key rounded-xl border-2 border-sand-edge bg-sand ledge"
      />
    </div>
  );
}

/** The places of a sequence: filled while it is shown, filled again by her, and at the end as it was, with what was right ticked. */
function Places({
  state: { phase, sequence, entered },
  ready,
  face,
}: {
  state: Sequence;
  ready: boolean;
  face: (symbol: number) => ReactNode;
}) {
  const isWhole = phase === 'over' || (phase === 'showing' && ready);
  const symbols = isWhole ? sequence : entered;
  const isRight = (at: number) =>
    (phase === 'over' || phase === 'right') && entered[at] === sequence[at];
  return (
    <ol
      data-stage
      aria-label={phase === 'over' ? 'La serie era esta' : undefined}
      className="grid grid-cols-[repeat(auto-fit,minmax(72px,1fr))] gap-2"
    >
      {sequence.map((_, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          key={at}
          className={`symbol-place relative max-w-none rounded-xl border-2 ${at < symbols.length ? 'border-hue bg-card' : 'border-dashed border-edge'}`}
        >
          {at < symbols.length && face(symbols[at] ?? 0)}
          {isRight(at) && <Hit />}
        </li>
      ))}
    </ol>
  );
}
