import type { Memory } from '@encina/contract/media';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { objectAddress } from '../media.queries.ts';
import { titleOf, whenWords } from '../memory-words.ts';
import { FullScreen } from './full-screen.tsx';
import { StepButton } from './step-button.tsx';

/** Time for one photo, in ms: to see it, to read its title, and to remember. */
const EACH = 8_000;

/** Photos one after the other, by themselves, large and calm. A touch stops them. */
export function Slideshow({
  userId,
  photos,
  onEnd,
  onClose,
}: Closing<{
  userId: string;
  photos: readonly Memory[];
  /** The last one that is loaded is seen. */
  onEnd: () => void;
}>) {
  const { place, playing, setPlaying, step } = useTurning(photos.length, onEnd);
  const photo = photos[place];
  const following = photos[(place + 1) % photos.length];
  if (!photo) return null;
  return (
    <FullScreen
      title={titleOf(photo)}
      subtitle={whenWords(photo)}
      onClose={onClose}
      onStep={step}
      actions={
        <div className="viewer-actions">
          <StepButton by={-1} onStep={step} />
          <Button
            variant="primary"
            className="max-sm:order-first max-sm:basis-full"
            icon={playing ? Pause : Play}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? 'Parar' : 'Seguir'}
          </Button>
          <StepButton by={1} onStep={step} />
        </div>
      }
    >
      <div
        onPointerDown={() => setPlaying(false)}
        className="grid min-h-52 place-items-center p-3 sm:p-5"
      >
        <img
          key={photo.id}
          src={objectAddress(userId, photo.url)}
          alt={titleOf(photo)}
          className="appear-softly max-h-full min-h-0 max-w-full rounded-lg object-contain"
        />
        {/* Fetched before its turn comes. */}
        {following && (
          <link rel="prefetch" as="image" href={objectAddress(userId, following.url)} />
        )}
      </div>
    </FullScreen>
  );
}

/** Turns by itself until a touch stops it, round and round. */
function useTurning(count: number, onEnd: () => void) {
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setPlace((place + 1) % count), EACH);
    return () => clearTimeout(timer);
  }, [playing, place, count]);
  const nearEnd = place >= count - 2;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each page that came
  useEffect(() => {
    if (nearEnd) onEnd();
  }, [nearEnd, count]);
  const step = (by: number) => {
    setPlaying(false);
    setPlace((place + by + count) % count);
  };
  return { place, playing, setPlaying, step };
}
