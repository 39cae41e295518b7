import { type Selectable, sql } from 'kysely';
import { untyped } from '../db/any-table.ts';
import { compiled } from '../db/compiled.ts';
import type { Executor } from '../db/database.ts';
import { isSqlite } from '../db/is-sqlite.ts';
import { perShape } from '../db/per-shape.ts';
import { addRow } from '../db/rows.ts';
import type { Tables } from '../db/schema.ts';

export type SessionRow = Selectable<Tables['sessions']>;
/** Who comes in with a password: where it stands, and what names its owner in a session. */
const WITH_PASSWORD = {
  support: { table: 'support_persons', id: 'support_person_id' },
  admin: { table: 'admins', id: 'admin_id' },
} as const;
interface WithPassword {
  readonly table: string;
  readonly id: string;
  readonly columns: readonly string[];
}
export type SecretKind = keyof typeof WITH_PASSWORD | 'user';

export async function endPeopleOnDevice(
  db: Executor,
  deviceId: string,
  staying: readonly string[] = [],
): Promise<void> {
  if (staying.length === 0) await endingVisits(db, { deviceId });
  else await visitsOn(db, deviceId).where('user_id', 'not in', staying).execute();
}

const visitsOn = (db: Executor, deviceId: string) =>
  db.deleteFrom('sessions').where('device_id', '=', deviceId).where('kind', '=', 'user');
const endingVisits = compiled<{ readonly deviceId: string }, unknown>((db, value) =>
  visitsOn(db, value('deviceId')),
);

/** False, and nothing written, where the owner's PIN or password is not this one any more. A person was active. */
export async function insertWhile(
  trx: Executor,
  row: SessionRow & { kind: SecretKind },
  hash: string | null,
): Promise<boolean> {
  if (row.kind === 'user') return insertVisit(trx, row, hash);
  const insert = insertingWithPassword({ ...WITH_PASSWORD[row.kind], columns: Object.keys(row) });
  return (await insert(trx, { ...row, hash })).numAffectedRows === 1n;
}

/**
 * One statement has SQLite's one lock of whoever writes; on PostgreSQL it holds the row with the password: whoever changes
 * that at this moment waits, and then finds the session to end.
 */
const insertingWithPassword = perShape(({ table, id, columns }: WithPassword) =>
  compiled<Readonly<Record<string, unknown>>, unknown>((db, value) => {
    const owner = untyped(db)
      .selectFrom(table)
      .select(({ val }) =>
        columns.map((column) =>
          column === 'idle_seconds'
            ? sql`cast(${value(column)} as integer)`.as(column)
            : val(value(column)).as(column),
        ),
      )
      .where('id', '=', value(id))
      .where('password_hash', '=', value('hash'));
    return untyped(db)
      .insertInto('sessions')
      .columns([...columns])
      .expression(isSqlite(db) ? owner : owner.forNoKeyUpdate());
  }),
);

/** A person's last visit stands in the row that holds her PIN: to write it holds that row. */
async function insertVisit(trx: Executor, row: SessionRow, hash: string | null): Promise<boolean> {
  const isWithPin = hash !== null;
  const { numAffectedRows } = await visiting({ isWithPin })(trx, {
    ...{ id: row.user_id, now: row.created_at, hash },
  });
  if (numAffectedRows !== 1n) return false;
  // One browser holds one person: whoever enters ends the visit before.
  if (row.device_id) await endPeopleOnDevice(trx, row.device_id);
  await addRow(trx, 'sessions', row);
  return true;
}

interface Visit {
  readonly id: string | null;
  readonly now: string;
  readonly hash: string | null;
}

const visiting = perShape(({ isWithPin }: { isWithPin: boolean }) =>
  compiled<Visit, unknown>((db, value) =>
    db
      .updateTable('users')
      .set({ last_active_at: value('now') })
      .where('id', '=', value('id'))
      .where('pin_hash', isWithPin ? '=' : 'is', isWithPin ? value('hash') : null),
  ),
);
