import { Keyboard, Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';

export const WAY_LOOK = 'min-h-22 w-full';

/** How: what is easiest stands first. */
export function ChooseWay({
  to,
  problem,
  onWay,
  onClose,
  children,
}: Closing<{
  to: string;
  problem: string | undefined;
  onWay: (way: 'voice' | 'text') => void;
  /** The way to a photo. */
  children: ReactNode;
}>) {
  return (
    <Dialog hue="rose" title={`Un mensaje para ${to}`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-3">
        <Button className={WAY_LOOK} size="large" icon={Mic} onClick={() => onWay('voice')}>
          Decirlo con mi voz
        </Button>
        <Button className={WAY_LOOK} size="large" icon={Keyboard} onClick={() => onWay('text')}>
          Escribirlo o dictarlo
        </Button>
        {children}
        <FormError>{problem}</FormError>
      </div>
    </Dialog>
  );
}
