import type { Executor } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

export async function addNotice(trx: Executor, row: Tables['notices']): Promise<void> {
  await trx.insertInto('notices').values(row).execute();
}
