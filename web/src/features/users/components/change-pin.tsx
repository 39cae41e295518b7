import { useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useChangePin } from '../settings.queries.ts';
import { PinEntry, usePinEntry } from './pin-entry.tsx';

type Step = 'current' | 'new' | 'again';
const ASKS: Readonly<Record<Step, string>> = {
  current: 'Primero, escribe el PIN que tienes ahora.',
  new: 'Ahora escribe tu PIN nuevo: cuatro números que recuerdes bien.',
  again: 'Escribe otra vez el PIN nuevo.',
};

/** The PIN of now, the new one, and the new one again: three steps on the same keys. */
export function ChangePin({
  userId,
  hasPin,
  onClose,
  onChanged,
}: {
  userId: string;
  hasPin: boolean;
  onClose: () => void;
  onChanged: () => void;
}) {
  const first: Step = hasPin ? 'current' : 'new';
  const [step, setStep] = useState<Step>(first);
  const [said, setSaid] = useState({ current: '', new: '' });
  const { wiring, again } = usePinEntry();
  const field = useRef<HTMLInputElement>(null);
  const change = useChangePin(userId);

  const goTo = (next: Step, sentence?: string) => {
    setStep(next);
    again(sentence);
  };
  const send = (newPin: string) =>
    change.mutate(
      { newPin, currentPin: hasPin ? said.current : null },
      {
        onSuccess: ({ valid }) => (valid ? onChanged() : goTo(first, 'PIN incorrecto')),
        onError: (error) =>
          goTo(first, sentenceOf(error, 'No se pudo cambiar el PIN. Inténtalo de nuevo.')),
      },
    );
  const complete = (pin: string) => {
    if (step === 'again') {
      if (pin === said.new) send(pin);
      else goTo('new', 'No eran iguales. Escribe otra vez el PIN nuevo.');
      return;
    }
    setSaid({ ...said, [step]: pin });
    goTo(step === 'current' ? 'new' : 'again');
  };

  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={field}
      title={hasPin ? 'Cambiar mi PIN' : 'Poner un PIN'}
    >
      <div className="grid justify-items-center gap-4 text-center">
        <p role="status" className="text-lg font-semibold">
          {ASKS[step]}
        </p>
        <PinEntry {...wiring} field={field} disabled={change.isPending} onComplete={complete} />
      </div>
    </Dialog>
  );
}
