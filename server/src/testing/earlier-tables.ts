import { connect, type DatabaseOptions, type Executor, prepareDatabase } from '../db/database.ts';

/** What was done in the tables as they were after that migration, for whoever opens the database after it. */
export async function inEarlierTables<T>(
  database: DatabaseOptions,
  migration: string,
  work: (db: Executor) => Promise<T>,
): Promise<T> {
  await prepareDatabase(database, migration);
  const db = connect(database);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
