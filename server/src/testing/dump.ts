import { type Selectable, sql } from 'kysely';
import type { Executor } from '../db/database.ts';

export type Row = Selectable<Record<string, string | number | null>>;

/** Every row of every table, by table. */
export async function dump(db: Executor): Promise<Record<string, Row[]>> {
  const tables = await db.introspection.getTables();
  const dumped: Record<string, Row[]> = {};
  for (const { name } of tables) {
    dumped[name] = (await sql<Row>`select * from ${sql.table(name)}`.execute(db)).rows;
  }
  return dumped;
}
