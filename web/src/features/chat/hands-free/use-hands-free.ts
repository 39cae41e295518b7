import { useCallback, useEffect, useRef, useState } from 'react';
import { canRecognize, useRecognition } from '../../../lib/recognition.ts';
import { useCovered } from '../../../lib/use-covered.ts';
import { endsListening } from './closed-answer.ts';

/** After an answer, before it listens again: longer than an answer takes to begin to be read, in ms. */
const PAUSE = 900;
/** After her silence, in ms: the microphone needs a moment between two times. */
const BREATH = 200;
/** Without a word of hers for so long it listens no more, in ms. */
const SILENCE = 45_000;
const QUIET = 'He dejado de escuchar. Toca «Manos libres» para seguir.';
const BROKEN = 'No puedo escucharte ahora. Escribe, o prueba otra vez.';

export type Phase = 'listening' | 'thinking' | 'speaking' | 'between';

export interface HandsFree {
  /** False where this browser cannot: then there is no button. */
  readonly able: boolean;
  readonly on: boolean;
  readonly phase: Phase;
  /** The words as they are heard. */
  readonly heard: string;
  /** Why it ended by itself. */
  readonly notice: string | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  /** She goes on by another way, and need not be told any more why it ended. */
  readonly forget: () => void;
}

interface Around {
  /** An answer is waited for. */
  readonly thinking: boolean;
  /** Something is being read aloud, by whomever. */
  readonly speaking: boolean;
  /** @returns whether it was sent */
  readonly send: (heard: string) => Promise<boolean>;
}

/**
 * One tap, and then she only speaks: it listens until she is silent, sends what it heard, and listens again once the
 * answer was read. It never listens while something is read, nor while nobody sees the page or the panel that says so.
 */
export function useHandsFree({ thinking, speaking, send }: Around): HandsFree {
  const [on, setOn] = useState(false);
  const [notice, setNotice] = useState<string>();
  const { heard, lastWord, hear, takeWords } = useHeard();
  const ear = useRecognition({
    onHeard: hear,
    onProblem: () => stop(BROKEN),
    onEnd: () => void take(),
  });
  const { abort, start: listen, listening } = ear;
  /** The words go with the ear: kept, they would be sent at the next silence. */
  const drop = useCallback(() => {
    abort();
    takeWords();
  }, [abort, takeWords]);
  const stop = useCallback(
    (why?: string) => {
      drop();
      setNotice(why);
      setOn(false);
    },
    [drop],
  );

  async function take(): Promise<void> {
    const said = takeWords();
    if (!on || said === '') return;
    if (endsListening(said)) return stop();
    if (!(await send(said))) stop();
  }

  const covered = useCovered(on);
  useTurns(
    { on, thinking, speaking: speaking || covered, listening },
    { drop, listen, stop, lastWord },
  );
  useStopWhereNobodyLooks(on, stop);

  return {
    able: canRecognize(),
    on,
    phase: phaseOf({ thinking, speaking, listening }),
    heard,
    notice,
    start: () => {
      setNotice(undefined);
      hear('');
      setOn(true);
      // Some browsers open the microphone only in a tap.
      listen();
    },
    stop: () => stop(),
    forget: () => setNotice(undefined),
  };
}

/** What she has said so far, and when she said the last of it. */
function useHeard() {
  const [heard, setHeard] = useState('');
  const words = useRef('');
  const lastWord = useRef(0);
  const hear = (text: string) => {
    words.current = text;
    setHeard(text);
    lastWord.current = Date.now();
  };
  /** @returns what was heard; from then on nothing is */
  const takeWords = useCallback(() => {
    const said = words.current.trim();
    words.current = '';
    setHeard('');
    return said;
  }, []);
  return { heard, lastWord, hear, takeWords };
}

function useStopWhereNobodyLooks(on: boolean, stop: () => void): void {
  useEffect(() => {
    if (!on) return;
    const onHide = () => document.visibilityState === 'hidden' && stop();
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [on, stop]);
}

/** "Te escucho" is said only while it does. */
function phaseOf({ thinking, speaking, listening }: Omit<State, 'on'>): Phase {
  if (thinking) return 'thinking';
  if (speaking) return 'speaking';
  return listening ? 'listening' : 'between';
}

interface State {
  readonly on: boolean;
  readonly thinking: boolean;
  readonly speaking: boolean;
  readonly listening: boolean;
}
interface Acts {
  readonly drop: () => void;
  readonly listen: () => void;
  readonly stop: (why?: string) => void;
  readonly lastWord: { current: number };
}

/** Whose turn it is: hers as soon as nothing is waited for and nothing is read, and never at the same time. */
function useTurns({ on, thinking, speaking, listening }: State, acts: Acts): void {
  const own = useRef(acts);
  const hasAnswered = useRef(false);
  useEffect(() => {
    own.current = acts;
  });
  useEffect(() => {
    if (!on) return;
    const { drop, lastWord } = own.current;
    if (thinking || speaking) {
      if (listening) drop();
      hasAnswered.current = true;
      return;
    }
    if (listening) return;
    const timer = setTimeout(
      () => {
        // However long it was read to her: only her own turn counts.
        if (hasAnswered.current) lastWord.current = Date.now();
        if (Date.now() - lastWord.current > SILENCE) return own.current.stop(QUIET);
        hasAnswered.current = false;
        own.current.listen();
      },
      hasAnswered.current ? PAUSE : BREATH,
    );
    return () => clearTimeout(timer);
  }, [on, thinking, speaking, listening]);
}
