import { vi } from 'vitest';
import { OneThreadAdapter } from '../db/answers-at-once.ts';
import type { Town } from './town.ts';

/** How many queries the server of the town sends while that happens; those of transactions are not among them. */
export async function countQueries({ db }: Town, work: () => Promise<unknown>): Promise<number> {
  const { adapter } = db.getExecutor();
  const sent = vi.spyOn(db.getExecutor(), 'executeQuery');
  const asked = adapter instanceof OneThreadAdapter ? vi.spyOn(adapter, 'answerAtOnce') : undefined;
  try {
    await work();
    // A read that had to wait was sent in the usual way.
    const answered =
      asked?.mock.results.filter(
        ({ value }, at) => value !== undefined && !asked.mock.calls[at]?.[1],
      ) ?? [];
    return sent.mock.calls.length + answered.length;
  } finally {
    sent.mockRestore();
    asked?.mockRestore();
  }
}
