import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';

const WORDS = {
  saved: 'Configuración guardada correctamente',
  failed: 'Error al guardar la configuración',
} as const;
export type SaidOfSettings = keyof typeof WORDS | 'unsaved' | undefined;

/** What came of saving, or that nothing was saved yet. */
export function SettingsSaid({
  said,
  onClose,
  onSave,
  onLeave,
}: Closing<{ said: SaidOfSettings; onSave: () => void; onLeave: () => void }>) {
  if (said === 'unsaved') {
    return (
      <AlertDialog
        onClose={onClose}
        title="Cambios sin guardar"
        dismiss="Seguir aquí"
        confirm={{ label: 'Guardar', onConfirm: onSave }}
      >
        <p>Has cambiado algo y todavía no lo has guardado.</p>
        <Button onClick={onLeave}>Salir sin guardar</Button>
      </AlertDialog>
    );
  }
  return (
    <AlertDialog open={said !== undefined} onClose={onClose} title="Ajustes">
      <p>{said && WORDS[said]}</p>
    </AlertDialog>
  );
}
