import { KIND_WORDS, titleOf } from '../memory-words.ts';
import { MemoryButton, type OpenedMemory } from './memory-button.tsx';
import { PictureOf } from './picture-of.tsx';

/** One memory of an album: its picture alone, which opens it. */
export function MemoryThumb({ userId, memory, onOpen }: OpenedMemory) {
  return (
    <MemoryButton
      onOpen={onOpen}
      label={`Ver ${titleOf(memory)}. ${KIND_WORDS[memory.kind]}`}
      className="block aspect-square w-full overflow-hidden rounded-lg border-2 border-hue-edge bg-ground -outline-offset-4"
    >
      <PictureOf userId={userId} memory={memory} />
    </MemoryButton>
  );
}
