import { useEffect, useRef, useState } from 'react';

/** The camera that looks at who stands before the tablet, or the one at its back. */
export type Facing = 'user' | 'environment';

/** A camera needs HTTPS; without one there is nothing to ask for. */
export const hasCamera = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia);

/** What a camera sees, in a video of the page; it goes dark when the page lets go of it. */
export function useCamera(facing: Facing) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: facing, width: { ideal: 1280 } },
        });
        if (gone) stop(stream);
        else if (video.current) {
          video.current.srcObject = stream;
          await video.current.play();
        }
      } catch (error) {
        if (!gone) setProblem(sentence(error));
      }
    };
    setProblem(undefined);
    void open();
    return () => {
      gone = true;
      stop(stream);
    };
  }, [facing]);
  return { video, problem };
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

const sentence = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'Esta tableta no deja usar la cámara. Entra con tu PIN, o pide ayuda.'
    : 'No se pudo abrir la cámara. Entra con tu PIN, o pide ayuda.';
