import { type MathRound, type Operator, type Question, resultOf } from '@encina/games/math';

const SAID: Record<Operator, string> = { '+': 'más', '−': 'menos', '×': 'por', '÷': 'entre' };

/** "7 + 5" */
export const sumText = ({ left, operator, right }: Question): string =>
  `${left} ${operator} ${right}`;
/** "7 más 5", as it is said. */
export const sumWords = ({ left, operator, right }: Question): string =>
  `${left} ${SAID[operator]} ${right}`;

/** What is said of an answer. */
export function tellMath({ questions, answers }: MathRound, before?: MathRound) {
  if (!before) return 'Elige el resultado de cada cuenta.';
  if (answers.length === before.answers.length) return undefined;
  const question = questions[answers.length - 1];
  if (!question) return undefined;
  const right = resultOf(question);
  const isRight = answers.at(-1) === right;
  return isRight ? `¡Bien! ${sumText(question)} = ${right}` : `${sumText(question)} = ${right}`;
}

/** Those that were not answered right, to be looked at once more. */
export const missed = ({ questions, answers }: MathRound): readonly Question[] =>
  questions.filter((question, at) => answers[at] !== resultOf(question));
