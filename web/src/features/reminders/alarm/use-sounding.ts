import { useEffect, useState } from 'react';
import { speak, stopSpeaking } from '../../../lib/speech.ts';
import { useVoice } from '../../../lib/use-voice.ts';
import { startChime } from './chime.ts';

interface Sounding {
  /** Whether anything chimes or plays by itself. */
  readonly sound: boolean;
  /** Whether the words are said aloud. */
  readonly voice: boolean;
  readonly words: string;
  /** The voice of who asked for it; none where there is none, or where it could not be brought. */
  readonly recording: string | undefined;
  /** It may still come: nothing sounds before. */
  readonly isComing: boolean;
}

/**
 * The voice of who asked first; then the chime, and the words as a machine says them, for as long as it rings. What she
 * asks to hear again is heard alone.
 */
export function useSounding({ sound, voice, words, recording, isComing }: Sounding) {
  const { play, stop, ...state } = useVoice(recording);
  const [isAskedFor, setAskedFor] = useState(false);
  useEffect(() => {
    if (isComing || isAskedFor) return;
    let isOver = false;
    let silence = (): void => undefined;
    const say = () => {
      if (isOver) return;
      if (sound) silence = startChime();
      if (voice) speak(words);
    };
    if (sound && recording) void play().then((end) => end !== 'stopped' && say());
    else say();
    return () => {
      isOver = true;
      silence();
      stopSpeaking(words);
    };
  }, [sound, voice, words, recording, isComing, isAskedFor, play]);
  return {
    ...state,
    onPlay: () => {
      setAskedFor(true);
      void play();
    },
    onStop: stop,
  };
}
