import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { noRow } from '../../db/no-row.ts';
import { findRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type PersonRow = Selectable<Tables['support_persons']>;

/** Relatives and carers of one municipality. */
export function personsRepo(db: Executor) {
  return {
    async find(id: string): Promise<PersonRow | undefined> {
      return findRow(db, 'support_persons', { id });
    },
    async findByEmail(municipalityId: string, email: string): Promise<PersonRow | undefined> {
      return findRow(db, 'support_persons', { municipality_id: municipalityId, email });
    },
    /** Does nothing where the town already has one with that email. */
    async insert(row: Insertable<Tables['support_persons']>): Promise<void> {
      await db
        .insertInto('support_persons')
        .values(row)
        .onConflict((conflict) => conflict.columns(['municipality_id', 'email']).doNothing())
        .execute();
    },
    /** False where somebody else has edited her since that version, or another account of the town has that email. */
    async edit(
      { id, version }: { readonly id: string; readonly version: number | undefined },
      values: Partial<Pick<PersonRow, 'name' | 'email' | 'edited_by_id'>>,
    ): Promise<boolean> {
      const result = await db
        .updateTable('support_persons')
        .set((eb) => ({
          ...values,
          version: eb('version', '+', 1),
          // Letters were confirmed from the letter-box of before: another one may be a stranger's.
          ...(values.email === undefined
            ? {}
            : {
                mails_notices: eb
                  .case()
                  .when('email', '=', values.email)
                  .then(eb.ref('mails_notices'))
                  .else(eb.lit(0))
                  .end(),
              }),
        }))
        .where((eb) => eb.and(version === undefined ? { id } : { id, version }))
        .where((eb) =>
          noRow(
            eb
              .selectFrom('support_persons as other')
              .select('other.id')
              .whereRef('other.municipality_id', '=', 'support_persons.municipality_id')
              .where('other.email', '=', values.email ?? '')
              .where('other.id', '!=', id),
          ),
        )
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}
