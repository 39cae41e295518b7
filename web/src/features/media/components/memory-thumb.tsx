import type { Memory } from '@encina/contract/media';
import { useSingleTap } from '../../../ui/use-single-tap.ts';
import { KIND_WORDS, titleOf } from '../memory-words.ts';
import { PictureOf } from './picture-of.tsx';

/** One memory of an album: its picture alone, which opens it. */
export function MemoryThumb({
  userId,
  memory,
  onOpen,
}: {
  userId: string;
  memory: Memory;
  onOpen: () => void;
}) {
  const onTap = useSingleTap(onOpen);
  return (
    <button
      type="button"
      onClick={onTap}
      aria-label={`Ver ${titleOf(memory)}. ${KIND_WORDS[memory.kind]}`}
      className="block aspect-square w-full overflow-hidden rounded-lg border-2 border-hue-edge bg-ground -outline-offset-4"
    >
      <PictureOf userId={userId} memory={memory} />
    </button>
  );
}
