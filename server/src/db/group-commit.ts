import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { answered } from './answered.ts';
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

/** What stands has survived: the power that goes, or no more than the end of the process. */
type Survives = 'power cut' | 'crash';

/** One group for all that write to a database, whichever repository they are of. */
const groups: Readonly<Record<Survives, WeakMap<Executor, Together>>> = {
  'power cut': new WeakMap(),
  crash: new WeakMap(),
};

/**
 * Transactions of which many end at one time. SQLite writes one after the other, and waits for the disk at the end of
 * each: here all that come in one turn of the loop wait for it together. Each of them stands or falls by itself, and is
 * known to stand once the disk has it. PostgreSQL does the same by itself.
 * @param survives `crash` where nobody is told that it was kept, and it only has to be seen by whoever comes next
 */
export function groupCommit(db: Executor, survives: Survives = 'power cut'): Together {
  if (db.isTransaction) return (work) => work(db);
  if (!isSqlite(db)) return (work) => db.transaction().execute(work);
  const group = groups[survives].get(db) ?? groupOn(db, survives);
  groups[survives].set(db, group);
  return group;
}

function groupOn(db: Executor, survives: Survives): Together {
  const waiting: Waiting[] = [];
  let isWriting = false;
  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      // Whoever has been heard in this turn comes along.
      await nextTurn();
      await writeTogether(db, survives, waiting.splice(0, MOST_TOGETHER));
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

async function writeTogether(
  db: Executor,
  survives: Survives,
  group: readonly Waiting[],
): Promise<void> {
  const told: (() => void)[] = [];
  const writeAll = async (trx: Executor) => {
    // One alone falls with its transaction.
    const write = group.length === 1 ? workOf : writeApart;
    for (const one of group) told.push(await write(trx, one));
  };
  try {
    await (survives === 'crash' ? unsynced(db, writeAll) : db.transaction().execute(writeAll));
    for (const tell of told) tell();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** Whoever waits for the disk next takes it along. */
const unsynced = (db: Executor, work: Work<void>): Promise<void> =>
  db.connection().execute(async (one) => {
    await one.executeQuery(UNSYNCED);
    try {
      await one.transaction().execute(work);
    } finally {
      await one.executeQuery(SYNCED);
    }
  });

const workOf = (trx: Executor, { work }: Waiting) => work(trx);

async function writeApart(trx: Executor, { work, reject }: Waiting): Promise<() => void> {
  await answered(trx, SAVEPOINT);
  try {
    const tell = await work(trx);
    await answered(trx, RELEASE);
    return tell;
  } catch (error) {
    // Where SQLite has taken all of it back by itself, as on a full disk, that is what went wrong for all of them.
    const refuse = () => Promise.reject(error);
    await answered(trx, ROLLBACK).catch(refuse);
    await answered(trx, RELEASE).catch(refuse);
    return () => reject(error);
  }
}

const UNSYNCED = CompiledQuery.raw('pragma synchronous = normal');
/** As `sqliteDialect` opens it. */
const SYNCED = CompiledQuery.raw('pragma synchronous = full');

const [SAVEPOINT, ROLLBACK, RELEASE] = [
  CompiledQuery.raw('savepoint one_of_many'),
  CompiledQuery.raw('rollback to one_of_many'),
  CompiledQuery.raw('release one_of_many'),
];
