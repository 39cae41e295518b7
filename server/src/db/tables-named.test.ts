import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { inEarlierTables } from '../testing/earlier-tables.ts';
import { addRowToEach } from '../testing/every-table.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { openDatabase } from './database.ts';

/** Before the tables had the names of the code. */
type Older = Kysely<Record<string, Record<string, unknown>>>;

onBothEngines('tables that got the names of the code', (it) => {
  it('keep who waits and who has seen what, and her log goes with her', async ({
    engine,
    database,
  }) => {
    const migration = '0033-versions-of-towns-and-relatives';
    const { attempts, looks } = await inEarlierTables(database, migration, async (before) => {
      await addRowToEach(before, engine, 1);
      const older: Older = before.withTables();
      return {
        attempts: await older.selectFrom('guesses').selectAll().execute(),
        looks: await older.selectFrom('looks').selectAll().execute(),
      };
    });
    expect([attempts.length, looks.length]).toEqual([1, 1]);

    const db = await openDatabase(database);
    expect(await db.selectFrom('attempt_counts').selectAll().execute()).toEqual(attempts);
    const log = db.selectFrom('access_log').selectAll();
    expect(await log.execute()).toEqual(looks);
    await db.deleteFrom('users').execute();
    expect(await log.execute()).toEqual([]);
    await db.destroy();
  });
});
