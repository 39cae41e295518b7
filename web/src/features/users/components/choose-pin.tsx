import type { OwnUser } from '@encina/contract/users';
import { KeyRound, LogOut } from 'lucide-react';
import { useRef } from 'react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { firstName } from '../../../lib/first-name.ts';
import { useMunicipality } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Header } from '../../../ui/header.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useChangePin } from '../settings.queries.ts';
import { type BeginAgain, type ChosenPin, PinSteps } from './pin-steps.tsx';

const HELP = 'Aquí eliges tu PIN. Con él entras tú y nadie más.';

/** In the place of her home, once: the PIN that staff gave has let her in, and only she may know the next. */
export function ChoosePin({ user, onLeave }: { user: OwnUser; onLeave: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const change = useChangePin(user.id);
  const phone = useMunicipality()?.phone;
  const send = ({ newPin }: ChosenPin, begin: BeginAgain) =>
    change.mutate(
      { newPin },
      {
        onSuccess: ({ valid }) => {
          if (valid) showToast('Tu PIN nuevo ya sirve');
          else begin('No se pudo cambiar el PIN. Inténtalo de nuevo.', 'new');
        },
        onError: (error) =>
          begin(sentenceOf(error, 'No se pudo cambiar el PIN. Inténtalo de nuevo.'), 'new'),
      },
    );
  return (
    <>
      <Header
        title="Elige tu PIN"
        subtitle={`Hola, ${firstName(user.name)}`}
        hue="encina"
        pictogram={<KeyRound />}
        help={{ words: HELP, phone }}
      />
      <main className="mx-auto grid w-full max-w-form gap-5 px-4 py-6">
        <p>
          El PIN que te dieron servía para entrar una vez. Ahora elige el tuyo y no se lo digas a
          nadie.
        </p>
        <Card className="p-5 sm:p-7">
          <PinSteps
            asksCurrent={false}
            birthDate={user.birthDate}
            isSending={change.isPending}
            field={field}
            onChosen={send}
          />
        </Card>
        <Button icon={LogOut} onClick={onLeave}>
          Salir
        </Button>
      </main>
    </>
  );
}
