import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Executor } from './database.ts';
import { isSqlite } from './is-sqlite.ts';

/** Whoever asks meanwhile waits for them. */
const MOST_TOGETHER = 16;

type Work<Made> = (trx: Executor) => Promise<Made>;
type Together = <Made>(work: Work<Made>) => Promise<Made>;

interface Waiting {
  /** @returns what is to be told once the disk has it */
  readonly work: Work<() => void>;
  readonly reject: (error: unknown) => void;
}

/** One group for all that write to a database, whichever repository they are of. */
const groups = new WeakMap<Executor, Together>();

/**
 * Transactions of which many end at one time. SQLite writes one after the other, and waits for the disk at the end of
 * each: here all that come in one turn of the loop wait for it together. Each of them stands or falls by itself, and is
 * known to stand once the disk has it. PostgreSQL does the same by itself.
 */
export function groupCommit(db: Executor): Together {
  if (db.isTransaction) return (work) => work(db);
  if (!isSqlite(db)) return (work) => db.transaction().execute(work);
  const group = groups.get(db) ?? groupOn(db);
  groups.set(db, group);
  return group;
}

function groupOn(db: Executor): Together {
  const waiting: Waiting[] = [];
  let isWriting = false;
  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      // Whoever has been heard in this turn comes along.
      await nextTurn();
      await writeTogether(db, waiting.splice(0, MOST_TOGETHER));
    }
    isWriting = false;
  }
  return (work) =>
    new Promise((resolve, reject) => {
      const making: Work<() => void> = async (trx) => {
        const made = await work(trx);
        return () => resolve(made);
      };
      waiting.push({ work: making, reject });
      if (!isWriting) void writeAll();
    });
}

async function writeTogether(db: Executor, group: readonly Waiting[]): Promise<void> {
  const told: (() => void)[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      // One alone falls with its transaction.
      const write = group.length === 1 ? workOf : writeApart;
      for (const one of group) told.push(await write(trx, one));
    });
    for (const tell of told) tell();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

const workOf = (trx: Executor, { work }: Waiting) => work(trx);

async function writeApart(trx: Executor, { work, reject }: Waiting): Promise<() => void> {
  await trx.executeQuery(SAVEPOINT);
  try {
    const tell = await work(trx);
    await trx.executeQuery(RELEASE);
    return tell;
  } catch (error) {
    // Where SQLite has taken all of it back by itself, as on a full disk, that is what went wrong for all of them.
    const refuse = () => Promise.reject(error);
    await trx.executeQuery(ROLLBACK).catch(refuse);
    await trx.executeQuery(RELEASE).catch(refuse);
    return () => reject(error);
  }
}

const [SAVEPOINT, ROLLBACK, RELEASE] = [
  CompiledQuery.raw('savepoint one_of_many'),
  CompiledQuery.raw('rollback to one_of_many'),
  CompiledQuery.raw('release one_of_many'),
];
