import type { Executor } from './database.ts';
import { changeRow } from './rows.ts';

/**
 * Whoever removes her account, or does something for which it must be there, waits until this transaction ends.
 * @returns false where there is no such account any more
 */
export const holdAdmin = (trx: Executor, id: string): Promise<boolean> =>
  changeRow(trx, 'admins', { id }, { id });
