import type { Executor } from '../db/database.ts';
import { groupCommit } from '../db/group-commit.ts';
import { isSqlite } from '../db/is-sqlite.ts';
import { type Taken, take, takeBack, wipe } from './attempt-counts.repo.ts';

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
          );
          return blockedUntil;
        }
        return undefined;
      });
    },
    /** Takes one attempt back that was never compared. */
    giveBack: (keys: readonly string[]) => takeBack(db, keys),
    /** After a right attempt: its own counts go, and with them what they had added under the keys of several. */
    async forgive(own: readonly string[], shared: readonly string[]): Promise<void> {
      const [narrowest = ''] = own;
      await asOneWrite(db, 'power cut', async (trx) => {
        await takeBack(trx, shared, narrowest);
        await wipe(trx, own);
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

/**
 * SQLite stands still until the disk has what is written, so it is written at once, with what others write in this turn.
 * On PostgreSQL each statement is by itself: two that held some of the same rows would wait for each other.
 */
const asOneWrite = <T>(
  db: Executor,
  survives: 'power cut' | 'crash',
  work: (trx: Executor) => Promise<T>,
): Promise<T> => (isSqlite(db) ? groupCommit(db, survives)(work) : work(db));
