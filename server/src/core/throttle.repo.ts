import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';

/** Counter of attempts, in the table "guesses". `take` is one statement, so that any number of parallel callers are counted one by one. */
export function throttleRepo(db: Executor) {
  return {
    /**
     * Counts one attempt if `key` is not blocked. From the `free`-th on, each attempt blocks the key: until
     * `waits[0]`, then `waits[1]` … (instants computed from now by the caller). Old counts start over.
     * @returns undefined when the attempt was taken, else the instant until which it is refused.
     */
    async take(
      key: string,
      { now, forgetBefore, free, waits }: TakeOptions,
    ): Promise<string | undefined> {
      const attempts = sql`(case when guesses.updated_at < ${forgetBefore} then 1 else guesses.attempts + 1 end)`;
      const steps = waits.map(
        (until, i) => sql`when ${attempts} = ${sql.lit(free + i)} then ${until}`,
      );
      const until = sql`(case when ${attempts} < ${sql.lit(free)} then '' ${sql.join(steps, sql` `)} else ${waits.at(-1)} end)`;
      const taken = await sql`
        insert into guesses (key, attempts, blocked_until, updated_at) values (${key}, 1, '', ${now})
        on conflict (key) do update
          set attempts = ${attempts}, blocked_until = ${until}, updated_at = ${now}
          where guesses.blocked_until <= ${now}
        returning attempts`.execute(db);
      if (taken.rows.length > 0) return undefined;
      const row = await db
        .selectFrom('guesses')
        .select('blocked_until')
        .where('key', '=', key)
        .executeTakeFirst();
      // A right attempt may have wiped the count in between, and another begun a new one, not blocked yet.
      return row?.blocked_until || now;
    },
    async forget(keys: readonly string[]): Promise<void> {
      await db.deleteFrom('guesses').where('key', 'in', keys).execute();
    },
    async forgetStarting(prefix: string): Promise<void> {
      await db.deleteFrom('guesses').where('key', 'like', `${prefix}%`).execute();
    },
    async forgetOlderThan(instant: string): Promise<void> {
      await db.deleteFrom('guesses').where('updated_at', '<', instant).execute();
    },
  };
}

export interface TakeOptions {
  readonly now: string;
  readonly forgetBefore: string;
  readonly free: number;
  readonly waits: readonly string[];
}
