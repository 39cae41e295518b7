import type { Executor } from '../../db/database.ts';
import { valuesAmong } from '../../db/many-rows.ts';

/** What others ask about the second factors of staff. */
export function factorsRead(db: Executor) {
  return {
    /** Who of these administrators shows something besides her password. */
    async holders(adminIds: readonly string[]): Promise<ReadonlySet<string>> {
      const found = await Promise.all([
        valuesAmong(db, 'passkeys', 'admin_id', adminIds),
        valuesAmong(db, 'code_apps', 'admin_id', adminIds),
      ]);
      return found[0].union(found[1]);
    },
  };
}

export type FactorsRead = ReturnType<typeof factorsRead>;
