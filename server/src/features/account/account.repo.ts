import type { Executor } from '../../db/database.ts';

const MOST = 50;

/** Whose account it is, as its sessions name her. */
export type Holder =
  | { readonly kind: 'admin'; readonly adminId: string }
  | { readonly kind: 'support'; readonly supportPersonId: string };

const rowOf = (holder: Holder) =>
  holder.kind === 'admin'
    ? ({ table: 'admins', owner: 'admin_id', id: holder.adminId } as const)
    : ({
        table: 'support_persons',
        owner: 'support_person_id',
        id: holder.supportPersonId,
      } as const);

/** The password and the sessions of an account of staff or family. */
export function accountRepo(db: Executor) {
  return {
    async passwordHash(holder: Holder): Promise<string | undefined> {
      const { table, id } = rowOf(holder);
      const row = await db
        .selectFrom(table)
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.password_hash;
    },
    /**
     * Another password in place of the one that was compared; every session but the one that asks ends.
     * @returns false where somebody was quicker: the old one is not right any more.
     */
    changePassword: (holder: Holder, change: PasswordChange): Promise<boolean> =>
      db.transaction().execute((trx) => changePassword(trx, holder, change)),
    async sessions(holder: Holder, now: string) {
      const { owner, id } = rowOf(holder);
      return db
        .selectFrom('sessions')
        .leftJoin('devices', 'devices.id', 'sessions.device_id')
        .select([
          'sessions.id',
          'sessions.place',
          'sessions.created_at',
          'sessions.last_seen_at',
          'devices.name as device_name',
        ])
        .where(`sessions.${owner}`, '=', id)
        .where('sessions.expires_at', '>', now)
        .orderBy('sessions.last_seen_at', 'desc')
        .orderBy('sessions.id', 'desc')
        .limit(MOST)
        .execute();
    },
    /** False where it is nobody's or somebody else's. */
    async endSession(holder: Holder, sessionId: string): Promise<boolean> {
      const { owner, id } = rowOf(holder);
      const ended = await db
        .deleteFrom('sessions')
        .where('id', '=', sessionId)
        .where(owner, '=', id)
        .executeTakeFirst();
      return ended.numDeletedRows === 1n;
    },
  };
}

interface PasswordChange {
  readonly from: string;
  readonly to: string;
  /** The session that asks. */
  readonly staying: string;
}

async function changePassword(
  trx: Executor,
  holder: Holder,
  { from, to, staying }: PasswordChange,
): Promise<boolean> {
  const { table, owner, id } = rowOf(holder);
  const changed = await trx
    .updateTable(table)
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await trx.deleteFrom('sessions').where(owner, '=', id).where('id', '!=', staying).execute();
  return true;
}

export type AccountRepo = ReturnType<typeof accountRepo>;
