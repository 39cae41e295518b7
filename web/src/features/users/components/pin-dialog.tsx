import type { PickerUser } from '@encina/contract/users';
import { useRef } from 'react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { firstName } from '../../../lib/first-name.ts';
import { useMunicipality } from '../../../lib/municipality.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { useVerifyPin } from '../users.queries.ts';
import { PinEntry, usePinEntry } from './pin-entry.tsx';

/** Asks a person for her PIN. A wrong one is said kindly, and cleared. */
export function PinDialog({
  user,
  onClose,
  onEntered,
}: Closing<{ user: PickerUser; onEntered: () => void }>) {
  const { wiring, again } = usePinEntry();
  const field = useRef<HTMLInputElement>(null);
  const verify = useVerifyPin(user.id);
  const phone = useMunicipality()?.phone;

  const compare = (pin: string) =>
    verify.mutate(pin, {
      onSuccess: ({ valid }) => (valid ? onEntered() : again('PIN incorrecto')),
      onError: (error) =>
        again(sentenceOf(error, 'Error al verificar PIN', 'Error de conexión al servidor')),
    });

  return (
    <Dialog
      onClose={onClose}
      closeLabel="Volver a la lista"
      initialFocus={field}
      title={`Hola, ${firstName(user.name)}`}
    >
      <div className="grid justify-items-center gap-4 text-center">
        {/* On a small telephone the keys need its room. */}
        <div className="low:hidden [@media(max-width:40rem)_and_(max-height:50rem)]:hidden">
          <Avatar id={user.id} name={user.name} photo={user.photo} />
        </div>
        <PinEntry
          {...wiring}
          field={field}
          disabled={verify.isPending}
          hint="Escribe tu PIN de cuatro números"
          help={phone && <TownPhone phone={phone} />}
          onComplete={compare}
        />
      </div>
    </Dialog>
  );
}

function TownPhone({ phone }: { phone: string }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2">
      <span className="max-sm:hidden">¿No te acuerdas?</span> Llama al ayuntamiento:
      <PhoneLink
        phone={phone}
        className="inline-flex min-h-12 items-center gap-2 font-bold underline"
      />
    </p>
  );
}
