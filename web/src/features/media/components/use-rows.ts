import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** A card needs so much for its two buttons with their words, in rem, and gets so much room around, in px. */
const NARROWEST = 13.2;
const GAP = 16;
/** Pictures alone stand closer, in px, three abreast on a telephone and more in a window as wide as this. */
const ALBUM_GAP = 8;
const WIDE = 760;

/** As many columns as have room, and of their rows those near the window. */
export function useRows(list: RefObject<HTMLElement | null>, count: number, isAlbum: boolean) {
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

/** Width of the list, where on the page it begins, and how large its text is. */
function useBox(list: RefObject<HTMLElement | null>) {
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
