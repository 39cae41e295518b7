import type { Kysely } from 'kysely';
import {
  addColumns,
  columns,
  createIndex,
  createTable,
  integer,
  optionalText,
  ownKey,
  text,
} from '../columns.ts';

const maker = columns('text', (c) => c.references('admins.id').onDelete('set null'));

/** An import can be undone, and a person may have a printed card in place of a PIN. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'user_imports', maker('created_by'), optionalText('undone_at'));
  await createIndex(db, 'user_imports_by_age', 'user_imports', 'municipality_id', 'created_at');
  await createTable(db, 'imported_users', [
    ownKey('user_id', 'users.id'),
    text('import_key'),
    integer('position'),
  ]);
  await createIndex(db, 'imported_users_by_import', 'imported_users', 'import_key', 'position');
  await createTable(db, 'cards', [
    ownKey('user_id', 'users.id'),
    text('secret_hash'),
    maker('created_by'),
    text('created_at'),
  ]);
}
