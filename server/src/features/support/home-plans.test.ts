import { CompiledQuery, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Executor } from '../../db/database.ts';
import { ENGINES, type Engine } from '../../testing/engines.ts';
import { openTown, type Town } from '../../testing/town.ts';
import { activityRepo } from '../activity/activity.repo.ts';
import { chatRepo } from '../chat/chat.repo.ts';
import { gamesRead } from '../games/games.read.ts';
import { gamesRepo } from '../games/games.repo.ts';
import { mediaRepo } from '../media/media.repo.ts';
import { remindersRepo } from '../reminders/reminders.repo.ts';
import { supportRepo } from './support.repo.ts';

const PAIRS = [
  { id: 'a', occurrence: '2026-11-20T08:00' },
  { id: 'b', occurrence: '2026-11-20T20:00' },
];

/** What home asks of the database, the index it must take, and whether that gives the order as well. */
const QUERIES = [
  ['reminders', (db) => remindersRepo(db).list('x'), 'reminders_by_user', 'any order'],
  ['a reminder', (db) => remindersRepo(db).find('x', 'y'), 'reminders_', 'any order'],
  ['completions', (db) => remindersRepo(db).completed(PAIRS), 'reminder_occurrences', 'any order'],
  ['last scores', (db) => gamesRepo(db).recent('x', 5), 'scores_by_user', 'its order'],
  ['rounds', (db) => gamesRead(db).playedAt('x', 'a', 'b'), 'scores_by_user', 'any order'],
  ['memories', (db) => mediaRepo(db).stats('x'), 'media_by_user', 'any order'],
  ['the last talk', (db) => chatRepo(db).lastAt('x'), 'chat_state', 'any order'],
  ['days', (db) => activityRepo(db).days('x', 'a', 'b'), 'activity_days', 'its order'],
  ['messages', (db) => supportRepo(db).messages('x'), 'support_messages_by_user', 'its order'],
] as const satisfies readonly (readonly [
  string,
  (db: Executor) => Promise<unknown>,
  string,
  'its order' | 'any order',
])[];

describe.each(ENGINES)('home asks by index, on %s:', (engine) => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown(engine);
  });
  afterAll(() => town.close());

  it.each(QUERIES)('%s', async (_, query, index, order) => {
    const plan = await planOf(town.db, engine, query);
    expect(plan).toMatch(
      new RegExp(`(USING INDEX|USING COVERING INDEX|Scan.* using) \\S*${index}`),
    );
    // A list of values is walked; a table must not be, nor an index from end to end.
    expect(plan).not.toMatch(/SCAN (?!\d+-ROW VALUES)|Seq Scan|Index.* Scan.*\n(?!.*Index Cond)/);
    if (order === 'its order') expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
  });
});

/** How the database would answer the very query that the repository sends. */
async function planOf(
  db: Executor,
  engine: Engine,
  query: (db: Executor) => Promise<unknown>,
): Promise<string> {
  const sent: RootOperationNode[] = [];
  const watched = db.withPlugin({
    transformQuery({ node }) {
      sent.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await query(watched);
  expect(sent).toHaveLength(1);
  return db.connection().execute(async (connection) => {
    const run = (text: string, parameters: readonly unknown[] = []) =>
      connection.executeQuery(CompiledQuery.raw(text, [...parameters]));
    const [node] = sent;
    if (!node) throw new Error('nothing was sent');
    const { sql, parameters } = connection.getExecutor().compileQuery(node, { queryId: 'plan' });
    if (engine === 'sqlite') return lines(await run(`explain query plan ${sql}`, parameters));
    // A table of a test is so small that reading it whole, or sorting it, would be cheapest.
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await run(`set enable_${way} = off`);
    const plan = lines(await run(`explain ${sql}`, parameters));
    await run('reset all');
    return plan;
  });
}

const lines = ({ rows }: { rows: unknown[] }) => rows.map((row) => JSON.stringify(row)).join('\n');
