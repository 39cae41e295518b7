import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../db/database.ts';
import { groupCommit } from '../db/group-commit.ts';
import { isSqlite } from '../db/is-sqlite.ts';

/** Counter of attempts. */
export function throttleRepo(db: Executor) {
  return {
    /**
     * Counts each of these attempts, or none where one of them is refused. On SQLite a power cut may lose the last ones: it
     * takes longer to cut it than five attempts are worth (decision 0094).
     * @returns undefined where all were taken, else the instant until which the first of them is refused
     */
    takeAll(attempts: readonly Taken[]): Promise<string | undefined> {
      return asOneWrite(db, 'crash', async (trx) => {
        for (const [at, attempt] of attempts.entries()) {
          const blockedUntil = await take(trx, attempt);
          if (blockedUntil === undefined) continue;
          // Nothing is compared: it counts nowhere.
          await takeBack(
            trx,
            attempts.slice(0, at).map(({ key }) => key),
            ONE,
          );
          return blockedUntil;
        }
        return undefined;
      });
    },
    /** Takes one attempt back that was never compared. */
    giveBack: (keys: readonly string[]) => takeBack(db, keys, ONE),
    /** After a right attempt: its own counts go, and with them what they had added under the keys of several. */
    async forgive(own: readonly string[], shared: readonly string[]): Promise<void> {
      const [narrowest = ''] = own;
      const added = sql<number>`coalesce((select own.attempts from attempt_counts as own where own.key = ${narrowest}), 1)`;
      await asOneWrite(db, 'power cut', async (trx) => {
        await takeBack(trx, shared, added);
        if (own.length === 0) return;
        await trx.deleteFrom('attempt_counts').where('key', 'in', own).execute();
      });
    },
    async forgetStarting(prefix: string): Promise<void> {
      await db.deleteFrom('attempt_counts').where('key', 'like', `${prefix}%`).execute();
    },
    /** But for whom still waits. */
    async forgetExpired(now: string): Promise<void> {
      await db
        .deleteFrom('attempt_counts')
        .where('expires_at', '<=', now)
        .where('blocked_until', '<=', now)
        .execute();
    },
  };
}

const ONE = sql<number>`1`;

/**
 * SQLite stands still until the disk has what is written, so it is written at once, with what others write in this turn.
 * On PostgreSQL each statement is by itself: two that held some of the same rows would wait for each other.
 */
const asOneWrite = <T>(
  db: Executor,
  survives: 'power cut' | 'crash',
  work: (trx: Executor) => Promise<T>,
): Promise<T> => (isSqlite(db) ? groupCommit(db, survives)(work) : work(db));

/**
 * Counts one attempt if its key is not blocked. From the `free`-th on, each attempt blocks the key: until `waits[0]`,
 * then `waits[1]` … (instants computed from now by the caller). Expired counts start over. One statement, so that any
 * number of parallel callers are counted one by one.
 * @returns undefined when the attempt was taken, else the instant until which it is refused.
 */
async function take(
  db: Executor,
  { key, now, expiresAt, isWindow, free, waits }: Taken,
): Promise<string | undefined> {
  const isOver = sql`attempt_counts.expires_at <= ${now}`;
  const attempts = sql`(case when ${isOver} then 1 else attempt_counts.attempts + 1 end)`;
  const steps = waits.map((until, i) => sql`when ${attempts} = ${sql.lit(free + i)} then ${until}`);
  const until = sql`(case when ${attempts} < ${sql.lit(free)} then '' ${sql.join(steps, sql` `)} else ${waits.at(-1)} end)`;
  const expires = isWindow
    ? sql`(case when ${isOver} then ${expiresAt} else attempt_counts.expires_at end)`
    : sql`${expiresAt}`;
  const taken = await sql`
    insert into attempt_counts (key, attempts, blocked_until, expires_at) values (${key}, 1, '', ${expiresAt})
    on conflict (key) do update
      set attempts = ${attempts}, blocked_until = ${until}, expires_at = ${expires}
      where attempt_counts.blocked_until <= ${now}
    returning attempts`.execute(db);
  if (taken.rows.length > 0) return undefined;
  const row = await db
    .selectFrom('attempt_counts')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  // A right attempt may have wiped the count in between, and another begun a new one, not blocked yet.
  return row?.blocked_until || now;
}

async function takeBack(db: Executor, keys: readonly string[], amount: RawBuilder<number>) {
  if (keys.length === 0) return;
  await db
    .updateTable('attempt_counts')
    .set({
      attempts: sql<number>`case when attempts > ${amount} then attempts - ${amount} else 0 end`,
      blocked_until: '',
    })
    .where('key', 'in', keys)
    .execute();
}

export interface Taken {
  readonly key: string;
  readonly now: string;
  readonly expiresAt: string;
  /** The time runs from the first attempt and not from the last. */
  readonly isWindow: boolean;
  readonly free: number;
  readonly waits: readonly string[];
}
