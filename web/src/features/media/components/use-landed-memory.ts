import { type RefObject, useEffect, useEffectEvent } from 'react';
import { memoriesOf, type useMemories } from '../media.queries.ts';

/** Its day may be far back: on until it is there. */
export function useLoadedUpTo(id: string | undefined, query: ReturnType<typeof useMemories>) {
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  const isMissing = id !== undefined && !memoriesOf(data).some((it) => it.id === id);
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching) void fetchNextPage();
  }, [isMissing, hasNextPage, isFetching, fetchNextPage]);
}

/** How often a row is looked for that is still to be loaded or drawn, and between two times, in ms. */
const LANDING_TRIES = 20;
const LANDING_EVERY = 150;

/** Once for each that lands: brings its row into the window, and gives it the focus as soon as it is drawn. */
export function useLandedMemory(
  list: RefObject<HTMLElement | null>,
  landed: string | undefined,
  bringIn: () => void,
) {
  const land = useEffectEvent(bringIn);
  useEffect(() => {
    if (!landed) return;
    let left = LANDING_TRIES;
    const timer = setInterval(() => {
      const card = list.current?.querySelector<HTMLElement>('[data-landed]');
      card?.scrollIntoView({ block: 'center' });
      card?.focus({ preventScroll: true });
      left -= 1;
      if (card || left === 0) clearInterval(timer);
      else land();
    }, LANDING_EVERY);
    return () => clearInterval(timer);
  }, [list, landed]);
}
