import type { Kysely } from 'kysely';
import {
  addColumns,
  createIndex,
  createTable,
  flag,
  integer,
  key,
  optionalText,
  owner,
  ownKey,
  text,
  unique,
} from '../columns.ts';

/** Staff may show something besides their password, and a town may ask it of all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'municipalities', flag(0, 'requires_factor'));
  await createTable(db, 'passkeys', [
    key('id'),
    owner('admin_id', 'admins.id'),
    text('credential_id', 'public_key'),
    integer('counter'),
    text('transports', 'rp_id', 'name', 'created_at'),
    optionalText('last_used_at'),
    unique('passkeys_by_credential', 'credential_id'),
  ]);
  await createIndex(db, 'passkeys_by_admin', 'passkeys', 'admin_id');
  await createTable(db, 'code_apps', [
    ownKey('admin_id', 'admins.id'),
    text('sealed_secret'),
    integer('last_step'),
    text('created_at'),
  ]);
  await createTable(db, 'recovery_codes', [key('code_hash'), owner('admin_id', 'admins.id')]);
  await createIndex(db, 'recovery_codes_by_admin', 'recovery_codes', 'admin_id');
  await createTable(db, 'factor_challenges', [
    key('token_hash'),
    owner('admin_id', 'admins.id'),
    text('purpose', 'secret', 'password_hash', 'expires_at'),
  ]);
  await createIndex(db, 'factor_challenges_by_admin', 'factor_challenges', 'admin_id');
  await createIndex(db, 'factor_challenges_by_expiry', 'factor_challenges', 'expires_at');
}
