import type { Kysely, Selectable } from 'kysely';
import type { Executor } from '../db/database.ts';
import { groupCommit } from '../db/group-commit.ts';
import { changeRow } from '../db/rows.ts';
import type { Tables } from '../db/schema.ts';
import { liveSessionsTogether } from './live-sessions-together.repo.ts';

export type SessionRow = Selectable<Tables['sessions']>;
/** Where the secret of each kind of session's owner stands, and whose it is. */
const SECRETS = {
  user: ['users', 'pin_hash', 'user_id'],
  support: ['support_persons', 'password_hash', 'support_person_id'],
  admin: ['admins', 'password_hash', 'admin_id'],
} as const;
export type SecretKind = keyof typeof SECRETS;

/** What is written in the transaction in which a session is opened. */
export type WhenOpen = (trx: Executor) => Promise<void>;

/** Sessions of every kind, found by the hash of their token. */
export function sessionsRepo(db: Executor) {
  const together = groupCommit(db);
  return {
    live: liveSessionsTogether(db),
    async insert(row: SessionRow): Promise<void> {
      await db.insertInto('sessions').values(row).execute();
    },
    /** False, and nothing written, where the owner's PIN or password is not this one any more. A person was active. */
    async insertWhile(
      row: SessionRow & { kind: SecretKind },
      hash: string | null,
      whenOpen?: WhenOpen,
    ): Promise<boolean> {
      return together(async (trx) => {
        const isOpen = await insertWhile(trx, row, hash);
        if (isOpen) await whenOpen?.(trx);
        return isOpen;
      });
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
  endPeopleOnDevice: (deviceId: string, staying: readonly string[]): Promise<void> =>
    endPeopleOnDevice(db, deviceId, staying),
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

async function endPeopleOnDevice(
  db: Executor,
  deviceId: string,
  staying: readonly string[] = [],
): Promise<void> {
  let people = db
    .deleteFrom('sessions')
    .where('device_id', '=', deviceId)
    .where('kind', '=', 'user');
  if (staying.length > 0) people = people.where('user_id', 'not in', staying);
  await people.execute();
}

async function insertWhile(
  trx: Executor,
  row: SessionRow & { kind: SecretKind },
  hash: string | null,
): Promise<boolean> {
  const [table, column, owner] = SECRETS[row.kind];
  const untyped: Kysely<Record<string, Record<string, unknown>>> = trx.withTables();
  const active = row.kind === 'user' ? { last_active_at: row.created_at } : {};
  // Takes the owner's row: whoever changes the secret at this moment waits, and then finds the session to end.
  const held = await untyped
    .updateTable(table)
    .set({ [column]: hash, ...active })
    .where('id', '=', row[owner])
    .where(column, hash === null ? 'is' : '=', hash)
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) return false;
  // One browser holds one person: whoever enters ends the visit before.
  if (row.kind === 'user' && row.device_id) await endPeopleOnDevice(trx, row.device_id);
  await trx.insertInto('sessions').values(row).execute();
  return true;
}
