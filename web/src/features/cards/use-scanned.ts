import { type RefObject, useEffect, useEffectEvent } from 'react';
import { qrReader } from './qr-reader.ts';

const EVERY_MS = 150;

/** Tells each text that the camera reads, once for as long as it stays the same; nothing while it is paused. */
export function useScanned(
  video: RefObject<HTMLVideoElement | null>,
  isPaused: boolean,
  onText: (text: string) => void,
): void {
  const tell = useEffectEvent(onText);
  useEffect(() => {
    if (isPaused) return;
    let gone = false;
    let last: string | undefined;
    const watch = async () => {
      const read = await qrReader();
      while (!gone) {
        const seen = video.current;
        // `HAVE_CURRENT_DATA`: before that, there is no picture to read.
        const text = seen && seen.readyState >= 2 ? await read(seen) : undefined;
        if (!gone && text && text !== last) tell(text);
        last = text ?? last;
        await new Promise((done) => setTimeout(done, EVERY_MS));
      }
    };
    watch().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [video, isPaused]);
}
