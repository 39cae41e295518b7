import type { FieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ProfileTask } from '../profile-task.ts';
import { useProfileForm } from '../use-profile-form.ts';

const NO_REASON = 'Escribe el motivo.';

/** Before a person is switched off: what that means, why, and what her family reads of it. */
export function PauseUser(task: ProfileTask) {
  const { user } = task;
  const form = useProfileForm(task, {
    initial: { pauseReason: '', pauseWords: 'Si tienes dudas, llama al ayuntamiento.' },
    body: (values) => ({ ...values, isActive: false }),
    check: ({ pauseReason }): FieldErrors =>
      pauseReason.trim() === '' ? { pauseReason: NO_REASON } : {},
  });
  return (
    <FormDialog
      form={form}
      onClose={task.onClose}
      closeLabel="Volver al perfil"
      title={`¿Desactivar a ${user.name}?`}
      action="Desactivar"
      danger
      cancels
    >
      <ul className="list-disc pl-6">
        <li>No podrá entrar en ninguna tableta.</li>
        <li>Su familia no podrá escribirle ni ver lo suyo.</li>
        <li>No se borra nada: puedes activarla cuando quieras.</li>
      </ul>
      <TextField
        label="Motivo"
        hint="Solo lo lee el ayuntamiento."
        {...form.field('pauseReason')}
      />
      <TextArea
        label="Frase para su familia"
        hint="La leen detrás de «Su ficha está pausada:»."
        rows={3}
        {...form.field('pauseWords')}
      />
    </FormDialog>
  );
}
