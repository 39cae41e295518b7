import { type ReactNode, type RefObject, useState } from 'react';
import { Keypad } from '../../../ui/keypad.tsx';

const INCOMPLETE = 'El PIN debe tener 4 dígitos';
/** What the server says after five wrong ones, at its longest. */
const LONGEST = 'Demasiados intentos. Espera 15 minutos o pide ayuda.';

/** What was typed of a PIN, and what is wrong with it. */
export function usePinEntry() {
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();
  /** Clears the digits, and says why. */
  const again = (sentence?: string) => {
    setDigits('');
    setProblem(sentence);
  };
  return {
    again,
    wiring: {
      value: digits,
      error: problem,
      onChange: (next: string) => {
        setDigits(next);
        if (next !== '') setProblem(undefined);
      },
      onIncomplete: () => setProblem(INCOMPLETE),
    },
  };
}

/** The keys for a PIN. */
export function PinEntry({
  field,
  ...wiring
}: ReturnType<typeof usePinEntry>['wiring'] & {
  field: RefObject<HTMLInputElement | null>;
  disabled: boolean;
  hint?: string;
  help?: ReactNode;
  onComplete: (pin: string) => void;
}) {
  return (
    <Keypad label="PIN de cuatro números" inputRef={field} longestError={LONGEST} {...wiring} />
  );
}
