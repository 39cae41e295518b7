import type { Executor } from '../../db/database.ts';
import { findRow, removeRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type CardRow = Tables['cards'];

/** Printed cards: one a person. */
export function cardsRepo(db: Executor) {
  return {
    /** Those of these ids who are people of the municipality. */
    async people(municipalityId: string, ids: readonly string[]) {
      return db
        .selectFrom('users')
        .select(['id', 'name'])
        .where('municipality_id', '=', municipalityId)
        .where('id', 'in', ids)
        .execute();
    },
    /** Each in place of the one that the person had. */
    async put(rows: readonly CardRow[]): Promise<void> {
      await db
        .insertInto('cards')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(({ ref }) => ({
            secret_hash: ref('excluded.secret_hash'),
            created_by: ref('excluded.created_by'),
            created_at: ref('excluded.created_at'),
          })),
        )
        .execute();
    },
    async find(userId: string): Promise<CardRow | undefined> {
      return findRow(db, 'cards', { user_id: userId });
    },
    async remove(userId: string): Promise<boolean> {
      return removeRow(db, 'cards', { user_id: userId });
    },
  };
}

export type CardsRepo = ReturnType<typeof cardsRepo>;
