import type { Kysely } from 'kysely';
import {
  addColumns,
  createTable,
  integer,
  optionalText,
  owner,
  primaryKey,
  text,
} from '../columns.ts';

/** How to reach a town hall, and which imports have been made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'municipalities', optionalText('email', 'address'));
  await createTable(db, 'user_imports', [
    owner('municipality_id', 'municipalities.id'),
    text('key'),
    integer('created'),
    text('created_at'),
    primaryKey('user_imports_key', 'municipality_id', 'key'),
  ]);
}
