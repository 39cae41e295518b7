import type { Executor } from '../db/database.ts';
import { findRow } from '../db/rows.ts';
import type { Subject } from './actor.ts';

/** Whoever belongs to one town and has a name of its own. */
const TABLES = { admin: 'admins', 'support-person': 'support_persons', device: 'devices' } as const;

/** What the access rules and the logs ask of an account or a device. */
export function accountRead<Kind extends keyof typeof TABLES>(db: Executor, kind: Kind) {
  const table: (typeof TABLES)[keyof typeof TABLES] = TABLES[kind];
  const find = (id: string) => findRow(db, table, { id });
  return {
    async subject(id: string): Promise<Subject<Kind> | undefined> {
      const row = await find(id);
      return row && { kind, id, municipalityId: row.municipality_id };
    },
    async name(id: string): Promise<string | undefined> {
      return (await find(id))?.name;
    },
  };
}
