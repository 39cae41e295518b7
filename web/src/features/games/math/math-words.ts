import { type MathRound, type Operator, type Question, resultOf } from '@encina/games/math';
import type { Remark } from '../game-kind.ts';

const SAID: Record<Operator, string> = { '+': 'más', '−': 'menos', '×': 'por', '÷': 'entre' };

/** "7 + 5" */
export const sumText = ({ left, operator, right }: Question): string =>
  `${left} ${operator} ${right}`;
/** "7 más 5", as it is said. */
export const sumWords = ({ left, operator, right }: Question): string =>
  `${left} ${SAID[operator]} ${right}`;

/** What is said of an answer. */
export function tellMath({ questions, answers }: MathRound, before?: MathRound) {
  if (!before) return 'Toca el resultado de cada cuenta.';
  if (answers.length === before.answers.length) return undefined;
  const question = questions[answers.length - 1];
  if (!question) return undefined;
  const right = resultOf(question);
  const isRight = answers.at(-1) === right;
  return `${isRight ? '¡Bien! ' : ''}${sumText(question)} = ${right}.`;
}

/** How many were answered right. */
const rightOf = ({ questions, answers }: MathRound): number =>
  questions.filter((question, at) => answers[at] === resultOf(question)).length;

/** A right answer is praised; for another, what it makes stands at the finger. */
export function remarkMath(state: MathRound, before: MathRound): Remark | undefined {
  const question = state.questions[state.answers.length - 1];
  if (!question || state.answers.length === before.answers.length) return undefined;
  const isRight = rightOf(state) > rightOf(before);
  const words = `${sumText(question)} = ${resultOf(question)}`;
  return isRight ? { words: '¡Bien!', glad: true } : { words, glad: false };
}
