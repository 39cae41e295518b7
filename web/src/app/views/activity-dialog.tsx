import type { Reader } from '../../lib/reader.ts';
import type { Closing } from '../../ui/closing.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PersonMetrics } from './person-metrics.tsx';

/** A person's figures over the view of somebody whom she lets see them. */
export function ActivityDialog({
  person,
  reader,
  closeLabel,
  onClose,
}: Closing<{
  person: { readonly id: string; readonly name: string };
  reader: Exclude<Reader, 'self'>;
  closeLabel: string;
}>) {
  return (
    <Dialog
      wide
      onClose={onClose}
      closeLabel={closeLabel}
      title={`Actividad de ${person.name}`}
      description="Esta persona podrá leer que has mirado su actividad."
    >
      <PersonMetrics person={person} reader={reader} />
    </Dialog>
  );
}
