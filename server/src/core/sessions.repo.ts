import type { Executor } from '../db/database.ts';
import { groupCommit } from '../db/group-commit.ts';
import { addRow, changeRow } from '../db/rows.ts';
import {
  endPeopleOnDevice,
  insertWhile,
  type SecretKind,
  type SessionRow,
} from './insert-session.repo.ts';
import { liveSessionsTogether } from './live-sessions-together.repo.ts';

/** What is written in the transaction in which a session is opened. */
export type WhenOpen = (trx: Executor) => Promise<void>;

/** Sessions of every kind, found by the hash of their token. */
export function sessionsRepo(db: Executor) {
  const together = groupCommit(db);
  return {
    live: liveSessionsTogether(db),
    async insert(row: SessionRow): Promise<void> {
      await addRow(db, 'sessions', row);
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
