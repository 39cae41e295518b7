import { type Kysely, sql } from 'kysely';

/** A device keeps what it is beside how staff call it, and a code may bring that name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('devices')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('Dispositivo'))
    .execute();
  await sql`update devices set kind = name`.execute(db);
  await db.schema.alterTable('device_codes').addColumn('device_name', 'text').execute();
}
