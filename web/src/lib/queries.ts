import type { AnyEndpoint } from '@encina/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryKey, type Said } from './api.ts';

/** What a query asks of the server, under the name that its answer has in the cache. */
export const asking = <E extends AnyEndpoint>(endpoint: E, ...said: Said<E>) => ({
  queryKey: queryKey(endpoint, said[0]),
  queryFn: () => call(endpoint, ...said),
});

/** For after a mutation: has every answer of these paths asked for anew. */
export function useInvalidate(...endpoints: readonly AnyEndpoint[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      endpoints.map((endpoint) => client.invalidateQueries({ queryKey: queryKey(endpoint) })),
    );
}

/** A mutation after which every answer of these paths is asked for anew. */
export const useChanging = <Said = void, Answer = unknown>(
  change: (said: Said) => Promise<Answer>,
  ...endpoints: readonly AnyEndpoint[]
) => useMutation({ mutationFn: change, onSuccess: useInvalidate(...endpoints) });
