import type { Memory } from '@encina/contract/media';
import { Film, Mic } from 'lucide-react';
import { useState } from 'react';
import { objectAddress } from '../media.queries.ts';
import { SmallLetter } from './letter.tsx';

/** The small picture of a memory; a letter shows its words. A voice has none of its own; where one is missing or fails, a film stands for it. */
export function PictureOf({ userId, memory }: { userId: string; memory: Memory }) {
  const [failed, setFailed] = useState(false);
  if (memory.thumbnail && !failed) {
    return (
      <span className="relative block size-full">
        <img
          src={objectAddress(userId, memory.thumbnail)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
        {memory.kind === 'video' && <Playable />}
      </span>
    );
  }
  if (memory.kind === 'text') return <SmallLetter memory={memory} />;
  const Sign = memory.kind === 'audio' ? Mic : Film;
  return (
    <span className="grid size-full place-items-center bg-ground text-hue" aria-hidden>
      <Sign strokeWidth={1.5} className="size-1/3" />
    </span>
  );
}

/** That it moves, as a sign over its first picture. */
function Playable() {
  return (
    <span
      aria-hidden
      className="absolute inset-0 m-auto grid size-18 place-items-center rounded-full bg-veil"
    >
      <svg viewBox="0 0 24 24" className="ml-1 size-9 fill-[#ffffff]" aria-hidden="true">
        <path d="M6 4v16l14-8z" />
      </svg>
    </span>
  );
}
