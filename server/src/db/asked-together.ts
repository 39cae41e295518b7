import DataLoader from 'dataloader';
import type { Executor } from './database.ts';
import { isSqlite } from './is-sqlite.ts';

/** Questions that one may answer. */
export const MOST_TOGETHER = 8;

/** Names of the places where the values of several questions come to stand in one statement. */
export const placesFor = (name: string, count = MOST_TOGETHER): string[] =>
  Array.from({ length: count }, (_, place) => `${name}${place}`);

/** Places that nobody needs hold the first value once more: a statement that keeps its shape stays prepared. */
export const inPlaces = (places: readonly string[], values: readonly string[]) =>
  Object.fromEntries(places.map((name, i) => [name, values[i] ?? values[0] ?? '']));

interface Ways<Question, Answer> {
  readonly alone: (question: Question) => Promise<Answer>;
  /** @returns an answer to each of two questions or more, or why there is none, in their order */
  readonly together: (
    questions: readonly [Question, Question, ...Question[]],
  ) => Promise<(Answer | Error)[]>;
}

/**
 * What is asked in one turn of the loop is asked of PostgreSQL together: to send and to read one question is most of what
 * it costs. SQLite answers each as it comes. Nothing is kept.
 */
export function askedTogether<Question, Answer>(
  db: Executor,
  { alone, together }: Ways<Question, Answer>,
): (question: Question) => Promise<Answer> {
  if (isSqlite(db)) return alone;
  const loader = new DataLoader<Question, Answer>(
    async ([first, second, ...others]) => {
      if (first === undefined) return [];
      return second === undefined ? [await alone(first)] : together([first, second, ...others]);
    },
    { cache: false, maxBatchSize: MOST_TOGETHER, batchScheduleFn: setImmediate },
  );
  return (question) => loader.load(question);
}
