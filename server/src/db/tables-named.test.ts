import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { addRowToEach } from '../testing/every-table.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { connect, openDatabase, prepareDatabase } from './database.ts';

/** Before the tables had the names of the code. */
type Older = Kysely<Record<string, Record<string, unknown>>>;

onBothEngines('tables that got the names of the code', (it) => {
  it('keep who waits and who has seen what, and her log goes with her', async ({
    engine,
    database,
  }) => {
    await prepareDatabase(database, '0033-versions-of-towns-and-relatives');
    const before = connect(database);
    await addRowToEach(before, engine, 1);
    const older: Older = before.withTables();
    const attempts = await older.selectFrom('guesses').selectAll().execute();
    const looks = await older.selectFrom('looks').selectAll().execute();
    expect([attempts.length, looks.length]).toEqual([1, 1]);
    await before.destroy();

    const db = await openDatabase(database);
    expect(await db.selectFrom('attempt_counts').selectAll().execute()).toEqual(attempts);
    const log = db.selectFrom('access_log').selectAll();
    expect(await log.execute()).toEqual(looks);
    await db.deleteFrom('users').execute();
    expect(await log.execute()).toEqual([]);
    await db.destroy();
  });
});
