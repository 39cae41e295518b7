import { useCallback, useEffect, useRef, useState } from 'react';
import {
  hasSpanishVoice,
  speak,
  stopSpeaking,
  unlockSpeech,
  useSpokenText,
} from '../../lib/speech.ts';

/** A reply is said this long after it has come, in ms. */
const DELAY = 500;
const TEST = 'Hola. Así suena mi voz. ¿Me oyes bien?';

export interface Voice {
  readonly on: boolean;
  readonly speaking: boolean;
  /** False where this device has no Spanish voice; undefined until it is known. */
  readonly able: boolean | undefined;
  readonly toggle: () => void;
  /** On, and quiet now; inside a tap. */
  readonly turnOn: () => void;
  readonly stop: () => void;
  readonly test: () => void;
  /** Inside the tap that sends: a browser lets nobody speak later who did not speak in a tap. */
  readonly unlock: () => void;
  readonly reply: (text: string) => void;
}

/** Replies that are said aloud, unless she turned them off. */
export function useVoice(wanted: boolean): Voice {
  const [on, setOn] = useState(wanted);
  const [able, setAble] = useState<boolean>();
  const speaking = useSpokenText() !== null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    stopSpeaking();
  }, []);
  useEffect(() => setOn(wanted), [wanted]);
  useEffect(() => {
    void hasSpanishVoice().then(setAble);
    return stop;
  }, [stop]);
  return {
    on,
    able,
    speaking,
    stop,
    toggle: () => {
      if (on) stop();
      else unlockSpeech();
      setOn(!on);
    },
    turnOn: () => {
      stop();
      unlockSpeech();
      setOn(true);
    },
    test: () => {
      unlockSpeech();
      speak(TEST);
    },
    unlock: () => {
      stop();
      if (on) unlockSpeech();
    },
    reply: (text) => {
      if (!on || able === false) return;
      timer.current = setTimeout(() => speak(text), DELAY);
    },
  };
}
