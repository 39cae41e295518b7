import { useRef } from 'react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useChangePin } from '../settings.queries.ts';
import { type BeginAgain, type ChosenPin, PinSteps } from './pin-steps.tsx';

/** Another PIN, or a first one, in Ajustes. */
export function ChangePin({
  userId,
  hasPin,
  birthDate,
  onClose,
  onChanged,
}: Closing<{ userId: string; hasPin: boolean; birthDate: string | null; onChanged: () => void }>) {
  const field = useRef<HTMLInputElement>(null);
  const change = useChangePin(userId);
  const send = (pin: ChosenPin, begin: BeginAgain) =>
    change.mutate(pin, {
      onSuccess: ({ valid }) => (valid ? onChanged() : begin('PIN incorrecto')),
      onError: (error) =>
        begin(sentenceOf(error, 'No se pudo cambiar el PIN. Inténtalo de nuevo.')),
    });
  return (
    <Dialog
      onClose={onClose}
      initialFocus={field}
      title={hasPin ? 'Cambiar mi PIN' : 'Poner un PIN'}
    >
      <PinSteps
        asksCurrent={hasPin}
        birthDate={birthDate}
        isSending={change.isPending}
        field={field}
        onChosen={send}
      />
    </Dialog>
  );
}
