import { MATH } from '@encina/games/constants';
import { type MathMove, type MathRound, resultOf } from '@encina/games/math';
import { Check } from 'lucide-react';
import { Board } from '../components/board.tsx';
import type { BoardProps } from '../game-kind.ts';
import { sumText, sumWords } from './math-words.ts';

/** A sum, and four results to choose from; at the end all ten, with what they make. */
export function MathBoard({ state, play, ready }: BoardProps<MathRound, MathMove>) {
  const question = state.questions[state.answers.length];
  const isOver = !question || (state.timed && state.leftMs === 0);
  if (isOver) return <AllSums state={state} />;
  return (
    <div className="field">
      <div data-stage className="math-sum">
        {state.timed && <TimeLeft ms={state.leftMs} />}
        <p className="grid place-items-center rounded-2xl bg-card px-4 py-3 text-center text-[clamp(2rem,min(11vw,9dvh),5rem)] leading-none font-bold tabular-nums shadow-card">
          {ready ? `${sumText(question)} = ?` : '…'}
        </p>
      </div>
      <Board
        label={ready ? `¿Cuánto es ${sumWords(question)}?` : 'Cuatro resultados'}
        columns={2}
        cells={question.options.map((option) =>
          ready
            ? { name: String(option), face: <span className="symbol-digit">{option}</span> }
            : { name: 'Tapado', off: true },
        )}
        onPress={(at) => {
          const option = question.options[at];
          if (option !== undefined) play({ kind: 'answer', option });
        }}
        className="max-h-160 min-h-0 flex-1 gap-3"
        cellClassName="symbol-key rounded-xl border-2 border-sand-edge bg-sand ledge"
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

/** Every sum with what it makes; the right ones are ticked, the others are there to be looked at once more. */
function AllSums({ state: { questions, answers } }: { state: MathRound }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section tabIndex={0} aria-label="Las sumas" className="field-list">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-2">
        {questions.map((sum, at) => {
          const isRight = answers[at] === resultOf(sum);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same sum may come twice
              key={at}
              className={`flex max-w-none items-center justify-between gap-2 rounded-lg border-2 bg-card px-3 py-2 text-lg font-semibold sm:px-5 sm:py-4 sm:text-2xl tabular-nums ${isRight ? 'border-encina' : 'border-dashed border-edge'}`}
            >
              {sumText(sum)} = {resultOf(sum)}
              {isRight && (
                <Check role="img" aria-label="acertada" className="flex-none text-encina" />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function MathExample() {
  return (
    <p>
      <b>7 + 5 = ?</b> Entre 11, 12, 13 y 2, toca el <b>12</b>.
    </p>
  );
}
