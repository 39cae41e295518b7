import type { BodyIn } from '@encina/contract/endpoint';
import {
  list,
  type Memory,
  type MemoryKind,
  onThisDay,
  remove,
  stats,
  update,
} from '@encina/contract/media';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage, type Page, queryKey } from '../../lib/api.ts';
import { asking, useInvalidate } from '../../lib/queries.ts';
import type { Reader } from '../../lib/reader.ts';
import { updateCachedQuery } from '../../lib/update-cached-query.ts';
import { useWhenSeen } from '../../lib/use-when-seen.ts';

type Pages = InfiniteData<Page<Memory>>;

export const mediaStatsKey = (id: string) => queryKey(stats, { params: { id } });

export function useMediaStats(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({ ...asking(stats, { params: { id } }), enabled });
}

/** The same as somebody reads it beside the figures of her days; fresh each time. */
export function useMediaStatsFor(id: string, reader: Reader) {
  return useQuery({
    queryKey: [...queryKey(stats), id, reader],
    queryFn: () => call(stats, { params: { id } }, { asStaff: reader === 'staff' }),
    refetchOnMount: 'always',
  });
}

/** Memories, of the latest day first, a hundred a page. */
export function useMemories(id: string, kind?: MemoryKind) {
  const query = kind ? { kind } : {};
  return useInfiniteQuery({
    queryKey: queryKey(list, { params: { id }, query }),
    queryFn: ({ pageParam }): Promise<Page<Memory>> =>
      callPage(list, { params: { id }, query: pageParam ? { ...query, after: pageParam } : query }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
}

export const memoriesOf = (data: Pages | undefined): readonly Memory[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];

/** Memories of this day in other years. */
export function useOnThisDay(id: string) {
  return useQuery(asking(onThisDay, { params: { id } }));
}

/** Where a memory, or its thumbnail, is to be seen. */
export const objectAddress = (userId: string, url: string): string =>
  `/api/users/${encodeURIComponent(userId)}/objects${url}`;

export const useReloadMemories = () => useInvalidate(list, stats, onThisDay);

/** Asks again when the page comes back into sight. */
export function useReloadWhenSeen() {
  const reload = useReloadMemories();
  useWhenSeen(() => void reload());
}

/** Puts the memory as it is now wherever it is shown. */
function show(client: QueryClient, id: string, changes: Partial<Memory>) {
  const changed = (memory: Memory) => (memory.id === id ? { ...memory, ...changes } : memory);
  updateCachedQuery<Pages>(
    client,
    queryKey(list),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })),
      },
  );
  updateCachedQuery<Memory[]>(client, queryKey(onThisDay), (data) => data?.map(changed));
}

/** Seen at once, kept on the server, and taken back where it could not be kept. */
export function useFavorite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isFavorite }: Pick<Memory, 'id' | 'isFavorite'>) =>
      call(update, { params: { id }, body: { isFavorite } }),
    onMutate: ({ id, isFavorite }) => show(client, id, { isFavorite }),
    onError: (_, { id, isFavorite }) => show(client, id, { isFavorite: !isFavorite }),
    onSuccess: (_, { id, isFavorite }) => {
      // Again: what was asked for meanwhile may still say what was before.
      show(client, id, { isFavorite });
      return client.invalidateQueries({ queryKey: queryKey(stats) });
    },
  });
}

/** Another title or day; another day is another place in the list. */
export function useChangeMemory(id: string) {
  const client = useQueryClient();
  const reload = useReloadMemories();
  return useMutation({
    mutationFn: (body: BodyIn<typeof update>) => call(update, { params: { id }, body }),
    onSuccess: (changed) => {
      show(client, id, changed);
      return reload();
    },
  });
}

export function useRemoveMemory() {
  return useMutation({
    mutationFn: (id: string) => call(remove, { params: { id } }),
    onSuccess: useReloadMemories(),
  });
}
