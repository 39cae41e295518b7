import type { Memory, MemoryKind } from '@encina/contract/media';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { memoriesOf, useMemories } from '../media.queries.ts';
import { MemoryCard } from './memory-card.tsx';
import { MemoryThumb } from './memory-thumb.tsx';
import { useLandedMemory, useLoadedUpTo } from './use-landed-memory.ts';
import { useRows } from './use-rows.ts';

export interface GridProps {
  userId: string;
  kind?: MemoryKind | undefined;
  empty: ReactNode;
  /** Id of the one that was just kept: the view goes to it, wherever its day is. */
  landed?: string | undefined;
  onOpen: (memory: Memory) => void;
  /** Left out where somebody else looks. */
  onRemove?: (memory: Memory) => void;
  /** Pictures alone, without their titles: to look at, three abreast. */
  isAlbum?: boolean;
}

/** The memories as cards. Of thousands only those near the window are drawn. */
export function MemoryGrid({ userId, kind, empty, ...actions }: GridProps) {
  const query = useMemories(userId, kind);
  useLoadedUpTo(actions.landed, query);
  if (query.isPending) return <Coming />;
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="No se pudieron cargar los datos."
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const memories = memoriesOf(query.data);
  if (memories.length === 0) return empty;
  return (
    <Cards
      {...actions}
      userId={userId}
      memories={memories}
      total={query.data?.pages[0]?.total ?? memories.length}
      onEnd={() => {
        if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
      }}
    />
  );
}

function Cards({
  memories,
  total,
  onEnd,
  ...shown
}: Omit<GridProps, 'kind' | 'empty'> & {
  memories: readonly Memory[];
  total: number;
  onEnd: () => void;
}) {
  const { landed, isAlbum = false } = shown;
  const list = useRef<HTMLDivElement>(null);
  const { rows, columns, width, top, gap } = useRows(list, memories.length, isAlbum);
  useLandedMemory(list, landed, () => {
    const at = memories.findIndex(({ id }) => id === landed);
    if (at >= 0) rows.scrollToIndex(Math.floor(at / columns), { align: 'center' });
  });
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  const nearEnd = (last + 4) * columns >= memories.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each page that came
  useEffect(() => {
    if (nearEnd) onEnd();
  }, [nearEnd, memories.length]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a list and its items stand the rows
    <div ref={list} role="list" className="relative" style={{ height: rows.getTotalSize() }}>
      {width > 0 &&
        drawn.map(({ index, start }) => (
          <div
            key={index}
            ref={rows.measureElement}
            data-index={index}
            className="absolute inset-x-0 top-0 grid"
            style={{
              gap,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${start - top}px)`,
            }}
          >
            {memories.slice(index * columns, (index + 1) * columns).map((memory, column) => (
              <Item key={memory.id} place={index * columns + column + 1} total={total}>
                <Shown {...shown} memory={memory} />
              </Item>
            ))}
          </div>
        ))}
    </div>
  );
}

function Shown({
  memory,
  userId,
  landed,
  isAlbum,
  onOpen,
  onRemove,
}: Omit<GridProps, 'kind' | 'empty'> & { memory: Memory }) {
  const open = () => onOpen(memory);
  if (isAlbum) return <MemoryThumb userId={userId} memory={memory} onOpen={open} />;
  return (
    <MemoryCard
      userId={userId}
      memory={memory}
      isLanded={memory.id === landed}
      onOpen={open}
      onRemove={onRemove && (() => onRemove(memory))}
    />
  );
}

/** One of so many, most of whom are not drawn. */
function Item({ place, total, children }: { place: number; total: number; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item of the list above
    <div role="listitem" aria-setsize={total} aria-posinset={place}>
      {children}
    </div>
  );
}

function Coming() {
  return (
    <Loading>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,264px),1fr))] gap-4">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-96" />
        ))}
      </div>
    </Loading>
  );
}
