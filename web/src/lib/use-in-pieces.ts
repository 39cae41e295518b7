import { startTransition, useEffect, useState } from 'react';

/** So many new ones a slow tablet lays out and paints before a finger notices. */
const PIECE = 8;

/**
 * A long list whose new items come a few at a time, each few with a frame of their own: however many there are, a letter
 * that is typed meanwhile is seen at once.
 * @returns as much of the list as is to be drawn now, from its beginning; what was drawn before stays
 */
export function useInPieces<Item extends { readonly id: string }>(
  items: readonly Item[],
): readonly Item[] {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  const isNew = ({ id }: Item) => !drawn.has(id);
  const waiting = items.filter(isNew)[PIECE];
  const shown = waiting ? items.slice(0, items.indexOf(waiting)) : items;
  const hasNew = shown.some(isNew);
  useEffect(() => {
    if (hasNew) startTransition(() => setDrawn(new Set(shown.map(({ id }) => id))));
  });
  return shown;
}
