import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';
import { nameColumns } from '../names/name-columns.ts';

/** Somebody of whom no more is known than her name, and who has agreed to nothing. */
export const plainPerson = (name: string) =>
  ({
    admin_id: null,
    ...nameColumns(name),
    email: null,
    phone: null,
    birth_date: null,
    photo_key: null,
    pin_hash: null,
    family_consent: 0,
    municipal_consent: 0,
    is_active: 1,
    last_active_at: null,
  }) as const;

/** From here to the end of the transaction PostgreSQL runs no trigger: a million of them outlast its patience. */
export async function pauseTriggers(trx: Executor): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(trx);
}

/** The versions that the triggers would have made. */
export async function addVersions(trx: Executor): Promise<void> {
  await sql`insert into person_versions (user_id, version) select id, md5(id) from users`.execute(
    trx,
  );
}
