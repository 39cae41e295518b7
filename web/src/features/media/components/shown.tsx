import type { Memory } from '@encina/contract/media';
import { useState } from 'react';
import { Bench } from '../../../ui/scenes/bench.tsx';
import { SoundPlayer } from '../../../ui/sound-player.tsx';
import { objectAddress } from '../media.queries.ts';
import { titleOf } from '../memory-words.ts';
import { Letter } from './letter.tsx';
import { useSwipe } from './use-swipe.ts';

/** A memory as it is seen or heard, with what is told of it; a finger over it goes to the one beside. */
export function Shown({
  userId,
  memory,
  onStep,
}: {
  userId: string;
  memory: Memory;
  onStep: (by: 1 | -1) => void;
}) {
  const [failed, setFailed] = useState(false);
  const swipe = useSwipe(onStep);
  return (
    <div
      {...swipe}
      className="grid min-h-52 grid-rows-[minmax(0,1fr)_auto] place-items-center gap-3 p-3 sm:p-5"
    >
      {failed && <p role="alert">No se pudo abrir. Inténtalo de nuevo más tarde.</p>}
      {!failed && <Picture userId={userId} memory={memory} onFailed={() => setFailed(true)} />}
      {memory.kind === 'audio' && (
        <div className="grid w-full justify-items-center gap-4">
          <div className="w-[min(100%,24rem,28vh)] overflow-hidden rounded-2xl">
            <Bench />
          </div>
          <SoundPlayer src={objectAddress(userId, memory.url)} name={titleOf(memory)} />
        </div>
      )}
      {memory.kind === 'text' && <Letter memory={memory} />}
      {memory.kind !== 'text' && memory.description && (
        <p className="text-center text-lg">{memory.description}</p>
      )}
    </div>
  );
}

/** A photo or a video, as large as the screen lets it be. */
function Picture({
  userId,
  memory,
  onFailed,
}: {
  userId: string;
  memory: Memory;
  onFailed: () => void;
}) {
  const src = objectAddress(userId, memory.url);
  if (memory.kind === 'image') {
    return (
      <img
        src={src}
        alt={titleOf(memory)}
        onError={onFailed}
        className="max-h-full min-h-0 max-w-full rounded-lg object-contain"
      />
    );
  }
  if (memory.kind !== 'video') return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a video of the family has no captions
    <video
      src={src}
      controls
      playsInline
      aria-label={titleOf(memory)}
      poster={memory.thumbnail ? objectAddress(userId, memory.thumbnail) : undefined}
      onError={onFailed}
      className="max-h-full min-h-0 max-w-full rounded-lg bg-[#000000]"
    />
  );
}
