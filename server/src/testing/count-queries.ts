import { vi } from 'vitest';
import type { Town } from './town.ts';

/** How many queries the server of the town sends while that happens; those of transactions are not among them. */
export async function countQueries({ db }: Town, work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(db.getExecutor(), 'executeQuery');
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}
