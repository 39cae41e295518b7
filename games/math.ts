import { type Level, MATH, secondsOf } from './constants.ts';
import { nextInt, type Seed, shuffle } from './random.ts';
import type { Result, Rules, Tick } from './rules.ts';

export type Operator = '+' | '−' | '×' | '÷';

export interface Question {
  readonly left: number;
  readonly operator: Operator;
  readonly right: number;
  /** Four different ones, exactly one of them right. */
  readonly options: readonly number[];
}

export interface MathRound {
  readonly level: Level;
  readonly timed: boolean;
  readonly questions: readonly Question[];
  /** What was answered, a number for each question that is over. */
  readonly answers: readonly number[];
  readonly leftMs: number;
  readonly elapsedMs: number;
}

export type MathMove = { readonly kind: 'answer'; readonly option: number } | Tick;

export interface MathOutcome extends Result<Level> {
  /** How many were right. */
  readonly right: number;
}

const OPERATORS: Record<Level, readonly Operator[]> = {
  easy: ['+', '−'],
  medium: ['+', '−', '×'],
  hard: ['+', '−', '×', '÷'],
};

export function resultOf({ left, operator, right }: Omit<Question, 'options'>): number {
  return { '+': left + right, '−': left - right, '×': left * right, '÷': left / right }[operator];
}

function drawn(level: Level, seed: Seed): readonly [Question, Seed] {
  const operators = OPERATORS[level];
  const [which, afterOperator] = nextInt(seed, operators.length);
  const [one, afterOne] = nextInt(afterOperator, MATH.most);
  const [two, afterTwo] = nextInt(afterOne, MATH.most);
  const operator = operators[which] ?? '+';
  const sum = termsOf(operator, one + MATH.least, two + MATH.least);
  const [options, next] = optionsOf(sum, afterTwo);
  return [{ ...sum, options }, next];
}

/** So that no subtraction goes below nothing and every division comes out even. */
function termsOf(operator: Operator, one: number, two: number): Omit<Question, 'options'> {
  if (operator === '−') return { left: Math.max(one, two), operator, right: Math.min(one, two) };
  if (operator === '÷') return { left: one * two, operator, right: two };
  return { left: one, operator, right: two };
}

/** The right one, and three that somebody could arrive at: one off, the next of the table, the wrong sign. */
function optionsOf(sum: Omit<Question, 'options'>, seed: Seed): readonly [readonly number[], Seed] {
  const right = resultOf(sum);
  const { left, right: second, operator } = sum;
  const slips = {
    '+': [Math.abs(left - second), right + 10],
    '−': [left + second, right + 10],
    '×': [right + left, right - left, right + second, left + second],
    '÷': [right + 2, left - second],
  }[operator];
  const near = [right + 1, right - 1, right + 2, right - 2, ...slips];
  const plausible = [...new Set(near)].filter((it) => it >= 0 && it !== right);
  const [mixed, afterMix] = shuffle(plausible, seed);
  return shuffle([right, ...mixed.slice(0, MATH.options - 1)], afterMix);
}

const isOver = ({ answers, questions, timed, leftMs }: MathRound): boolean =>
  answers.length === questions.length || (timed && leftMs === 0);

function legal(state: MathRound, move: MathMove): boolean {
  if (isOver(state)) return false;
  if (move.kind === 'tick') return Number.isInteger(move.ms) && move.ms > 0;
  return state.questions[state.answers.length]?.options.includes(move.option) ?? false;
}

/** Ten sums in thirty seconds, or in all the time that it takes. */
export const math: Rules<
  MathRound,
  MathMove,
  MathOutcome,
  { readonly level: Level; readonly timed: boolean }
> = {
  setup({ level, timed }, seed) {
    const questions: Question[] = [];
    let at = seed;
    while (questions.length < MATH.questions) {
      const [question, next] = drawn(level, at);
      questions.push(question);
      at = next;
    }
    return { level, timed, questions, answers: [], leftMs: MATH.time, elapsedMs: 0 };
  },
  legal,
  play(state, move) {
    if (!legal(state, move)) return state;
    if (move.kind === 'answer') return { ...state, answers: [...state.answers, move.option] };
    const passed = state.timed ? Math.min(move.ms, state.leftMs) : move.ms;
    const leftMs = state.timed ? state.leftMs - passed : state.leftMs;
    return { ...state, leftMs, elapsedMs: state.elapsedMs + passed };
  },
  outcome(state) {
    if (!isOver(state)) return undefined;
    const right = state.answers.filter((answer, at) => {
      const question = state.questions[at];
      return question && answer === resultOf(question);
    }).length;
    const score = right * MATH.points[state.level];
    return { score, timeSeconds: secondsOf(state.elapsedMs), difficulty: state.level, right };
  },
};
