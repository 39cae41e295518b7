import type { MessageType } from '@encina/contract/messages';
import { SoundPlayer } from '../../../ui/sound-player.tsx';
import { MessageVideo } from './message-video.tsx';

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
    return <MessageVideo url={url} name={name} className="max-h-[70dvh] w-full rounded-xl" />;
  }
  return <SoundPlayer src={url} name={name} />;
}
