import type { Selectable } from 'kysely';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { changeRow, findRow, insertOnce, listRows, putRow, removeRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type PasskeyRow = Selectable<Tables['passkeys']>;
type AppRow = Tables['code_apps'];

/** More keys than anybody carries. */
export const MOST_PASSKEYS = 10;

/** Passkeys, which sign. */
const passkeyRows = (db: Executor) => ({
  async passkeys(adminId: string): Promise<PasskeyRow[]> {
    const listed = { order: ['created_at', 'id'], most: MOST_PASSKEYS } as const;
    return listRows(db, 'passkeys', { admin_id: adminId }, listed);
  },
  /** False where the same key is kept already, hers or somebody else's. */
  async insertPasskey(row: PasskeyRow): Promise<boolean> {
    return insertOnce(db, 'passkeys', row, ['credential_id']);
  },
  /** False where somebody was quicker with the same counter. */
  async countUse({ id, counter }: PasskeyRow, next: number, now: string): Promise<boolean> {
    return changeRow(db, 'passkeys', { id, counter }, { counter: next, last_used_at: now });
  },
  async removePasskey(adminId: string, id: string): Promise<boolean> {
    return removeRow(db, 'passkeys', { id, admin_id: adminId });
  },
});

/** What makes codes, and the codes on paper. */
const codeRows = (db: Executor) => ({
  async app(adminId: string): Promise<AppRow | undefined> {
    return findRow(db, 'code_apps', { admin_id: adminId });
  },
  setApp: (row: AppRow): Promise<void> => putRow(db, 'code_apps', row, ['admin_id']),
  /** False where the step, or a later one, was used before: of any number of equal codes one opens. */
  async takeStep(adminId: string, step: number): Promise<boolean> {
    const used = await db
      .updateTable('code_apps')
      .set({ last_step: step })
      .where('admin_id', '=', adminId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n;
  },
  async removeApp(adminId: string): Promise<boolean> {
    return removeRow(db, 'code_apps', { admin_id: adminId });
  },
  async codesLeft(adminId: string): Promise<number> {
    const { left } = await db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll().as('left'))
      .where('admin_id', '=', adminId)
      .executeTakeFirstOrThrow();
    return Number(left);
  },
  /** False where there is no such code any more. */
  async takeCode(codeHash: string, adminId: string): Promise<boolean> {
    return removeRow(db, 'recovery_codes', { code_hash: codeHash, admin_id: adminId });
  },
  /** In place of those before. */
  async setCodes(adminId: string, hashes: readonly string[]): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('recovery_codes').where('admin_id', '=', adminId).execute();
      const rows = hashes.map((code_hash) => ({ code_hash, admin_id: adminId }));
      await trx.insertInto('recovery_codes').values(rows).execute();
    });
  },
  async removeCodes(adminId: string): Promise<void> {
    await db.deleteFrom('recovery_codes').where('admin_id', '=', adminId).execute();
  },
});

const having = compiled<{ readonly adminId: string }, unknown>((db, value) => {
  const of = (table: 'passkeys' | 'code_apps') =>
    db.selectFrom(table).select('admin_id').where('admin_id', '=', value('adminId'));
  return of('passkeys').unionAll(of('code_apps')).limit(1);
});

/** All that somebody has, and what a town asks for. */
const townRows = (db: Executor) => ({
  async hasAny(adminId: string): Promise<boolean> {
    const { rows } = await having(db, { adminId });
    return rows.length > 0;
  },
  /** Everything of hers, as if she had never had any. */
  async clear(adminId: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      for (const table of [
        'passkeys',
        'code_apps',
        'recovery_codes',
        'factor_challenges',
      ] as const) {
        await trx.deleteFrom(table).where('admin_id', '=', adminId).execute();
      }
    });
  },
  async isRequired(municipalityId: string): Promise<boolean> {
    const row = await findRow(db, 'municipalities', { id: municipalityId });
    return row?.requires_factor === 1;
  },
  async setRequired(municipalityId: string, isRequired: boolean): Promise<void> {
    const values = { requires_factor: isRequired ? 1 : 0 } as const;
    await changeRow(db, 'municipalities', { id: municipalityId }, values);
  },
});

/** What administrators show besides their passwords. */
export const factorsRepo = (db: Executor) => ({
  ...passkeyRows(db),
  ...codeRows(db),
  ...townRows(db),
});

export type FactorsRepo = ReturnType<typeof factorsRepo>;
