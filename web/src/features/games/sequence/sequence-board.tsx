import { secondsOf } from '@encina/games/constants';
import type { Sequence, SequenceMove } from '@encina/games/sequence';
import type { ReactNode } from 'react';
import { Board } from '../components/board.tsx';
import { SeenButton } from '../components/seen-button.tsx';
import type { Counter } from '../game-kind.ts';

interface Props {
  state: Sequence;
  play: (move: SequenceMove) => void;
  /** How many there are to choose from, in rows of three. */
  symbols: number;
  label: string;
  nameOf: (symbol: number) => string;
  face: (symbol: number) => ReactNode;
  /** Digits of the keyboard enter symbols. */
  byDigit?: boolean;
}

/** What is to be remembered, then as many empty places, and the keys to fill them in with. */
export function SequenceBoard({ state, play, symbols, label, nameOf, face, byDigit }: Props) {
  const { phase, timed, sequence, entered } = state;
  const isShowing = phase === 'showing';
  const enter = (symbol: number) => play({ kind: 'enter', symbol });
  return (
    <div className="mx-auto grid w-full max-w-140 gap-4">
      <Shown symbols={isShowing ? sequence : entered} count={sequence.length} face={face} />
      {!timed && <SeenButton shown={isShowing} onSeen={() => play({ kind: 'seen' })} />}
      <Board
        label={label}
        columns={3}
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
        className={`gap-2.5 sm:gap-3 ${phase === 'input' ? '' : 'opacity-45'}`}
        cellClassName="grid min-h-22 place-items-center gap-1 rounded-xl border-2 border-sand-edge bg-sand p-2 ledge"
      />
    </div>
  );
}

/** The places of a sequence, filled or still empty. */
function Shown({
  symbols,
  count,
  face,
}: {
  symbols: readonly number[];
  count: number;
  face: (symbol: number) => ReactNode;
}) {
  return (
    <ol className="grid min-h-28 grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2">
      {Array.from({ length: count }, (_, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          key={at}
          className={`grid min-h-24 max-w-none place-items-center gap-1 rounded-xl border-2 p-1.5 ${at < symbols.length ? 'border-hue bg-card' : 'border-dashed border-edge'}`}
        >
          {at < symbols.length && face(symbols[at] ?? 0)}
        </li>
      ))}
    </ol>
  );
}

/** Until what is shown is covered, or the next level begins, in ms; without hurry only the player covers it. */
export const climbWaits = ({
  phase,
  timed,
  leftMs,
}: Pick<Sequence, 'phase' | 'timed' | 'leftMs'>): number =>
  phase === 'showing' && !timed ? 0 : leftMs;

/** Level, points, and how long there is still to look. */
export function sequenceCounters({
  level,
  score,
  phase,
  timed,
  leftMs,
}: Pick<Sequence, 'level' | 'score' | 'phase' | 'timed' | 'leftMs'>): readonly Counter[] {
  const left = phase === 'showing' ? `${secondsOf(leftMs + 999)} s` : '–';
  return [
    { label: 'Nivel', value: String(level) },
    { label: 'Puntos', value: String(score) },
    ...(timed ? [{ label: 'Para mirar', value: left }] : []),
  ];
}

/** What it was, and what was entered until the end. */
export function SequenceReview({
  state,
  face,
}: {
  state: Sequence;
  face: (symbol: number) => ReactNode;
}) {
  const { sequence, entered } = state;
  return (
    <div className="grid w-full gap-3 text-left">
      <p className="font-semibold">La secuencia era esta</p>
      <Shown symbols={sequence} count={sequence.length} face={face} />
      <p className="font-semibold">Tú tocaste</p>
      <Shown symbols={entered} count={sequence.length} face={face} />
    </div>
  );
}

/** "Has llegado al nivel 4." */
export const levelReached = ({ level }: { level: number }): string =>
  level === 1 ? 'Has empezado. Con práctica irás más lejos.' : `Has llegado al nivel ${level}.`;
