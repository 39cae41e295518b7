import type { Town } from './town.ts';

let count = 0;
/** An address of the test's own: what is counted there makes nobody else wait. */
export function newAddress(): string {
  count += 1;
  return `10.7.${Math.floor(count / 250)}.${count % 250}`;
}

/** How many counts of attempts there are with that in their key. */
export const rowsOf = async (town: Town, part: string): Promise<number> =>
  (
    await town.db
      .selectFrom('attempt_counts')
      .select('key')
      .where('key', 'like', `%${part}%`)
      .execute()
  ).length;
