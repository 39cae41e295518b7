import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseOptions, Executor } from '../server/src/db/database.ts';
import type { Tables } from '../server/src/db/schema.ts';
import { sqliteDialect } from '../server/src/db/sqlite.ts';
import { ADMINS, HOME_TOWN, OTHER_TOWN } from './data/towns.ts';
import { FEWEST, type Size } from './plan.ts';

/** A place to fill, a village that this program made, of what size, or somebody's real installation. */
export type Found = 'nothing' | { readonly demo: Size } | 'real';

/**
 * Looks before anything is opened for good: opening brings the tables up to date, and a real installation is not
 * ours to touch. Throws what the driver throws.
 */
export async function lookAround({ databaseUrl, dataDir }: DatabaseOptions): Promise<Found> {
  const file = join(dataDir, 'encina.sqlite');
  if (!databaseUrl && !existsSync(file)) return 'nothing';
  const dialect = databaseUrl
    ? new PostgresDialect({
        pool: new pg.Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 }),
      })
    : sqliteDialect(file);
  const db = new Kysely<Tables>({ dialect });
  try {
    const tables = await db.introspection.getTables();
    const isNew = !tables.some(({ name }) => name === 'municipalities');
    return isNew ? 'nothing' : await whatIsThere(db);
  } finally {
    await db.destroy();
  }
}

/** A server that was started once has made its municipality: that is real, even without people. */
async function whatIsThere(db: Executor): Promise<Found> {
  const towns = await db.selectFrom('municipalities').select('id').limit(1).execute();
  if (towns.length === 0) return 'nothing';
  const admins = await db
    .selectFrom('admins')
    .select('id')
    .where(
      'id',
      'in',
      Object.values(ADMINS).map(({ id }) => id),
    )
    .execute();
  return admins.length === 0 ? 'real' : { demo: await sizeOf(db) };
}

async function sizeOf(db: Executor): Promise<Size> {
  const other = await db
    .selectFrom('municipalities')
    .select('id')
    .where('id', '=', OTHER_TOWN.id)
    .execute();
  if (other.length === 0) return 'empty';
  const { people } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll().as('people'))
    .where('municipality_id', '=', HOME_TOWN.id)
    .executeTakeFirstOrThrow();
  if (Number(people) > FEWEST.huge) return 'huge';
  return Number(people) > FEWEST.crowded ? 'crowded' : 'normal';
}
