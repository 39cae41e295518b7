import type { MessageType } from '@encina/contract/messages';
import { useEffect, useState } from 'react';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { SoundPlayer } from '../../../ui/sound-player.tsx';
import { useSingleTap } from '../../../ui/use-single-tap.ts';
import { MessageVideo } from '../components/message-video.tsx';

const PictureDialog = dialogFromChunk(
  async () => (await import('./picture-dialog.tsx')).PictureDialog,
);

/** So wide and high before it has come as after: a photo that loads moves nothing. */
const FRAME = 'block aspect-4/3 w-72 max-w-full rounded-xl';

export interface FileViewProps {
  type: MessageType;
  url: string;
  /** What it is, and of whom. */
  name: string;
}

/** What came with a message, in the line; a photo opens whole. */
export function FileView({ type, url, name }: FileViewProps) {
  if (type === 'image') return <Picture url={url} name={name} />;
  if (type === 'audio') {
    return (
      <div className="w-64 max-w-full">
        <SoundPlayer src={url} name={name} />
      </div>
    );
  }
  return <MessageVideo url={url} name={name} className={`${FRAME} object-contain`} />;
}

function Picture({ url, name }: { url: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const onTap = useSingleTap(() => setOpen(true));
  return (
    <>
      <button type="button" onClick={onTap} aria-label={`Ver ${name}`} className={FRAME}>
        <img
          src={url}
          alt={name}
          loading="lazy"
          className="size-full rounded-xl bg-ground object-cover"
        />
      </button>
      {isOpen && <PictureDialog url={url} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The address of a file of this device, for as long as it is shown. */
export function useFileAddress(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return url;
}

/** Of its type as the device names it; the server looks for itself. */
export const typeOf = (file: File): MessageType => {
  const [kind] = file.type.split('/');
  return kind === 'video' || kind === 'audio' ? kind : 'image';
};
