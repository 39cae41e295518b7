import type { MessageType } from '@encina/contract/messages';
import { SoundPlayer } from '../../../ui/sound-player.tsx';

/** What came with a message: a picture, a film or a voice, to be seen or heard where it is. */
export function MessageFile({ type, url, name }: { type: MessageType; url: string; name: string }) {
  if (type === 'image') {
    return (
      <img
        src={url}
        alt={name}
        className="max-h-[70dvh] w-full rounded-xl bg-ground object-contain"
        loading="lazy"
      />
    );
  }
  if (type === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a video of the family has no captions
      <video
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
        className="max-h-[70dvh] w-full rounded-xl bg-[#000000]"
      />
    );
  }
  return <SoundPlayer src={url} name={name} />;
}
