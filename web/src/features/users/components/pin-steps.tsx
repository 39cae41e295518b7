import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Callbacks } from '../../../ui/callbacks.ts';
import { easyPinWords } from '../easy-pin.ts';
import { PinEntry, usePinEntry } from './pin-entry.tsx';

type Step = 'current' | 'new' | 'again';
const ASKS: Readonly<Record<Step, string>> = {
  current: 'Primero, escribe el PIN que tienes ahora.',
  new: 'Escribe tu PIN nuevo: cuatro números que recuerdes bien.',
  again: 'Escribe otra vez el PIN nuevo.',
};

export interface ChosenPin {
  readonly currentPin: string | null;
  readonly newPin: string;
}

/** Says why it begins again. */
export type BeginAgain = (sentence: string, from?: 'new') => void;

/** The PIN of now where there is one, the new one, and the new one again: steps on the same keys. */
export function PinSteps({
  asksCurrent,
  birthDate,
  isSending,
  field,
  onChosen,
}: {
  asksCurrent: boolean;
  birthDate: string | null;
  isSending: boolean;
  field: RefObject<HTMLInputElement | null>;
  onChosen: (pin: ChosenPin, begin: BeginAgain) => void;
}) {
  const first: Step = asksCurrent ? 'current' : 'new';
  const [step, setStep] = useState<Step>(first);
  const [said, setSaid] = useState({ current: '', new: '' });
  const [easy, setEasy] = useState<string>();
  const { wiring, again } = usePinEntry();
  const goTo = (next: Step, sentence?: string) => {
    setEasy(undefined);
    setStep(next);
    again(sentence);
  };
  const complete = (pin: string) => {
    if (step === 'again') {
      if (pin !== said.new) return goTo('new', 'No eran iguales. Escribe otra vez el PIN nuevo.');
      const currentPin = asksCurrent ? said.current : null;
      return onChosen({ currentPin, newPin: pin }, (sentence, from) =>
        goTo(from ?? first, sentence),
      );
    }
    setSaid({ ...said, [step]: pin });
    const words = step === 'new' ? easyPinWords(pin, birthDate) : undefined;
    if (words) setEasy(words);
    else goTo(step === 'current' ? 'new' : 'again');
  };
  if (easy) {
    return <EasyPin words={easy} onOther={() => goTo('new')} onKeep={() => goTo('again')} />;
  }
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p role="status" className="text-lg font-semibold">
        {ASKS[step]}
      </p>
      <FocusOn field={field} />
      <PinEntry {...wiring} field={field} disabled={isSending} onComplete={complete} />
    </div>
  );
}

/** Wherever the keys come, and come back, a keyboard writes into them. */
function FocusOn({ field }: { field: RefObject<HTMLInputElement | null> }) {
  useEffect(() => field.current?.focus(), [field]);
  return null;
}

/** It may stay: whoever remembers no other is better off with an easy one than with a note on the tablet. */
function EasyPin({ words, onOther, onKeep }: { words: string } & Callbacks<'onOther' | 'onKeep'>) {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg font-semibold">
        Ese PIN es fácil de adivinar. {words}
      </p>
      <p>Con otro estarás más tranquila. También puedes usar este, si lo recuerdas mejor.</p>
      <Button variant="primary" size="large" onClick={onOther}>
        Elegir otro PIN
      </Button>
      <Button size="large" onClick={onKeep}>
        Usar este PIN
      </Button>
    </div>
  );
}
