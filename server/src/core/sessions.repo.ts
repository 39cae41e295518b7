import { type Kysely, type Selectable, sql } from 'kysely';
import type { Executor } from '../db/database.ts';
import { changeRow } from '../db/rows.ts';
import type { Tables } from '../db/schema.ts';

export type SessionRow = Selectable<Tables['sessions']>;
export interface LiveSession extends SessionRow {
  /** 1 where it is of an administrator who has no second factor in a town that asks for one. */
  readonly needs_factor: number;
}

/** Where the secret of each kind of session's owner stands, and whose it is. */
const SECRETS = {
  user: ['users', 'pin_hash', 'user_id'],
  support: ['support_persons', 'password_hash', 'support_person_id'],
  admin: ['admins', 'password_hash', 'admin_id'],
} as const;
export type SecretKind = keyof typeof SECRETS;

/** Asked anew with each request: the rule of a town holds for who is in already. */
const needsFactor = sql<number>`case when sessions.admin_id is not null
  and exists (select 1 from municipalities where id = sessions.municipality_id and requires_factor = 1)
  and not exists (select 1 from passkeys where admin_id = sessions.admin_id)
  and not exists (select 1 from code_apps where admin_id = sessions.admin_id)
  then 1 else 0 end`;

/** Sessions of every kind, found by the hash of their token. */
export function sessionsRepo(db: Executor) {
  return {
    /** Live ones among these hashes. A session of a deactivated person is not live. */
    async live(hashes: readonly string[], now: string): Promise<LiveSession[]> {
      return db
        .selectFrom('sessions')
        .leftJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('sessions')
        .select(needsFactor.as('needs_factor'))
        .where('token_hash', 'in', hashes)
        .where('expires_at', '>', now)
        .where((eb) => eb.or([eb('users.id', 'is', null), eb('users.is_active', '=', 1)]))
        .execute();
    },
    async insert(row: SessionRow): Promise<void> {
      await db.insertInto('sessions').values(row).execute();
    },
    /** False, and nothing written, where the owner's PIN or password is not this one any more. */
    async insertWhile(row: SessionRow & { kind: SecretKind }, hash: string | null) {
      return db.transaction().execute((trx) => insertWhile(trx, row, hash));
    },
    /** The session was opened on the device whose session this is. */
    async setDevice(tokenHash: string, deviceTokenHash: string): Promise<void> {
      await db
        .updateTable('sessions')
        .set((eb) => ({
          device_id: eb
            .selectFrom('sessions as here')
            .select('here.device_id')
            .where('here.token_hash', '=', deviceTokenHash),
        }))
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    async touch(id: string, now: string): Promise<void> {
      await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
    },
    async confirm(id: string, until: string): Promise<void> {
      await changeRow(db, 'sessions', { id }, { confirmed_until: until });
    },
    ...endingsIn(db),
  };
}

const endingsIn = (db: Executor) => ({
  async end(id: string): Promise<void> {
    await db.deleteFrom('sessions').where('id', '=', id).execute();
  },
  async endPeopleOnDevice(deviceId: string, staying: readonly string[]): Promise<void> {
    let people = db
      .deleteFrom('sessions')
      .where('device_id', '=', deviceId)
      .where('kind', '=', 'user');
    if (staying.length > 0) people = people.where('user_id', 'not in', staying);
    await people.execute();
  },
  async endOfUser(userId: string): Promise<void> {
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  },
  async endOfAdmin(adminId: string): Promise<void> {
    await db.deleteFrom('sessions').where('admin_id', '=', adminId).execute();
  },
  async endExpired(now: string): Promise<void> {
    await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  },
});

async function insertWhile(
  trx: Executor,
  row: SessionRow & { kind: SecretKind },
  hash: string | null,
): Promise<boolean> {
  const [table, column, owner] = SECRETS[row.kind];
  const untyped: Kysely<Record<string, Record<string, unknown>>> = trx.withTables();
  // Takes the owner's row: whoever changes the secret at this moment waits, and then finds the session to end.
  const held = await untyped
    .updateTable(table)
    .set({ [column]: hash })
    .where('id', '=', row[owner])
    .where(column, hash === null ? 'is' : '=', hash)
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) return false;
  await trx.insertInto('sessions').values(row).execute();
  return true;
}
