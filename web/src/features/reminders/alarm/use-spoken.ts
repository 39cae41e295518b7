import { useEffect } from 'react';
import { speak, stopSpeaking } from '../../../lib/speech.ts';

/** Says these words as long as they are shown, where she wants to hear them. */
export function useSpoken(voice: boolean, words: string): void {
  useEffect(() => {
    if (!voice) return;
    speak(words);
    return () => stopSpeaking(words);
  }, [voice, words]);
}
