import type { Memory } from '@encina/contract/media';
import { Star } from 'lucide-react';
import { NOT_SAVED } from '../../../lib/api-error.ts';
import { Button, type ButtonSize } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFavorite } from '../media.queries.ts';
import { titleOf } from '../memory-words.ts';

/** Marks a memory as dear, or takes the mark away. A full star says that it is. */
export function FavoriteButton({
  memory,
  size = 'small',
  className = '',
}: {
  memory: Memory;
  size?: ButtonSize;
  className?: string;
}) {
  const favorite = useFavorite();
  const { id, isFavorite } = memory;
  return (
    <Button
      size={size}
      variant={isFavorite ? 'sand' : 'quiet'}
      className={className}
      aria-pressed={isFavorite}
      aria-label={`Favorito: ${titleOf(memory)}`}
      icon={<Star aria-hidden className={isFavorite ? 'fill-current text-hue' : ''} />}
      onClick={() =>
        favorite.mutate(
          { id, isFavorite: !isFavorite },
          {
            onError: () => showToast(NOT_SAVED, { kind: 'error' }),
          },
        )
      }
    >
      Favorito
    </Button>
  );
}
