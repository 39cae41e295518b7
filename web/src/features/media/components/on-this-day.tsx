import type { Memory } from '@encina/contract/media';
import { titleOf } from '../memory-words.ts';
import { MemoryButton, type OpenedMemory } from './memory-button.tsx';
import { PictureOf } from './picture-of.tsx';

/** "Tal día como hoy": what happened on this day in other years, one tap away. */
export function OnThisDay({
  userId,
  memories,
  onOpen,
}: {
  userId: string;
  memories: readonly Memory[];
  onOpen: (first: string) => void;
}) {
  if (memories.length === 0) return null;
  return (
    <section className="grid gap-3 rounded-2xl border-2 border-hue-edge bg-ground p-4">
      <h2 className="text-hue">Tal día como hoy</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
        {memories.slice(0, 3).map((memory) => (
          <li key={memory.id}>
            <MemoryLink userId={userId} memory={memory} onOpen={() => onOpen(memory.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MemoryLink({ userId, memory, onOpen }: OpenedMemory) {
  return (
    <MemoryButton
      onOpen={onOpen}
      className="flex min-h-24 w-full items-center gap-4 scarce:flex-col scarce:items-stretch scarce:gap-0 overflow-hidden rounded-xl border-2 border-hue-edge bg-card pr-3 text-left"
    >
      <span className="size-28 flex-none self-stretch overflow-hidden scarce:w-full">
        <PictureOf userId={userId} memory={memory} />
      </span>
      <span className="min-w-0 py-2 scarce:pl-3">
        <b className="block text-xl text-hue">{memory.day.slice(0, 4)}</b>
        <span className="line-clamp-2 scarce:line-clamp-none">{titleOf(memory)}</span>
      </span>
    </MemoryButton>
  );
}
