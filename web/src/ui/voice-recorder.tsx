import { Mic, Square, X } from 'lucide-react';
import { durationWords } from '../lib/duration-words.ts';
import { type RecorderState, useRecorder } from '../lib/use-recorder.ts';
import { Button } from './button.tsx';

const BEGIN = 'Toca «Empezar a grabar» y habla con calma.';
const WORDS: Readonly<Record<Exclude<RecorderState, 'recording'>, string>> = {
  ready: `${BEGIN} Tienes diez minutos.`,
  refused: 'Este aparato no deja usar el micrófono. Dale permiso y vuelve a tocar.',
  unavailable: 'Aquí no se puede grabar. Graba con el teléfono y elige después el archivo.',
};

/** A story told aloud: one button to begin, one to end. */
export function VoiceRecorder({
  onStart,
  onFile,
  onClose,
  seconds: most,
}: {
  /** From now on there is something to lose. */
  onStart?: () => void;
  onFile: (file: File) => void;
  /** Left out where something around it has the way out. */
  onClose?: () => void;
  /** How long it may be, where that is less than a story; then it says how much is left. */
  seconds?: number;
}) {
  const { state, seconds, start, stop } = useRecorder(onFile, most);
  const ready = most ? { ready: `${BEGIN} Tienes ${most} segundos.` } : {};
  return (
    <section className="grid justify-items-center gap-4 rounded-2xl border-2 border-hue-edge bg-ground p-5 text-center">
      <p role="status" className="text-lg">
        {state === 'recording' ? 'Grabando. Te estamos escuchando.' : { ...WORDS, ...ready }[state]}
      </p>
      {state === 'recording' && (
        <p role="timer" className="text-4xl font-bold">
          {most ? leftWords(most - seconds) : durationWords(seconds)}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {state === 'recording' && (
          <Button variant="primary" size="large" icon={Square} onClick={stop}>
            Terminar
          </Button>
        )}
        {(state === 'ready' || state === 'refused') && (
          <Button
            variant="primary"
            size="large"
            icon={Mic}
            onClick={() => void start().then((isOn) => isOn && onStart?.())}
          >
            Empezar a grabar
          </Button>
        )}
        {onClose && (
          <Button className="min-h-16" icon={X} onClick={onClose}>
            No grabar
          </Button>
        )}
      </div>
    </section>
  );
}

const leftWords = (seconds: number): string =>
  seconds === 1 ? 'Queda 1 segundo' : `Quedan ${Math.max(0, seconds)} segundos`;
