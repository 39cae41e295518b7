import type { Executor } from '../../server/src/db/database.ts';

const TOWN = 'bench-town';
const CREATED = '2020-01-01T00:00:00.000Z';
const NONE = { photo_key: null, phone: null, email: null };

export async function addTown(db: Executor): Promise<void> {
  const row = {
    ...NONE,
    id: TOWN,
    name: TOWN,
    address: null,
    time_zone: 'Europe/Madrid',
    setup_code_hash: null,
    setup_closed_at: null,
    created_at: CREATED,
  };
  await db.insertInto('municipalities').values(row).execute();
}

export async function addPerson(db: Executor, id: string): Promise<void> {
  const row = {
    ...NONE,
    id,
    municipality_id: TOWN,
    admin_id: null,
    name: id,
    name_search: id,
    surname_key: id,
    birth_date: null,
    pin_hash: null,
    family_consent: 0,
    municipal_consent: 0,
    is_active: 1,
    last_active_at: null,
    created_at: CREATED,
  } as const;
  await db.insertInto('users').values(row).execute();
}
