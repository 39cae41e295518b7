import { KeyRound, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { useMunicipality } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { CallError } from '../../../ui/form-error.tsx';
import { useGivePin } from '../cards.queries.ts';
import { type Unprinted, useUnprinted } from '../use-unprinted.ts';
import { CardSheet } from './card-sheet.tsx';

interface Holder {
  readonly id: string;
  readonly name: string;
}

/** "Tarjeta con PIN" in a person's profile: nobody knows her PIN, so that another card takes another PIN. */
export function PinCard({ person, onUnprinted }: { person: Holder } & Unprinted) {
  const id = useId();
  const give = useGivePin(person.id);
  const [isAsking, setIsAsking] = useState(false);
  const done = () => setIsAsking(false);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id}>Tarjeta con PIN</h3>
      <p>Su PIN no se puede volver a ver. Una tarjeta nueva lleva un PIN nuevo.</p>
      {give.data && (
        <NewPinCard key={give.data} person={person} pin={give.data} onUnprinted={onUnprinted} />
      )}
      {!isAsking && (
        <Button className="justify-self-start" icon={KeyRound} onClick={() => setIsAsking(true)}>
          Nuevo PIN y tarjeta
        </Button>
      )}
      {isAsking && (
        <>
          <p className="font-semibold">
            El PIN que tiene dejará de servir y saldrá de sus tabletas. Queda anotado quién lo puso.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={done}>Dejarlo como está</Button>
            <Button
              variant="danger"
              busy={[give.isPending, 'Un momento…']}
              onClick={() => give.mutate(undefined, { onSuccess: done })}
            >
              Poner otro PIN
            </Button>
          </div>
        </>
      )}
      <CallError error={give.error} otherwise="No se pudo hacer. Inténtalo de nuevo." />
    </section>
  );
}

/** The PIN that was just made: told once, and printed now. */
function NewPinCard({ person, pin, onUnprinted }: { person: Holder; pin: string } & Unprinted) {
  const [isPrinting, setIsPrinting] = useState(false);
  const isPrinted = useUnprinted(onUnprinted);
  const town = useMunicipality()?.name;
  return (
    <div className="grid justify-items-start gap-3 rounded-xl bg-sand p-4">
      <p>
        Su PIN nuevo: <b className="text-2xl tracking-wider tabular-nums">{pin}</b>
      </p>
      <p className="font-semibold">
        Imprime la tarjeta ahora: este PIN no se vuelve a enseñar. Con él entra una vez, y elige el
        suyo.
      </p>
      <Button variant="primary" icon={Printer} onClick={() => setIsPrinting(true)}>
        Imprimir la tarjeta con PIN
      </Button>
      {isPrinting && (
        <CardSheet
          cards={[{ ...person, pin }]}
          home={window.location.host}
          town={town}
          onDone={() => {
            setIsPrinting(false);
            isPrinted();
          }}
        />
      )}
    </div>
  );
}
