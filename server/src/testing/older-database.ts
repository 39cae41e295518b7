import { DatabaseSync } from 'node:sqlite';
import { withPostgres } from '../db/copies/postgres-client.ts';
import { prepareDatabase, sqliteFile } from '../db/database.ts';
import type { TestDatabase } from './engines.ts';
import { START } from './town.ts';

/** Of whom the rows of an older version are. */
export const OLDER_PERSON = 'josefa';

const PEOPLE = [
  `insert into municipalities (id, name, time_zone, created_at)
    values ('pueblo', 'Un pueblo', 'Europe/Madrid', '${START}')`,
  `insert into users (id, municipality_id, name, name_search, created_at)
    values ('${OLDER_PERSON}', 'pueblo', 'Josefa', 'josefa', '${START}')`,
];

/** Makes the tables as they were after that migration, with a person and what else an older version had written. */
export async function leaveAsBefore(
  database: TestDatabase,
  migration: string,
  statements: readonly string[],
): Promise<void> {
  await prepareDatabase(database, migration);
  const all = [...PEOPLE, ...statements].join(';\n');
  if (database.databaseUrl) {
    await withPostgres(database.databaseUrl, (client) => client.query(all));
    return;
  }
  const file = new DatabaseSync(sqliteFile(database.dataDir));
  file.exec(all);
  file.close();
}
