import type { Memory, MemoryKind } from '@encina/contract/media';
import type { Closing } from '../../../ui/closing.ts';
import { memoriesOf, useMemories, useOnThisDay } from '../media.queries.ts';
import { Slideshow } from './slideshow.tsx';
import { Viewer } from './viewer.tsx';

/** The list as it is loaded so far, and how to load on. */
function useLoaded(userId: string, kind?: MemoryKind) {
  const query = useMemories(userId, kind);
  const more = () => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
  };
  return { memories: memoriesOf(query.data), more };
}

/** A memory among those of its tab. */
export function OpenMemory({
  userId,
  kind,
  first,
  onEdit,
  onClose,
}: Closing<{
  userId: string;
  kind: MemoryKind | undefined;
  first: string;
  /** Left out where somebody else looks. */
  onEdit?: (memory: Memory) => void;
}>) {
  const { memories, more } = useLoaded(userId, kind);
  return <Viewer {...{ userId, memories, first, onEdit, onClose }} onEnd={more} />;
}

/** A memory among those of this day. */
export function OpenThisDay({
  userId,
  first,
  onEdit,
  onClose,
}: Closing<{ userId: string; first: string; onEdit: (memory: Memory) => void }>) {
  const { data = [] } = useOnThisDay(userId);
  return <Viewer {...{ userId, memories: data, first, onEdit, onClose }} />;
}

/** All photos, one after the other. */
export function ShowPhotos({ userId, onClose }: Closing<{ userId: string }>) {
  const { memories, more } = useLoaded(userId, 'image');
  return <Slideshow {...{ userId, photos: memories, onClose }} onEnd={more} />;
}
