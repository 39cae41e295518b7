import type { PickerUser } from '@encina/contract/users';
import { Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { firstName } from '../../../lib/first-name.ts';
import { useMunicipality } from '../../../lib/municipality.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Keypad } from '../../../ui/keypad.tsx';
import { useVerifyPin } from '../users.queries.ts';

const INCOMPLETE = 'El PIN debe tener 4 dígitos';

/** Asks a person for her PIN. A wrong one is said kindly, and cleared. */
export function PinDialog({
  user,
  onClose,
  onEntered,
}: {
  user: PickerUser;
  onClose: () => void;
  onEntered: () => void;
}) {
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const verify = useVerifyPin(user.id);
  const phone = useMunicipality()?.phone;

  const again = (sentence: string) => {
    setProblem(sentence);
    setDigits('');
  };
  const compare = (pin: string) =>
    verify.mutate(pin, {
      onSuccess: ({ valid }) => (valid ? onEntered() : again('PIN incorrecto')),
      onError: (error) =>
        again(sentenceOf(error, 'Error al verificar PIN', 'Error de conexión al servidor')),
    });

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel="Volver a la lista"
      initialFocus={field}
      title={`Hola, ${firstName(user.name)}`}
      description="Escribe tu PIN de cuatro números"
    >
      <div className="grid justify-items-center gap-4 text-center">
        <Avatar id={user.id} name={user.name} photo={user.photo} />
        <Keypad
          label="PIN de cuatro números"
          value={digits}
          error={problem}
          disabled={verify.isPending}
          inputRef={field}
          onChange={(next) => {
            setDigits(next);
            if (next !== '') setProblem(undefined);
          }}
          onComplete={compare}
          onIncomplete={() => setProblem(INCOMPLETE)}
        />
        {phone && (
          <p className="flex flex-wrap items-center justify-center gap-2">
            ¿No te acuerdas? Llama al ayuntamiento:
            <a
              href={`tel:${phone.replace(/\s/g, '')}`}
              className="inline-flex min-h-12 items-center gap-2 font-bold underline"
            >
              <Phone aria-hidden className="size-[1em]" />
              {phone}
            </a>
          </p>
        )}
      </div>
    </Dialog>
  );
}
