import { compiled } from './compiled.ts';
import type { Executor } from './database.ts';

const holding = compiled<{ userId: string }, unknown>((db, value) =>
  db
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', value('userId')),
);

/**
 * Whoever does the same for her waits until this transaction ends: what is counted before it is added to is still
 * true when it is. A statement that writes is what both databases wait for.
 */
export async function holdPerson(trx: Executor, userId: string): Promise<void> {
  await holding(trx, { userId });
}
