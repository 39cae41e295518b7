import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';

/** The same words again in the middle of a round; its clock stands still behind it. */
export function HowToDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog open onClose={onClose} title="Cómo se juega" hue="honey">
      {children}
    </Dialog>
  );
}
