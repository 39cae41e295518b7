import type { ReactNode } from 'react';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';

/** The same words again in the middle of a round; its clock stands still behind it. */
export function HowToDialog({ onClose, children }: Closing<{ children: ReactNode }>) {
  return (
    <Dialog onClose={onClose} title="Cómo se juega" hue="honey">
      {children}
    </Dialog>
  );
}
