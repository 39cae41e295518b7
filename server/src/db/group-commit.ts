import { sql } from 'kysely';
import type { Executor } from './database.ts';
import { isSqlite } from './is-sqlite.ts';

/** Whoever asks meanwhile waits for them. */
const MOST_TOGETHER = 16;

type Work = (trx: Executor) => Promise<void>;

interface Waiting {
  readonly work: Work;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Transactions of which many end at one time. SQLite writes one after the other, and waits for the disk at the end of
 * each: here all that came meanwhile wait for it together. Each of them stands or falls by itself, and is known to stand
 * once the disk has it. PostgreSQL does the same by itself.
 */
export function groupCommit(db: Executor): (work: Work) => Promise<void> {
  const alone = (work: Work) => db.transaction().execute(work);
  if (!isSqlite(db)) return alone;
  const waiting: Waiting[] = [];
  let isWriting = false;
  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) await writeTogether(db, waiting.splice(0, MOST_TOGETHER));
    isWriting = false;
  }
  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (!isWriting) void writeAll();
    });
}

async function writeTogether(db: Executor, group: readonly Waiting[]): Promise<void> {
  const told: (() => void)[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      for (const one of group) told.push(await attempt(trx, one));
    });
    for (const tell of told) tell();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** @returns what is to be told once the disk has it */
async function attempt(trx: Executor, { work, resolve, reject }: Waiting): Promise<() => void> {
  await sql`savepoint one_of_many`.execute(trx);
  try {
    await work(trx);
    await sql`release one_of_many`.execute(trx);
    return resolve;
  } catch (error) {
    // Where SQLite has taken all of it back by itself, as on a full disk, that is what went wrong for all of them.
    const refuse = () => Promise.reject(error);
    await sql`rollback to one_of_many`.execute(trx).catch(refuse);
    await sql`release one_of_many`.execute(trx).catch(refuse);
    return () => reject(error);
  }
}
