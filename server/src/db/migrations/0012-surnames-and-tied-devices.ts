import { type Kysely, sql } from 'kysely';
import { surnameKey } from '../../names/surname-key.ts';
import { addColumns, createIndex, createLinks, owner, text, textFrom } from '../columns.ts';

interface Named {
  users: { id: string; name: string; surname_key: string };
}

/** Two values each: far below what either database takes in one statement. */
const AT_ONCE = 500;

/** People are found by their surname, and a tablet may be tied to one or two of them. */
export async function up(db: Kysely<Named>): Promise<void> {
  await addColumns(db, 'users', textFrom('', 'surname_key'));
  const people = await db.selectFrom('users').select(['id', 'name']).execute();
  for (let at = 0; at < people.length; at += AT_ONCE) {
    await fill(db, people.slice(at, at + AT_ONCE));
  }
  await createIndex(db, 'users_by_surname', 'users', 'municipality_id', 'surname_key', 'id');
  const ends = [owner('device_id', 'devices.id'), owner('user_id', 'users.id')] as const;
  await createLinks(db, 'device_people', ends, {
    besides: text('created_at'),
    found: 'device_people_by_user',
  });
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
