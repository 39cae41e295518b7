import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { showToast } from '../../../ui/toast-store.ts';

const ChangePin = dialogFromChunk(async () => (await import('./change-pin.tsx')).ChangePin);

/** One's own PIN: another one, or a first one. */
export function OwnPin({
  userId,
  hasPin,
  birthDate,
}: {
  userId: string;
  hasPin: boolean;
  birthDate: string | null;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <h2>Mi PIN</h2>
      <p>
        {hasPin
          ? 'Con tu PIN entras tú y nadie más.'
          : 'Todavía no tienes PIN: en esta tableta puede entrar cualquiera con tu nombre.'}
      </p>
      <Button icon={KeyRound} onClick={() => setOpen(true)}>
        {hasPin ? 'Cambiar mi PIN' : 'Poner un PIN'}
      </Button>
      {open && (
        <ChangePin
          userId={userId}
          hasPin={hasPin}
          birthDate={birthDate}
          onClose={close}
          onChanged={() => {
            close();
            showToast('Tu PIN nuevo ya sirve');
          }}
        />
      )}
    </Card>
  );
}
