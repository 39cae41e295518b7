import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdInterruptions } from './busy.ts';

export type RecorderState = 'ready' | 'recording' | 'unavailable' | 'refused';

/** As small as a voice needs, in bits a second; and as long as a story, in seconds. */
const BITS = 48_000;
const LONGEST = 600;
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** The microphone needs HTTPS; an old browser has no recorder. */
const isThere = () => typeof MediaRecorder !== 'undefined' && !!navigator.mediaDevices;

/**
 * A voice recorded in the page. Given to `onFile` when it is over; nothing is kept of one that is left.
 * @param longest in seconds: then it ends by itself
 */
export function useRecorder(onFile: (file: File) => void, longest = LONGEST) {
  const [state, setState] = useState<RecorderState>(() => (isThere() ? 'ready' : 'unavailable'));
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const take = useEffectEvent(onFile);

  useEffect(() => () => stop(recorder.current, false), []);
  useEffect(() => {
    if (state !== 'recording') return;
    const release = holdInterruptions();
    const began = Date.now();
    const timer = setInterval(() => {
      const passed = Math.floor((Date.now() - began) / 1000);
      setSeconds(passed);
      if (passed >= longest) stop(recorder.current, true);
    }, 250);
    return () => {
      clearInterval(timer);
      release();
    };
  }, [state, longest]);

  /** @returns whether it records. */
  const start = async (): Promise<boolean> => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
      const own = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS });
      const parts: Blob[] = [];
      own.ondataavailable = ({ data }) => parts.push(data);
      own.onstop = () => {
        release(stream);
        setState('ready');
        if (own === recorder.current) take(fileOf(parts, own.mimeType));
      };
      recorder.current = own;
      own.start();
      setSeconds(0);
      setState('recording');
      return true;
    } catch {
      setState('refused');
      return false;
    }
  };
  return { state, seconds, start, stop: () => stop(recorder.current, true) };
}

function stop(recorder: MediaRecorder | null, keep: boolean): void {
  if (!recorder || recorder.state === 'inactive') return;
  if (!keep) recorder.onstop = () => release(recorder.stream);
  recorder.stop();
}

/** The light of the microphone goes out. */
function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function fileOf(parts: Blob[], mimeType: string): File {
  // The parameters say what is inside; the name of the box is enough to send it.
  const type = mimeType.split(';')[0] ?? 'audio/webm';
  return new File(parts, `voz.${type.split('/')[1]}`, { type });
}
