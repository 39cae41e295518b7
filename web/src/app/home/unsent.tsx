import { CircleAlert, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { capital } from '../../lib/capital.ts';
import { discard, retry } from '../../lib/offline/outbox.ts';
import { mayHaveArrived, setAside, type Waiting } from '../../lib/offline/waiting.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { IconChoice } from '../../ui/icon.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** So many stand there at once; the next one comes when one has gone. */
const SHOWN = 5;

/** What could not be sent, with why: it goes out when she says so, or not at all. */
export function Unsent() {
  const items = setAside.use();
  const [asked, setAsked] = useState<Waiting>();
  const close = () => setAsked(undefined);
  if (items.length === 0) return null;
  return (
    <section
      aria-label="No se ha podido enviar"
      className="grid grid-cols-1 gap-4 rounded-xl border-2 border-danger bg-card p-4"
    >
      <h2 className="flex items-center gap-3 text-xl">
        <CircleAlert aria-hidden className="size-8 flex-none text-danger" />
        No se ha podido enviar
      </h2>
      <ul className="grid grid-cols-1 gap-4">
        {items.slice(0, SHOWN).map((item) => (
          <Row key={item.key} item={item} onDiscard={() => setAsked(item)} />
        ))}
      </ul>
      {items.length > SHOWN && <p>Y {items.length - SHOWN} más.</p>}
      {asked && (
        <ConfirmDialog
          hue="clay"
          title="¿Descartarlo?"
          action="Sí, descartarlo"
          busy={false}
          problem={undefined}
          onClose={close}
          onConfirm={() => {
            close();
            discard(asked).catch(showFailure);
          }}
        >
          <p className="wrap-anywhere">{lossWords(asked)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** What the server failed at may have been written all the same. */
function lossWords(item: Waiting): string {
  const what = capital(item.what);
  if (!mayHaveArrived(item)) return `${what} no se enviará nunca.`;
  if (item.back) return `${what} no se enviará. Si ya había llegado, lo quitamos.`;
  return `${what} no se enviará otra vez. Puede que ya haya llegado.`;
}

function Row({ item, onDiscard }: { item: Waiting; onDiscard: () => void }) {
  const what = capital(item.what);
  const again = () => {
    showToast('Lo enviamos otra vez');
    retry(item);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <b className="block text-lg">{what}</b>
        {item.problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <Way words="Reintentar" what={what} icon={RotateCcw} onClick={again} />
        <Way words="Descartar" what={what} icon={Trash2} onClick={onDiscard} />
      </div>
    </li>
  );
}

function Way({
  words,
  what,
  ...rest
}: {
  words: string;
  what: string;
  icon: IconChoice;
  onClick: () => void;
}) {
  return (
    <Button className="min-h-16" aria-label={`${words}: ${what}`} {...rest}>
      {words}
    </Button>
  );
}
