import { CompiledQuery, type RootOperationNode } from 'kysely';
import type { Executor } from '../db/database.ts';
import type { Engine } from './engines.ts';

type Ask = (db: Executor) => Promise<unknown>;

/**
 * How the database would answer the one query that a repository sends.
 * @throws Error where it sends none, or more than one.
 */
export async function planOf(db: Executor, engine: Engine, ask: Ask): Promise<string> {
  const built: RootOperationNode[] = [];
  let sent = 0;
  const watched = db.withPlugin({
    // Of a query in a query the inner one comes first, and again as part of the outer one.
    transformQuery({ node }) {
      built.push(node);
      return node;
    },
    transformResult: async ({ result }) => {
      sent += 1;
      return result;
    },
  });
  await ask(watched);
  const node = built.at(-1);
  if (!node || sent !== 1) throw new Error(`${sent} queries instead of one`);
  return db.connection().execute(async (connection) => {
    const run = (text: string, parameters: readonly unknown[] = []) =>
      connection.executeQuery(CompiledQuery.raw(text, [...parameters]));
    const { sql, parameters } = connection.getExecutor().compileQuery(node, { queryId: 'plan' });
    if (engine === 'sqlite') return lines(await run(`explain query plan ${sql}`, parameters));
    // A table of a test is so small that reading it whole, or sorting it, would be cheapest.
    for (const way of ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin']) {
      await run(`set enable_${way} = off`);
    }
    const plan = lines(await run(`explain ${sql}`, parameters));
    await run('reset all');
    return plan;
  });
}

const lines = ({ rows }: { rows: unknown[] }) => rows.map((row) => JSON.stringify(row)).join('\n');
