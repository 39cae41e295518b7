import { sql } from 'kysely';
import type pg from 'pg';
import type { Executor } from '../database.ts';
import { isSqlite } from '../is-sqlite.ts';

/** A table that stands in the target alone, and only until everything else is there. */
export const MARKER = 'unfinished_move';

/** Whose data are coming, and whether the tables are ready for them. */
export interface Marker {
  readonly installation: string;
  readonly is_ready: boolean;
}

export async function readMarker(client: pg.Client): Promise<Marker> {
  const { rows } = await client.query<Marker>(`select installation, is_ready from ${MARKER}`);
  return rows[0] ?? { installation: '', is_ready: false };
}

/** In one statement: a target is never without a word about what has begun in it. */
export async function writeMarker(client: pg.Client, installation: string): Promise<void> {
  await client.query(
    `create table ${MARKER} as select ${client.escapeLiteral(installation)}::text as installation,
      false as is_ready`,
  );
}

export async function markReady(client: pg.Client): Promise<void> {
  await client.query(`update ${MARKER} set is_ready = true`);
}

export async function dropMarker(client: pg.Client): Promise<void> {
  await client.query(`drop table ${MARKER}`);
}

/** Whether an installation was being moved into this database when somebody interrupted it. */
export async function isMoveUnfinished(db: Executor): Promise<boolean> {
  if (isSqlite(db)) return false;
  const { rows } = await sql`select 1 from information_schema.tables
    where table_schema = current_schema() and table_name = ${MARKER}`.execute(db);
  return rows.length > 0;
}
