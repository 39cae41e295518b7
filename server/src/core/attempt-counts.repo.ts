import { sql } from 'kysely';
import { inPlaces, placesFor } from '../db/asked-together.ts';
import { compiled } from '../db/compiled.ts';
import type { Executor } from '../db/database.ts';
import { perShape } from '../db/per-shape.ts';
import { findRow } from '../db/rows.ts';

export interface Taken {
  readonly key: string;
  readonly now: string;
  readonly expiresAt: string;
  /** The time runs from the first attempt and not from the last. */
  readonly isWindow: boolean;
  readonly free: number;
  readonly waits: readonly string[];
}

/**
 * Counts one attempt if its key is not blocked. From the `free`-th on, each attempt blocks the key: until `waits[0]`,
 * then `waits[1]` … (instants computed from now by the caller). Expired counts start over. One statement, so that any
 * number of parallel callers are counted one by one.
 * @returns undefined when the attempt was taken, else the instant until which it is refused.
 */
export async function take(
  db: Executor,
  { key, now, expiresAt, isWindow, free, waits }: Taken,
): Promise<string | undefined> {
  const count = counting({ isWindow, free, waits: waits.length });
  const until = inPlaces(placesFor('wait', waits.length), waits);
  const { rows } = await count(db, { key, now, expiresAt, ...until });
  if (rows.length > 0) return undefined;
  const row = await findRow(db, 'attempt_counts', { key });
  // A right attempt may have wiped the count in between, and another begun a new one, not blocked yet.
  return row?.blocked_until || now;
}

type Values = Readonly<Record<string, string>>;

const counting = perShape(
  ({ isWindow, free, waits }: Pick<Taken, 'isWindow' | 'free'> & { readonly waits: number }) =>
    compiled<Values, unknown>((db, value) => {
      const isOver = sql`attempt_counts.expires_at <= ${value('now')}`;
      const attempts = sql<number>`(case when ${isOver} then 1 else attempt_counts.attempts + 1 end)`;
      const untils = placesFor('wait', waits).map(value);
      const steps = untils.map(
        (until, i) => sql`when ${attempts} = ${sql.lit(free + i)} then ${until}`,
      );
      const until = sql<string>`(case when ${attempts} < ${sql.lit(free)} then '' ${sql.join(steps, sql` `)} else ${untils.at(-1)} end)`;
      const expires = isWindow
        ? sql<string>`(case when ${isOver} then ${value('expiresAt')} else attempt_counts.expires_at end)`
        : value('expiresAt');
      const first = { attempts: 1, blocked_until: '', expires_at: value('expiresAt') };
      return db
        .insertInto('attempt_counts')
        .values({ key: value('key'), ...first })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ attempts, blocked_until: until, expires_at: expires })
            .where('attempt_counts.blocked_until', '<=', value('now')),
        )
        .returning('attempts');
    }),
);

/** No attempt is counted under more keys. */
const KEYS = placesFor('key', 4);
const placed = (keys: readonly string[]) => {
  if (keys.length > KEYS.length) throw new RangeError(`${keys.length} keys of one attempt`);
  return inPlaces(KEYS, keys);
};

/** @param own takes back as many as were counted under that key; left out, one */
export async function takeBack(db: Executor, keys: readonly string[], own?: string): Promise<void> {
  if (keys.length === 0) return;
  await takingBack({ isOne: own === undefined })(db, { ...placed(keys), own: own ?? '' });
}

const takingBack = perShape(({ isOne }: { readonly isOne: boolean }) =>
  compiled<Values, unknown>((db, value) => {
    const amount = isOne
      ? sql`1`
      : sql`coalesce((select own.attempts from attempt_counts as own where own.key = ${value('own')}), 1)`;
    const attempts = sql<number>`case when attempts > ${amount} then attempts - ${amount} else 0 end`;
    return db
      .updateTable('attempt_counts')
      .set({ attempts, blocked_until: '' })
      .where('key', 'in', KEYS.map(value));
  }),
);

export async function wipe(db: Executor, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await wiping(db, placed(keys));
}

const wiping = compiled<Values, unknown>((db, value) =>
  db.deleteFrom('attempt_counts').where('key', 'in', KEYS.map(value)),
);
