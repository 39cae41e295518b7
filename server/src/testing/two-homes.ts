/// <reference path="../../../scripts/types/untyped-packages.d.ts" />
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { startS3 } from '../../../scripts/testing/s3.ts';
import { readOrder } from '../cli/arguments.ts';
import { move } from '../cli/move/move.ts';
import { openStorage, type Storage } from '../core/storage.ts';
import { openDatabase } from '../db/database.ts';
import { emptyTestDatabase } from './engines.ts';
import { addRowToEach } from './every-table.ts';

/** So many that a kill finds their table half full. */
export const MANY = 15_000;
export const FILES = 40;
export const LONG = 120_000;

const SQL_OF_MANY = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})
  insert into erased_people select printf('%s-%d-ñÑ€😀', char(65 + i % 60), i), 'hoy' from n`;

/** An installation on SQLite and disk with a row in every table; an empty database and an empty store. */
export async function twoHomes() {
  const store = await startS3();
  onTestFinished(store.stop);
  const target = await emptyTestDatabase('postgres');
  onTestFinished(target.remove);
  const { dataDir, remove } = await emptyTestDatabase('sqlite');
  onTestFinished(remove);
  const db = await openDatabase({ dataDir });
  await addRowToEach(db, 'sqlite', 1);
  const { id } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  await sql.raw(SQL_OF_MANY).execute(db);
  await db.destroy();
  const files = await openStorage(dataDir);
  await files.put('installation/id', Buffer.from(id), 'text/plain');
  for (let n = 0; n < FILES; n += 1) {
    const bytes = Buffer.alloc(100_000 + n, `photo ${n}`);
    await files.put(`users/u1/photo-${n}.webp`, bytes, 'image/webp');
  }
  return { dataDir, store, databaseUrl: target.databaseUrl ?? '', otherDir: target.dataDir };
}

/** In this process: what it says, or refuses. */
export const moved = async (words: readonly string[], environment: Record<string, string>) => {
  const order = readOrder(words);
  if (!order) throw new Error('Only help was asked for.');
  return move(order, environment, () => undefined);
};

export const hashesOf = async (storage: Storage) => {
  const hashes: Record<string, string> = {};
  for await (const { key } of storage.all()) {
    const bytes = (await storage.get(key)) ?? Buffer.of();
    if (!key.startsWith('health/')) hashes[key] = createHash('sha256').update(bytes).digest('hex');
  }
  return hashes;
};

export async function ask(databaseUrl: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}
