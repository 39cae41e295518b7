import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import { isSqlite } from './is-sqlite.ts';

/** Questions that one may answer. */
export const MOST_TOGETHER = 8;

interface Ways<Question, Answer> {
  readonly alone: (question: Question) => Promise<Answer>;
  /** @returns an answer to each of two questions or more, in their order */
  readonly together: (questions: readonly [Question, Question, ...Question[]]) => Promise<Answer[]>;
}

/**
 * What is asked in one turn of the loop is asked of PostgreSQL together: to send and to read one question is most of what
 * it costs. SQLite answers each as it comes. Nothing is kept.
 */
export function askedTogether<Tables, Question, Answer>(
  db: Kysely<Tables>,
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
