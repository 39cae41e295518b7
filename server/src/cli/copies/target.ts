import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock, toText } from '../../core/clock.ts';
import type { Config } from '../../core/config.ts';
import type { Storage } from '../../core/storage.ts';
import { dropTables, importPostgres, isEmptyPostgres } from '../../db/copies/postgres-import.ts';
import { openDatabase, prepareDatabase } from '../../db/database.ts';
import { knowsMigration } from '../../db/migrate.ts';
import { DATABASE, type Manifest } from '../../features/copies/archive/manifest.ts';
import type { RestoreTarget } from '../../features/copies/restore/restore-target.ts';
import { usersRepo } from '../../features/users/users.repo.ts';

/** The place that the configuration names, for a copy to be put there. */
export function targetOf(
  { databaseUrl }: Config,
  dataDir: string,
  store: Storage | undefined,
): RestoreTarget {
  const options = { databaseUrl, dataDir };
  return {
    dataDir,
    store,
    database: {
      engine: databaseUrl ? 'postgres' : 'sqlite',
      knows: knowsMigration,
      ...(databaseUrl
        ? {
            async load(folder: string, { migration, entries }: Manifest) {
              await dropTables(databaseUrl);
              await prepareDatabase(options, migration);
              await importPostgres(databaseUrl, folder, filesOf(entries));
            },
          }
        : {}),
      async erase(folder, ids) {
        const db = await openDatabase({ databaseUrl, dataDir: folder, prepares: false });
        try {
          await usersRepo(db).removeAll(ids, toText(systemClock()));
        } finally {
          await db.destroy();
        }
        for (const id of ids) {
          await store?.removeAll(`users/${id}`);
          await rm(join(folder, 'files', 'users', id), { recursive: true, force: true });
        }
      },
    },
  };
}

/** Where the database is a file of the data folder, the folder itself says whether there is one. */
export const isEmptyDatabase = async ({ databaseUrl }: Config): Promise<boolean> =>
  databaseUrl === undefined || isEmptyPostgres(databaseUrl);

const filesOf = (entries: Manifest['entries']): string[] =>
  entries.flatMap(({ name }) => (name.startsWith(DATABASE) ? name.slice(DATABASE.length) : []));
