import { type Row, untyped } from './any-table.ts';
import type { Executor } from './database.ts';

/** Where two may edit the same row at once: each edit counts, and says whose it was. */
type Edited = 'users' | 'municipalities' | 'support_persons';

/**
 * What staff change.
 * @param version of what they have seen; without it, whatever it was
 * @returns false where somebody else has edited the row meanwhile
 */
export async function editRow<T extends Edited>(
  db: Executor,
  table: T,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
  values: Partial<Row<T>>,
): Promise<boolean> {
  const { numUpdatedRows } = await untyped(db)
    .updateTable(table as string)
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where((eb) => eb.and(version === undefined ? { id } : { id, version }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
