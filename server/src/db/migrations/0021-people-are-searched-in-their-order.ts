import type { Kysely } from 'kysely';

/** The index in the order of surnames holds what people are searched by: no row is read to be left out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('users_by_surname').execute();
  await db.schema
    .createIndex('users_by_surname')
    .on('users')
    .columns(['municipality_id', 'surname_key', 'id', 'is_active', 'name_search', 'phone'])
    .execute();
}
