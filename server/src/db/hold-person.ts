import { compiled } from './compiled.ts';
import type { Executor } from './database.ts';
import { isSqlite } from './is-sqlite.ts';

interface Held {
  readonly userId: string;
}

/** Of the strength of a write that leaves her key alone: who refers to her need not wait. */
const herRow = compiled<Held, unknown>((db, value) =>
  db.selectFrom('users').select('id').where('id', '=', value('userId')).forNoKeyUpdate(),
);

/** Takes SQLite's one lock of whoever writes, and writes nothing. */
const anyWrite = compiled<Held, unknown>((db, value) =>
  db
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', value('userId'))
    .where('id', '=', ''),
);

/**
 * Whoever does the same for her waits until this transaction ends: what is counted before it is added to is still
 * true when it is.
 */
export async function holdPerson(trx: Executor, userId: string): Promise<void> {
  await (isSqlite(trx) ? anyWrite : herRow)(trx, { userId });
}
