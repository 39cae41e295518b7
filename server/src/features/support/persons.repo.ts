import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type PersonRow = Tables['support_persons'];

/** Relatives and carers of one municipality. */
export function personsRepo(db: Executor) {
  return {
    async find(id: string): Promise<PersonRow | undefined> {
      return db.selectFrom('support_persons').selectAll().where('id', '=', id).executeTakeFirst();
    },
    async findByEmail(municipalityId: string, email: string): Promise<PersonRow | undefined> {
      return db
        .selectFrom('support_persons')
        .selectAll()
        .where('municipality_id', '=', municipalityId)
        .where('email', '=', email)
        .executeTakeFirst();
    },
    /** Does nothing where the town already has one with that email. */
    async insert(row: PersonRow): Promise<void> {
      await db
        .insertInto('support_persons')
        .values(row)
        .onConflict((conflict) => conflict.columns(['municipality_id', 'email']).doNothing())
        .execute();
    },
    async remove(personId: string): Promise<void> {
      await db.deleteFrom('support_persons').where('id', '=', personId).execute();
    },
  };
}
