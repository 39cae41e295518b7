import { Delete } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { KeypadBoxes, type SaidProps } from './keypad-boxes.tsx';

const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const keyLook =
  'min-h-16 h-[min(76px,9dvh)] w-full min-w-16 rounded-xl border-2 border-sand-edge bg-sand text-3xl font-bold ledge';
const wordLook =
  'flex min-h-16 h-[min(76px,9dvh)] w-full min-w-16 items-center justify-center gap-2 rounded-xl border-2 border-edge bg-card px-1 font-semibold';

interface KeypadProps extends SaidProps {
  /** The digits that are in. The owner keeps them, and clears them when they were wrong. */
  value: string;
  onChange: (digits: string) => void;
  onComplete: (digits: string) => void;
  /** Enter was pressed too early. */
  onIncomplete?: () => void;
  label: string;
  length?: number;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Digits for a PIN: twelve big keys and one real field, so that a keyboard and a paste do as well. */
export function Keypad({
  value,
  onChange,
  onComplete,
  onIncomplete,
  label,
  length = 4,
  disabled = false,
  inputRef,
  error,
  ...said
}: KeypadProps) {
  const id = useId();
  const take = (text: string) => {
    if (disabled) return;
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete(digits);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const inField = event.target instanceof HTMLInputElement;
    if (inField && event.key === 'Enter' && value.length < length) {
      event.preventDefault();
      onIncomplete?.();
    } else if (!inField && /^\d$/.test(event.key)) take(value + event.key);
    else if (!inField && event.key === 'Backspace') take(value.slice(0, -1));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="grid w-full gap-3 sm:gap-4 low:grid-cols-2 low:items-center"
    >
      {/* What was wrong is said once the keys take digits: who begins again at its sight loses none. */}
      <KeypadBoxes
        {...{ id, value, length, label, disabled, inputRef, ...said }}
        error={disabled ? undefined : error}
        onChange={take}
      />
      <div className="grid grid-cols-3 gap-2.5 sm:gap-3 low:gap-1.5">
        {rows.map((digit) => (
          <Key key={digit} digit={digit} onPress={() => take(value + digit)} />
        ))}
        <button type="button" className={wordLook} onClick={() => take('')}>
          Limpiar
        </button>
        <Key digit="0" onPress={() => take(`${value}0`)} />
        <button type="button" className={wordLook} onClick={() => take(value.slice(0, -1))}>
          <Delete aria-hidden className="hidden size-[1.2em] sm:block" />
          Borrar
        </button>
      </div>
    </div>
  );
}

function Key({ digit, onPress }: { digit: string; onPress: () => void }) {
  return (
    <button type="button" className={keyLook} onClick={onPress}>
      {digit}
    </button>
  );
}
