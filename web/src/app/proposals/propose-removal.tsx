import type { Reminder } from '@encina/contract/reminders';
import { useState } from 'react';
import { usePropose } from '../../features/proposals/proposals.queries.ts';
import { sentenceOf } from '../../lib/failure-words.ts';
import { firstName } from '../../lib/first-name.ts';
import { randomId } from '../../lib/random-id.ts';
import type { Closing } from '../../ui/closing.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { SupportedUser } from '../supported-user.ts';

/** Proposes that a reminder goes; it stays until she says yes. */
export function ProposeRemoval({
  user,
  reminder,
  onClose,
  onSent,
}: Closing<{ user: SupportedUser; reminder: Reminder; onSent: (state: string) => void }>) {
  const [key] = useState(randomId);
  const propose = usePropose(user.id);
  const confirm = () =>
    propose.mutate(
      { wish: { kind: 'removal', reminderId: reminder.id }, key },
      { onSuccess: ({ state }) => onSent(state) },
    );
  return (
    <ConfirmDialog
      hue="sky"
      onClose={onClose}
      title={`¿Proponer quitar «${reminder.title}»?`}
      action="Proponer"
      loses={false}
      busy={[propose.isPending, 'Enviando…']}
      problem={propose.error && sentenceOf(propose.error, 'No se ha enviado. Inténtalo otra vez.')}
      onConfirm={confirm}
    >
      <p>Sigue sonando hasta que {firstName(user.name)} diga que sí.</p>
    </ConfirmDialog>
  );
}
