import { Mic, Square, X } from 'lucide-react';
import { durationWords } from '../lib/duration-words.ts';
import { type RecorderState, useRecorder } from '../lib/use-recorder.ts';
import { Button } from './button.tsx';

const WORDS: Readonly<Record<Exclude<RecorderState, 'recording'>, string>> = {
  ready: 'Toca «Empezar a grabar» y habla con calma. Tienes diez minutos.',
  refused: 'Este aparato no deja usar el micrófono. Dale permiso y vuelve a tocar.',
  unavailable: 'Aquí no se puede grabar. Graba con el teléfono y elige después el archivo.',
};

/** A story told aloud: one button to begin, one to end. */
export function VoiceRecorder({
  onStart,
  onFile,
  onClose,
}: {
  /** From now on there is something to lose. */
  onStart?: () => void;
  onFile: (file: File) => void;
  /** Left out where something around it has the way out. */
  onClose?: () => void;
}) {
  const { state, seconds, start, stop } = useRecorder(onFile);
  return (
    <section className="grid justify-items-center gap-4 rounded-2xl border-2 border-hue-edge bg-ground p-5 text-center">
      <p role="status" className="text-lg">
        {state === 'recording' ? 'Grabando. Te estamos escuchando.' : WORDS[state]}
      </p>
      {state === 'recording' && (
        <p role="timer" className="text-4xl font-bold">
          {durationWords(seconds)}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {state === 'recording' && (
          <Button variant="primary" size="large" icon={<Square aria-hidden />} onClick={stop}>
            Terminar
          </Button>
        )}
        {(state === 'ready' || state === 'refused') && (
          <Button
            variant="primary"
            size="large"
            icon={<Mic aria-hidden />}
            onClick={() => void start().then((isOn) => isOn && onStart?.())}
          >
            Empezar a grabar
          </Button>
        )}
        {onClose && (
          <Button className="min-h-16" icon={<X aria-hidden />} onClick={onClose}>
            No grabar
          </Button>
        )}
      </div>
    </section>
  );
}
