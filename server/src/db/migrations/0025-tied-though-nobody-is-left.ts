import { type Kysely, sql } from 'kysely';

/** A tablet that was tied stays so when its people are erased: it must not show everybody again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('devices')
    .addColumn('is_tied', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`
    update devices set is_tied = 1 where id in (select device_id from device_people)
  `.execute(db);
}
