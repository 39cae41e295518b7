import type { DatabaseOptions } from '../database.ts';
import type { DatabaseCopy } from './copied-files.ts';
import { exportPostgres, postgresSize } from './postgres-export.ts';
import { snapshotSqlite, sqliteSize } from './sqlite-snapshot.ts';

/** Writes the database as it is now into an empty folder, while others go on writing to it. */
export const copyDatabase = (options: DatabaseOptions, folder: string): Promise<DatabaseCopy> =>
  options.databaseUrl
    ? exportPostgres(options.databaseUrl, folder)
    : snapshotSqlite(options.dataDir, folder);

/** About how many bytes a copy of it will have. */
export const databaseSize = (options: DatabaseOptions): Promise<number> =>
  options.databaseUrl ? postgresSize(options.databaseUrl) : sqliteSize(options.dataDir);
