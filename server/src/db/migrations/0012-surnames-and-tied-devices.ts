import { type Kysely, sql } from 'kysely';
import { surnameKey } from '../../names/surname-key.ts';

interface Named {
  users: { id: string; name: string; surname_key: string };
}

/** Two values each: far below what either database takes in one statement. */
const AT_ONCE = 500;

/** People are found by their surname, and a tablet may be tied to one or two of them. */
export async function up(db: Kysely<Named>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('surname_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const people = await db.selectFrom('users').select(['id', 'name']).execute();
  for (let at = 0; at < people.length; at += AT_ONCE) {
    await fill(db, people.slice(at, at + AT_ONCE));
  }
  await db.schema
    .createIndex('users_by_surname')
    .on('users')
    .columns(['municipality_id', 'surname_key', 'id'])
    .execute();
  await db.schema
    .createTable('device_people')
    .addColumn('device_id', 'text', (c) => c.notNull().references('devices.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('device_people_key', ['device_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('device_people_by_user')
    .on('device_people')
    .column('user_id')
    .execute();
}

async function fill(
  db: Kysely<Named>,
  people: readonly Pick<Named['users'], 'id' | 'name'>[],
): Promise<void> {
  const keys = people.map(({ id, name }) => sql`(${id}, ${surnameKey(name)})`);
  await sql`
    with keys (id, surname_key) as (values ${sql.join(keys)})
    update users set surname_key = keys.surname_key from keys where users.id = keys.id
  `.execute(db);
}
