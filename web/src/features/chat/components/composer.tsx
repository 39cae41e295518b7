import { MOST_LETTERS } from '@encina/contract/chat';
import { Mic, SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { inputStyles } from '../../../ui/input-styles.ts';
import { showToast } from '../../../ui/toast-store.ts';

const TOO_LONG = `Por favor, acorta tu mensaje. Máximo ${MOST_LETTERS} caracteres.`;

/** Cuts what is longer than a message may be, and says so. */
export function shortened(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  showToast('Mensaje muy largo', { kind: 'error', description: TOO_LONG });
  return text.slice(0, MOST_LETTERS);
}

export interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  sending: boolean;
  listening: boolean;
  onListen: () => void;
  onStopListening: () => void;
  /** What went wrong or goes on, in words. */
  problem: string | undefined;
}

/** Where she writes, or says it. Enter sends, with Shift it is a new line. */
export function Composer(props: ComposerProps) {
  const { onSend, listening, problem } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Out from under the toast that says the same.
    if (problem) form.current?.scrollIntoView({ block: 'start' });
  }, [problem]);
  return (
    <form
      ref={form}
      className={`grid scroll-mt-6 gap-2 ${problem ? 'pb-56' : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <MessageField {...props} />
      <p
        role="status"
        className={problem ? 'font-semibold text-danger' : 'font-semibold empty:hidden'}
      >
        {problem ?? (listening ? 'Te escucho. Habla ahora.' : '')}
      </p>
      <ComposerButtons {...props} />
    </form>
  );
}

function MessageField({ text, onText, onSend }: Pick<ComposerProps, 'text' | 'onText' | 'onSend'>) {
  const id = useId();
  const isFull = text.length >= MOST_LETTERS;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          Escribe tu mensaje
        </label>
        <span id={`${id}-count`} className={isFull ? 'font-semibold text-danger' : 'text-ink-soft'}>
          {text.length}/{MOST_LETTERS}
        </span>
      </div>
      <textarea
        id={id}
        rows={2}
        value={text}
        onChange={({ target }) => onText(shortened(target.value))}
        onKeyDown={onKey}
        aria-describedby={`${id}-count`}
        aria-invalid={isFull || undefined}
        enterKeyHint="send"
        className={`${inputStyles} resize-none text-lg`}
      />
    </>
  );
}

function ComposerButtons({ text, sending, listening, onListen, onStopListening }: ComposerProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        className="min-h-16 flex-1 basis-28 max-sm:px-3"
        aria-pressed={listening}
        icon={listening ? <Square aria-hidden /> : <Mic aria-hidden />}
        onClick={listening ? onStopListening : onListen}
      >
        {listening ? 'Ya está' : 'Hablar'}
      </Button>
      <Button
        type="submit"
        variant="primary"
        className="flex-[2] basis-32 max-sm:px-3"
        icon={<SendHorizontal aria-hidden />}
        busy={sending && 'Enviando…'}
        disabled={text.trim() === '' && !sending}
      >
        Enviar
      </Button>
    </div>
  );
}
