import { useCallback, useEffect, useRef, useState } from 'react';

/** The little of the Web Speech API that is used; TypeScript knows no recognition. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  onresult: ((event: { results: Iterable<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}
type MakeRecognition = new () => Recognition;

/** Whether this browser can write down what is said. */
export const canRecognize = (): boolean => maker() !== undefined;

/** Why nothing was understood: this browser cannot, it went wrong, or it did not even begin. */
export type RecognitionProblem = 'unsupported' | 'failed' | 'refused' | 'not-started';

/** What whoever listens is told. */
interface Listener {
  /** All that was understood so far, again and again while she speaks. */
  readonly onHeard: (text: string) => void;
  readonly onProblem: (problem: RecognitionProblem) => void;
  /** It has ended, by her silence or because it was stopped. */
  readonly onEnd?: () => void;
}

function maker(): MakeRecognition | undefined {
  const own = window as {
    SpeechRecognition?: MakeRecognition;
    webkitSpeechRecognition?: MakeRecognition;
  };
  return own.SpeechRecognition ?? own.webkitSpeechRecognition;
}

/** Nobody spoke, or we stopped it ourselves: neither is anything to tell. */
const SILENT = new Set(['no-speech', 'aborted']);
const REFUSED = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);

/** Writes down what a person says, in Spanish. Idle or listening, and nothing else. */
export function useRecognition(listener: Listener) {
  const [listening, setListening] = useState(false);
  const current = useRef<Recognition>(undefined);
  const tell = useRef(listener);
  useEffect(() => {
    tell.current = listener;
  });
  const start = useCallback(() => {
    const Make = maker();
    if (!Make) return tell.current.onProblem('unsupported');
    const recognition = new Make();
    recognition.lang = 'es-ES';
    recognition.interimResults = true;
    recognition.continuous = false;
    recognition.onresult = ({ results }) => {
      const heard = [...results].map((result) => result[0]?.transcript ?? '');
      tell.current.onHeard(heard.join(' ').replace(/\s+/g, ' ').trim());
    };
    recognition.onerror = ({ error }) => {
      if (!SILENT.has(error)) tell.current.onProblem(REFUSED.has(error) ? 'refused' : 'failed');
    };
    recognition.onend = () => {
      setListening(false);
      tell.current.onEnd?.();
    };
    try {
      recognition.start();
      current.current = recognition;
      setListening(true);
    } catch {
      tell.current.onProblem('not-started');
    }
  }, []);
  const stop = useCallback(() => current.current?.stop(), []);
  /** What was understood is thrown away; nothing is told of it any more. */
  const abort = useCallback(() => {
    const dropped = current.current;
    if (!dropped) return;
    dropped.onresult = null;
    dropped.onerror = null;
    dropped.onend = null;
    dropped.abort();
    setListening(false);
  }, []);
  // Whoever leaves has said nothing: the browser tells of the end only after the view has gone.
  useEffect(() => abort, [abort]);
  return { listening, start, stop, abort };
}
