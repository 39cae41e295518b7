import { MATH } from '@encina/games/constants';
import { type MathMove, type MathRound, resultOf } from '@encina/games/math';
import { Board } from '../components/board.tsx';
import type { BoardProps } from '../game-kind.ts';
import { missed, sumText, sumWords } from './math-words.ts';

/** A sum, and four results to choose from. */
export function MathBoard({ state, play }: BoardProps<MathRound, MathMove>) {
  const question = state.questions[state.answers.length];
  if (!question) return null;
  return (
    <div className="mx-auto grid w-full max-w-140 gap-5">
      {state.timed && <TimeLeft ms={state.leftMs} />}
      <p className="rounded-2xl bg-card px-4 py-8 text-center text-[clamp(2.2rem,10vw,3.6rem)] leading-none font-bold tabular-nums shadow-card sm:py-12">
        {sumText(question)} = ?
      </p>
      <Board
        label={`¿Cuánto es ${sumWords(question)}?`}
        columns={2}
        cells={question.options.map((option) => ({
          name: String(option),
          face: <span>{option}</span>,
        }))}
        onPress={(at) => {
          const option = question.options[at];
          if (option !== undefined) play({ kind: 'answer', option });
        }}
        className="gap-3"
        cellClassName="grid min-h-24 place-items-center rounded-xl border-2 border-sand-edge bg-sand text-4xl font-bold tabular-nums ledge"
      />
    </div>
  );
}

function TimeLeft({ ms }: { ms: number }) {
  return (
    <div aria-hidden className="h-4 overflow-hidden rounded-full border-2 border-edge bg-card">
      <div
        className="h-full origin-left bg-fill transition-transform duration-1000 ease-linear"
        style={{ transform: `scaleX(${ms / MATH.time})` }}
      />
    </div>
  );
}

/** The sums that were missed, with what they make. */
export function MathReview({ state }: { state: MathRound }) {
  const sums = missed(state);
  if (sums.length === 0) return null;
  return (
    <div className="grid w-full gap-2">
      <p className="font-semibold">Para repasar</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        {sums.map((sum, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same sum may come twice
            key={at}
            className="rounded-lg bg-card px-3 py-2 font-semibold tabular-nums"
          >
            {sumText(sum)} = {resultOf(sum)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function MathExample() {
  return (
    <p>
      <b>7 + 5 = ?</b> Entre 11, 12, 13 y 2, toca el <b>12</b>.
    </p>
  );
}
