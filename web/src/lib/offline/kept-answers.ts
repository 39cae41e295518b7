import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { lastAnswerAt } from '../reachability.ts';
import { type KeptAnswer, type KeptFor, personStore } from './person-store.ts';

/** Where nothing else changes, the hour from which it is is written down so often. In ms. */
const NOTED_EVERY = 30_000;

let noted = 0;
const written = new Map<string, unknown>();

/** Of a list that comes in pages, the first: the rest is asked for where there is a network. */
function firstPage(data: unknown): unknown {
  const pages = (data as { pages?: unknown[]; pageParams?: unknown[] } | null)?.pages;
  if (!pages) return data;
  return { pages: pages.slice(0, 1), pageParams: [''] };
}

/** Keeps what the server has just answered about the person who is in. */
export async function keepAnswer(userId: string, queryKey: QueryKey, data: unknown): Promise<void> {
  const name = hashKey(queryKey);
  try {
    if (written.get(name) !== data) {
      written.set(name, data);
      await (await personStore()).put('answers', { queryKey, data: firstPage(data) }, name);
    }
    const at = lastAnswerAt();
    if (at === undefined || at - noted < NOTED_EVERY) return;
    noted = at;
    await (await personStore()).put('meta', { userId, at }, 'kept for');
  } catch {
    written.delete(name);
  }
}

/** Whose it is, and from when. */
export async function keptFor(): Promise<KeptFor | undefined> {
  try {
    return await (await personStore()).get('meta', 'kept for');
  } catch {
    return undefined;
  }
}

/** Nothing is known to be kept any more. */
export function forgetWritten(): void {
  written.clear();
  noted = 0;
}

/** What is kept; nothing where the browser keeps nothing. */
export const keptAnswers = (): Promise<KeptAnswer[]> =>
  personStore()
    .then((store) => store.getAll('answers'))
    .catch(() => []);

/** Puts what is kept wherever nothing is known, to be asked for anew by the next who looks. @returns the names of those */
export function restoreAnswers(
  client: QueryClient,
  kept: readonly KeptAnswer[],
  at: number,
): string[] {
  const restored: string[] = [];
  for (const { queryKey, data } of kept) {
    const state = client.getQueryState(queryKey);
    // What the server has refused has failed: what is kept would stand there as if it were the answer.
    if (state?.data !== undefined || state?.error instanceof ApiError) continue;
    client.setQueryData(queryKey, data, { updatedAt: at });
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    restored.push(hashKey(queryKey));
  }
  return restored;
}
