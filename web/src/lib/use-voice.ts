import { useCallback, useEffect, useRef, useState } from 'react';

/** How a voice ended: to its end; by `stop`; not at all, for want of a tap; or because it cannot be played. */
export type VoiceEnd = 'heard' | 'stopped' | 'refused' | 'broken';

interface Playing {
  readonly audio: HTMLAudioElement;
  readonly end: (how: VoiceEnd) => void;
}

/** A voice that is kept somewhere, played when it is asked for. */
export function useVoice(src: string | undefined) {
  const playing = useRef<Playing>(undefined);
  const [isPlaying, setPlaying] = useState(false);
  const [problem, setProblem] = useState<'refused' | 'broken'>();

  const stop = useCallback(() => playing.current?.end('stopped'), []);
  const play = useCallback((): Promise<VoiceEnd> => {
    playing.current?.end('stopped');
    return new Promise((resolve) => {
      const audio = new Audio(src);
      const own: Playing = {
        audio,
        end(how) {
          if (playing.current !== own) return;
          playing.current = undefined;
          audio.pause();
          setPlaying(false);
          setProblem(how === 'refused' || how === 'broken' ? how : undefined);
          resolve(how);
        },
      };
      playing.current = own;
      setPlaying(true);
      audio.onended = () => own.end('heard');
      audio.onerror = () => own.end('broken');
      // A browser that has had no tap yet says so by this name.
      audio
        .play()
        .catch(({ name }: Error) => own.end(name === 'NotAllowedError' ? 'refused' : 'broken'));
    });
  }, [src]);

  useEffect(() => stop, [stop]);
  return { isPlaying, problem, play, stop };
}
