import type { MediaKind } from '@encina/contract/files';
import type { Memory } from '@encina/contract/media';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { memoriesOf, useMemories } from '../media.queries.ts';
import { MemoryCard } from './memory-card.tsx';
import { MemoryThumb } from './memory-thumb.tsx';
import { useLandedMemory, useLoadedUpTo } from './use-landed-memory.ts';

/** A card needs so much for its two buttons with their words, in rem, and gets so much room around, in px. */
const NARROWEST = 13.2;
const GAP = 16;
/** Pictures alone stand closer, in px, three abreast on a telephone and more in a window as wide as this. */
const ALBUM_GAP = 8;
const WIDE = 760;

export interface GridProps {
  userId: string;
  kind?: MediaKind | undefined;
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

/** As many columns as have room, and of their rows those near the window. */
function useRows(list: React.RefObject<HTMLElement | null>, count: number, isAlbum: boolean) {
  const { width, top, rem } = useBox(list);
  const gap = isAlbum ? ALBUM_GAP : GAP;
  const columns = isAlbum
    ? albumColumns(width)
    : Math.max(1, Math.floor((width + GAP) / (NARROWEST * rem + GAP)));
  const across = (width - gap * (columns - 1)) / columns;
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => (isAlbum ? across : across * 0.75 + 10 * rem),
    scrollMargin: top,
    gap,
    overscan: 3,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards of another width are of another height
  useLayoutEffect(() => {
    rows.measure();
    // What was forgotten is worked out anew first: else a row that has told its new height already seems unchanged.
    rows.getTotalSize();
    for (const row of list.current?.children ?? []) rows.measureElement(row);
  }, [across]);
  return { rows, columns, width, top, gap };
}

const albumColumns = (width: number): number => (width < WIDE ? 3 : 5);

/** One of so many, most of whom are not drawn. */
function Item({ place, total, children }: { place: number; total: number; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item of the list above
    <div role="listitem" aria-setsize={total} aria-posinset={place}>
      {children}
    </div>
  );
}

/** Width of the list, where on the page it begins, and how large its text is. */
function useBox(list: React.RefObject<HTMLElement | null>) {
  const [box, setBox] = useState({ width: 0, top: 0, rem: 20 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = { width, top: top + window.scrollY, rem };
      setBox((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    measure();
    // What stands above may grow: the body tells.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return box;
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
