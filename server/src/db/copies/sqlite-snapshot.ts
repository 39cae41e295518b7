import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { DatabaseCopy } from './copied-files.ts';

const FILE = 'encina.sqlite';
/** Pages of one step: between two of them others have the file. */
const STEP = 200;
const PATIENCE_MS = 5_000;

/**
 * A copy of the file by SQLite's own backup. The reading transaction that is open meanwhile holds this one moment fast:
 * without it every write of the server would make the copy begin anew.
 */
export async function snapshotSqlite(dataDir: string, folder: string): Promise<DatabaseCopy> {
  const database = new DatabaseSync(join(dataDir, FILE), { timeout: PATIENCE_MS });
  try {
    database.exec('BEGIN');
    const { migration } = database
      .prepare('select max(name) as migration from kysely_migration')
      .get() as { migration: string };
    await backup(database, join(folder, FILE), { rate: STEP });
    return { migration, files: [FILE] };
  } finally {
    database.close();
  }
}

/** With what stands in its log still. */
export async function sqliteSize(dataDir: string): Promise<number> {
  const sizes = ['', '-wal'].map((part) =>
    stat(join(dataDir, `${FILE}${part}`)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
