import type { Memory } from '@encina/contract/media';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useSingleTap } from '../../../ui/use-single-tap.ts';
import { KIND_WORDS, titleOf, whenWords } from '../memory-words.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { PictureOf } from './picture-of.tsx';

/** One memory in the grid: its picture opens it, its two buttons mark it or let it go. */
export function MemoryCard({
  userId,
  memory,
  isLanded = false,
  onOpen,
  onRemove,
}: {
  userId: string;
  memory: Memory;
  /** It was just kept: the view has come to it. */
  isLanded?: boolean;
  onOpen: () => void;
  /** Left out where somebody else looks: nothing is hers to change. */
  onRemove?: (() => void) | undefined;
}) {
  const onTap = useSingleTap(onOpen);
  const title = titleOf(memory);
  return (
    <article
      tabIndex={-1}
      data-landed={isLanded || undefined}
      className={`h-full overflow-hidden rounded-2xl ${isLanded ? 'border-4 border-hue bg-ground' : 'border-2 border-hue-edge bg-card'}`}
    >
      <button
        type="button"
        onClick={onTap}
        aria-label={`Ver ${title}. ${KIND_WORDS[memory.kind]}`}
        className="block aspect-4/3 w-full overflow-hidden bg-ground -outline-offset-4"
      >
        <PictureOf userId={userId} memory={memory} />
      </button>
      <div className="grid gap-2 p-3">
        <div className="min-h-[4.7rem]">
          <h2 className="text-lg break-words">{title}</h2>
          <p className="text-ink-soft">
            {memory.title ? whenWords(memory) : KIND_WORDS[memory.kind]}
          </p>
        </div>
        {onRemove && (
          <div className="flex flex-wrap gap-2 [&>*]:flex-auto">
            <FavoriteButton memory={memory} className="px-2!" />
            <Button
              size="small"
              className="px-2!"
              icon={Trash2}
              aria-label={`Eliminar ${title}`}
              onClick={onRemove}
            >
              Eliminar
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
