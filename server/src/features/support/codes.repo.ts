import type { Executor } from '../../db/database.ts';
import { changeRow, putRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** Codes with which relatives and carers choose their passwords. */
export function supportCodesRepo(db: Executor) {
  /** The live code of a municipality. */
  const live = (codeHash: string, municipalityId: string, now: string) =>
    db
      .selectFrom('support_codes')
      .innerJoin('support_persons', 'support_persons.id', 'support_codes.support_person_id')
      .select('support_persons.id')
      .where('code_hash', '=', codeHash)
      .where('municipality_id', '=', municipalityId)
      .where('expires_at', '>', now);

  return {
    /** The code before this one ends, as do those that have expired. */
    async replace(row: Tables['support_codes'], now: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('support_codes').where('expires_at', '<=', now).execute();
        await putRow(trx, 'support_codes', row, ['support_person_id']);
      });
    },
    async revoke(personId: string): Promise<void> {
      await db.deleteFrom('support_codes').where('support_person_id', '=', personId).execute();
    },
    /** Whose it is; undefined when it is not this municipality's, used or expired. */
    async holder(codeHash: string, municipalityId: string, now: string) {
      return (await live(codeHash, municipalityId, now).executeTakeFirst())?.id;
    },
    /**
     * Takes the code out of use for a password, and ends all sessions of before.
     * @returns false where somebody was quicker with it.
     */
    async use(codeHash: string, personId: string, passwordHash: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const used = await trx
          .deleteFrom('support_codes')
          .where('code_hash', '=', codeHash)
          .where('support_person_id', '=', personId)
          .executeTakeFirst();
        if (used.numDeletedRows === 0n) return false;
        await changeRow(trx, 'support_persons', { id: personId }, { password_hash: passwordHash });
        await trx.deleteFrom('sessions').where('support_person_id', '=', personId).execute();
        return true;
      });
    },
  };
}

export type SupportCodesRepo = ReturnType<typeof supportCodesRepo>;
