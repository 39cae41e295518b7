import { LONGEST_TEXT } from '@encina/contract/messages';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { inputStyles } from '../../../ui/input-styles.ts';

/** So near the end of what may be written it is said how much is left. */
const NEAR_FULL = LONGEST_TEXT - 200;
/** A keyboard beside a mouse: there Enter sends. On a telephone it begins a line. */
const hasKeys = () => window.matchMedia?.('(pointer: fine)').matches;

/** What is written, as high as its lines. */
export function TextBox({
  name,
  text,
  onText,
  onSend,
}: {
  name: string;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
}) {
  const id = useId();
  const box = useGrowing(text);
  const onKey = (event: KeyboardEvent) => {
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlain || !hasKeys()) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className="min-w-0 flex-1 basis-28">
      <label htmlFor={id} className="only-heard">
        Mensaje para {name}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={1}
        value={text}
        placeholder="Mensaje"
        maxLength={LONGEST_TEXT}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKey}
        aria-describedby={`${id}-count`}
        className={`${inputStyles} block max-h-40 min-h-16 resize-none overflow-y-auto px-3 py-4 cramped:max-h-28`}
      />
      <p id={`${id}-count`} className="text-sm text-ink-soft empty:hidden">
        {text.length >= NEAR_FULL &&
          `${text.length.toLocaleString('es-ES')} de ${LONGEST_TEXT.toLocaleString('es-ES')} letras`}
      </p>
    </div>
  );
}

/** As high as its lines, up to what leaves room for what is answered. */
function useGrowing(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured with each text
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + 4}px`;
  }, [text]);
  return box;
}
