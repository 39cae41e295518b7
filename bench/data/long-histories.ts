import type { Executor } from '../../server/src/db/database.ts';
import { addActivity, daysBack } from './life.ts';
import type { Person, Town } from './plan.ts';

const DAYS = 5 * 365;

/** The first ten people of the first town: whom the figures are asked of. */
export const withLongHistory = (towns: readonly Town[]): readonly Person[] =>
  towns[0]?.people.slice(0, 10) ?? [];

/** Five years in which they were there every day. */
export const addLongHistories =
  (towns: readonly Town[]) =>
  async (trx: Executor): Promise<void> => {
    for (const { id } of withLongHistory(towns)) await addActivity(trx, id, daysBack(DAYS));
  };
