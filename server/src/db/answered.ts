import type { CompiledQuery, QueryResult } from 'kysely';
import { OneThreadAdapter } from './answers-at-once.ts';
import type { Executor } from './database.ts';

/** SQLite answers there and then where it can: the way through Kysely is a dozen promises. */
export async function answered<Row>(
  db: Executor,
  query: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  const { adapter } = db.getExecutor();
  const atOnce =
    adapter instanceof OneThreadAdapter
      ? adapter.answerAtOnce<Row>(query, db.isTransaction)
      : undefined;
  return atOnce ?? db.executeQuery(query);
}
