import { MOST_LETTERS } from '@encina/contract/chat';
import { Mic, Send, Square } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { usePinnedFoot } from '../../../lib/use-pinned-foot.ts';
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
  field: RefObject<HTMLTextAreaElement | null>;
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

/** Where she writes, or says it, always in sight. Enter sends, with Shift it is a new line. */
export function Composer(props: ComposerProps) {
  const { onSend, listening, problem } = props;
  const foot = usePinnedFoot<HTMLFormElement>();
  return (
    <form
      ref={foot}
      className="pinned-foot -mx-4 mt-auto grid gap-2 border-t-2 border-line bg-paper px-4 pt-2 pb-4 sm:-mx-6 sm:px-6 low:pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <p
        role="status"
        className={problem ? 'font-semibold text-danger' : 'font-semibold empty:hidden'}
      >
        {problem ?? (listening ? 'Te escucho. Habla ahora.' : '')}
      </p>
      <MessageField {...props}>
        <ComposerButtons {...props} />
      </MessageField>
    </form>
  );
}

function MessageField({
  field,
  text,
  onText,
  onSend,
  children,
}: Pick<ComposerProps, 'field' | 'text' | 'onText' | 'onSend'> & { children: ReactNode }) {
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
      <div className="flex flex-wrap gap-3">
        <textarea
          ref={field}
          id={id}
          rows={2}
          value={text}
          onChange={({ target }) => onText(shortened(target.value))}
          onKeyDown={onKey}
          aria-describedby={`${id}-count`}
          aria-invalid={isFull || undefined}
          enterKeyHint="send"
          className={`${inputStyles} flex-[4] basis-72 resize-none text-lg low:h-16 low:basis-40`}
        />
        {children}
      </div>
    </>
  );
}

function ComposerButtons({ text, sending, listening, onListen, onStopListening }: ComposerProps) {
  return (
    <>
      <Button
        className="min-h-16 flex-1 basis-28 max-sm:gap-2 max-sm:px-3 max-sm:text-base low:px-3"
        aria-pressed={listening}
        icon={listening ? Square : Mic}
        onClick={listening ? onStopListening : onListen}
      >
        {listening ? 'Ya está' : 'Hablar'}
      </Button>
      <Button
        type="submit"
        variant="primary"
        className="flex-1 basis-32 max-sm:gap-2 max-sm:px-3 max-sm:text-base low:px-3"
        icon={Send}
        busy={[sending, 'Enviando…']}
        disabled={text.trim() === '' && !sending}
      >
        Enviar
      </Button>
    </>
  );
}
