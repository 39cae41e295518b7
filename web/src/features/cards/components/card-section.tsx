import { Printer, QrCode } from 'lucide-react';
import { useId, useState } from 'react';
import { cardAddress } from '../../../lib/card-link.ts';
import { longDate } from '../../../lib/dates.ts';
import { useMunicipality, useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import type { Callbacks } from '../../../ui/callbacks.ts';
import { CallError } from '../../../ui/form-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCard, useMakeCards, useRevokeCard } from '../cards.queries.ts';
import { type Unprinted, useUnprinted } from '../use-unprinted.ts';
import { CardSheet } from './card-sheet.tsx';

/** "Tarjeta con QR" in a person's profile: made, printed and revoked by staff. */
export function CardSection({ userId, onUnprinted }: { userId: string } & Unprinted) {
  const id = useId();
  const card = useCard(userId);
  const make = useMakeCards();
  const revoke = useRevokeCard(userId);
  const timeZone = useTimeZone();
  const [asking, setAsking] = useState<'another' | 'revoke'>();
  const done = () => setAsking(undefined);
  const failure = make.error ?? revoke.error ?? card.error;
  const madeAt = card.data?.madeAt;
  const newCard = make.data?.cards[0];
  const create = () => make.mutate([userId], { onSuccess: done });
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id}>Tarjeta con QR</h3>
      {card.isPending && <Skeleton className="h-14" />}
      {card.data && (
        <p>
          {madeAt
            ? `Tiene una desde el ${longDate(madeAt, timeZone)}.`
            : 'No tiene. Con ella entra sin escribir el PIN.'}
        </p>
      )}
      {newCard && madeAt && (
        <NewCard
          key={newCard.secret}
          card={newCard}
          publicUrl={make.data?.publicUrl ?? null}
          onUnprinted={onUnprinted}
        />
      )}
      {card.data && !asking && (
        <Choices
          hasOne={Boolean(madeAt)}
          isMaking={make.isPending}
          onMake={() => (madeAt ? setAsking('another') : create())}
          onRevoke={() => setAsking('revoke')}
        />
      )}
      {asking && (
        <Question
          asked={asking}
          busy={make.isPending || revoke.isPending}
          onNo={done}
          onYes={
            asking === 'another' ? create : () => revoke.mutate(undefined, { onSuccess: done })
          }
        />
      )}
      <CallError error={failure} otherwise="No se pudo hacer. Inténtalo de nuevo." />
    </section>
  );
}

function Choices({
  hasOne,
  isMaking,
  onMake,
  onRevoke,
}: { hasOne: boolean; isMaking: boolean } & Callbacks<'onMake' | 'onRevoke'>) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={QrCode} busy={[isMaking, 'Un momento…']} onClick={onMake}>
        {hasOne ? 'Hacer otra tarjeta' : 'Hacer una tarjeta'}
      </Button>
      {hasOne && <Button onClick={onRevoke}>Anular la tarjeta</Button>}
    </div>
  );
}

/** Asked in its place: a dialog has no other over it. */
function Question({
  asked,
  busy,
  onNo,
  onYes,
}: { asked: 'another' | 'revoke'; busy: boolean } & Callbacks<'onNo' | 'onYes'>) {
  return (
    <>
      <p className="font-semibold">
        La tarjeta que tiene dejará de servir. Su PIN y sus tabletas siguen igual.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onNo}>Dejarla como está</Button>
        <Button variant="danger" busy={[busy, 'Un momento…']} onClick={onYes}>
          {asked === 'another' ? 'Hacer otra y anular esta' : 'Anular'}
        </Button>
      </div>
    </>
  );
}

/** The card that was just made: told once, and printed now. */
function NewCard({
  card,
  publicUrl,
  onUnprinted,
}: {
  card: { userId: string; name: string; secret: string };
  publicUrl: string | null;
} & Unprinted) {
  const [isPrinting, setIsPrinting] = useState(false);
  const isPrinted = useUnprinted(onUnprinted);
  const town = useMunicipality()?.name;
  const { userId, name } = card;
  const base = publicUrl ?? window.location.origin;
  return (
    <div className="grid justify-items-start gap-3 rounded-xl bg-sand p-4">
      <p className="font-semibold">Tarjeta hecha. Imprímela ahora: no se vuelve a enseñar.</p>
      <Button variant="primary" icon={Printer} onClick={() => setIsPrinting(true)}>
        Imprimir la tarjeta
      </Button>
      {isPrinting && (
        <CardSheet
          cards={[{ id: userId, name, address: cardAddress(card, base) }]}
          home={new URL(base).host}
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
