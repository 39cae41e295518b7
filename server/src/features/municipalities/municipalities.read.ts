import type { Subject } from '../../core/actor.ts';
import { toText } from '../../core/clock.ts';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';

/** A country has 8,131 town halls; one installation serves one town or a few. */
export const MOST = 500;

export interface MunicipalitySetup {
  readonly id: string;
  readonly name: string;
  readonly setup_code_hash: string | null;
  readonly setup_closed_at: string | null;
}

/** What other features ask of municipalities. */
export function municipalitiesRead(db: Executor) {
  return {
    async subject(id: string): Promise<Subject<'municipality'> | undefined> {
      const row = await findRow(db, 'municipalities', { id });
      return row && { kind: 'municipality', id, municipalityId: id };
    },
    async exists(id: string): Promise<boolean> {
      return (await findRow(db, 'municipalities', { id })) !== undefined;
    },
    /** How a town is called, and how its town hall is reached. */
    async contact(id: string) {
      return db
        .selectFrom('municipalities')
        .select(['name', 'phone', 'address'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    },
    async setup(id: string): Promise<MunicipalitySetup | undefined> {
      return findRow(db, 'municipalities', { id });
    },
    /** All of them, by name. */
    async all(): Promise<MunicipalitySetup[]> {
      return db
        .selectFrom('municipalities')
        .select(['id', 'name', 'setup_code_hash', 'setup_closed_at'])
        .orderBy('name')
        .limit(MOST)
        .execute();
    },
    /** True for exactly one of any number of callers: the one that may create the first administrator. */
    async closeSetup(id: string, now: Temporal.Instant): Promise<boolean> {
      const result = await db
        .updateTable('municipalities')
        .set({ setup_closed_at: toText(now) })
        .where('id', '=', id)
        .where('setup_closed_at', 'is', null)
        .executeTakeFirst();
      return Number(result.numUpdatedRows) === 1;
    },
  };
}
