import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes what the app knows of every answer under a key, after the server has changed it. An answer that is still on
 * its way may have been given before, and would take the change away again: it is asked for anew.
 * @param change is told `undefined` where nothing is known yet, and may leave it so
 */
export function updateCachedQuery<T>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (known: T | undefined) => T | undefined,
): void {
  for (const { queryKey: key, state } of client.getQueryCache().findAll({ queryKey })) {
    const isSettled = state.status === 'success' && state.fetchStatus === 'idle';
    client.setQueryData<T>(key, change);
    if (!isSettled) void client.invalidateQueries({ queryKey: key, exact: true });
  }
}
