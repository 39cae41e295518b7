import { createPortal } from 'react-dom';
import { usePrinting } from '../../../lib/use-printing.ts';
import { QrPicture } from '../../../ui/qr-picture.tsx';

/** What a card has on it: the PIN, or the address that its code holds. */
export type PrintedCard = { readonly id: string; readonly name: string } & (
  | { readonly pin: string }
  | { readonly address: string }
);

/** Cards to cut out, eight on a page; seen on paper alone. */
export function CardSheet({
  cards,
  home,
  town,
  onDone,
}: {
  cards: readonly PrintedCard[];
  /** Where the town reaches Encina, as somebody types it. */
  home: string;
  town: string | undefined;
  onDone: () => void;
}) {
  usePrinting(onDone);
  return createPortal(
    <article className="paper-sheet paper-cards">
      {cards.map((card) => (
        <div key={card.id} className="paper-card">
          <h2 className="paper-name">{card.name}</h2>
          {'address' in card ? (
            <div className="paper-code">
              <QrPicture text={card.address} label={`Tarjeta de ${card.name}`} />
              <p>En la tableta, toca «Entrar con mi tarjeta» y enseña el dibujo a la cámara.</p>
            </div>
          ) : (
            <p>
              Tu PIN: <b className="paper-pin">{card.pin}</b>
            </p>
          )}
          <p>
            {town ? `Encina de ${town}` : 'Encina'} <b>{home}</b>
          </p>
        </div>
      ))}
    </article>,
    document.body,
  );
}
