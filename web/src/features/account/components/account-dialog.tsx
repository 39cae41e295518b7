import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { AccountKind } from '../account.queries.ts';
import { ChangePassword } from './change-password.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { OwnData } from './own-data.tsx';

/** "Mi cuenta": one's own password, and where one is logged in. */
export function AccountDialog({
  kind,
  onClose,
  children,
}: Closing<{
  kind: AccountKind;
  /** What else belongs to such an account. */
  children?: ReactNode;
}>) {
  const [isChanging, setChanging] = useState(false);
  const [said, setSaid] = useState('');
  if (isChanging) {
    return (
      <ChangePassword
        kind={kind}
        onClose={() => setChanging(false)}
        onSaved={() => {
          setChanging(false);
          setSaid('Tu contraseña nueva ya sirve');
        }}
      />
    );
  }
  return (
    <Dialog onClose={onClose} title="Mi cuenta">
      <div className="grid grid-cols-1 gap-6">
        <div className="grid justify-items-start gap-3">
          <Button icon={KeyRound} onClick={() => setChanging(true)}>
            Cambiar mi contraseña
          </Button>
          <p role="status" className="font-semibold text-encina empty:hidden">
            {said}
          </p>
        </div>
        {children}
        <OpenSessions kind={kind} />
        {kind === 'staff' && <OwnData />}
      </div>
    </Dialog>
  );
}
