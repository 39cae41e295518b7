import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cardAddress } from '../../../lib/card-link.ts';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { useMunicipality } from '../../../lib/municipality.ts';
import { counted } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useMakeCards } from '../cards.queries.ts';
import { CardSheet, type PrintedCard } from './card-sheet.tsx';

interface Holder {
  readonly id: string;
  readonly name: string;
  readonly pin: string;
}

type Kind = 'pin' | 'qr';

const LEAVING = {
  question: '¿Terminar sin imprimir las tarjetas? Los PIN no se vuelven a enseñar.',
  leave: 'Terminar',
  stay: 'Seguir aquí',
};

/**
 * What people who were just created are handed: a card each, with their PIN or with a code for the camera.
 * @param publicUrl where the town reaches Encina, where the server was told
 */
export function PrintCards({
  people,
  publicUrl,
  children,
  onClose,
}: Closing<{
  people: readonly Holder[];
  publicUrl: string | null;
  /** What else is to be said of the import. */
  children: ReactNode;
}>) {
  const [kind, setKind] = useState<Kind>('pin');
  const base = publicUrl ?? window.location.origin;
  const cards = useCards(people, base);
  const town = useMunicipality()?.name;
  return (
    <Dialog
      wide
      holdsWork={!cards.arePrinted}
      leaveWords={LEAVING}
      onClose={onClose}
      closeLabel="Terminar"
      title={`Personas creadas: ${people.length}`}
      actions={
        <Button
          variant="primary"
          icon={Printer}
          busy={[cards.areComing, 'Un momento…']}
          onClick={() => cards.print(kind)}
        >
          Imprimir {counted(people.length, 'tarjeta', 'tarjetas')}
        </Button>
      }
    >
      <div className="grid gap-5">
        {children}
        <KindOfCard kind={kind} onChoose={setKind} />
        <p className="font-semibold">Imprímelas ahora: los PIN no se vuelven a enseñar.</p>
        <p>
          Si después falta una, abre el perfil de esa persona: «Nuevo PIN y tarjeta» le hace otra.
        </p>
        <p role="status">{cards.arePrinted && 'Si no han salido bien, imprímelas otra vez.'}</p>
        <FormError>{cards.problem}</FormError>
      </div>
      {cards.printing && (
        <CardSheet
          cards={cards.printing}
          home={new URL(base).host}
          town={town}
          onDone={cards.done}
        />
      )}
    </Dialog>
  );
}

function KindOfCard({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  return (
    <>
      <Choices
        legend="¿Cómo entrará cada persona?"
        options={[
          ['pin', 'Con su PIN'],
          ['qr', 'Con una tarjeta para la cámara'],
        ]}
        value={kind}
        onChange={onChoose}
      />
      <p>
        Salen ocho tarjetas en cada hoja, con líneas para cortar.{' '}
        {kind === 'pin' && 'Con ese PIN entra la primera vez, y después elige el suyo.'}
        {kind === 'qr' && 'Quien la enseña a la tableta entra: guárdala como una llave.'}
      </p>
    </>
  );
}

/** The cards that are on their way to the paper. Printed again, they are the same: another code would end the one before. */
function useCards(people: readonly Holder[], base: string) {
  const make = useMakeCards();
  const [printing, setPrinting] = useState<readonly PrintedCard[]>();
  const [arePrinted, setArePrinted] = useState(false);
  const print = (kind: Kind) => {
    if (kind === 'pin') return setPrinting(people);
    if (make.data) return setPrinting(coded(make.data.cards, base));
    const ids = people.map(({ id }) => id);
    make.mutate(ids, { onSuccess: ({ cards }) => setPrinting(coded(cards, base)) });
  };
  return {
    print,
    printing,
    arePrinted,
    areComing: make.isPending,
    problem: make.error && sentenceOf(make.error, 'No se pudieron hacer. Inténtalo de nuevo.'),
    done: () => {
      setPrinting(undefined);
      setArePrinted(true);
    },
  };
}

const coded = (
  cards: readonly { userId: string; name: string; secret: string }[],
  base: string,
): PrintedCard[] =>
  cards.map(({ userId, name, secret }) => ({
    id: userId,
    name,
    address: cardAddress({ userId, secret }, base),
  }));
