import type { Executor } from './database.ts';

/** What is written stands or falls together: with the transaction that is open already, where there is one. */
export function inTransaction<T>(db: Executor, work: (trx: Executor) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
