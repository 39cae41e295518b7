import { Download, Eraser, Eye, History, PencilLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { exportAddress } from '../data.queries.ts';
import { OwnRequests } from './own-requests.tsx';

const AccessLogDialog = dialogFromChunk(
  async () => (await import('./access-log-dialog.tsx')).AccessLogDialog,
);
const ConsentsDialog = dialogFromChunk(
  async () => (await import('./consents-dialog.tsx')).ConsentsDialog,
);
const RequestDialog = dialogFromChunk(
  async () => (await import('./request-dialog.tsx')).RequestDialog,
);

type Task = 'access-log' | 'consents' | 'rectification' | 'erasure';
const look =
  'inline-flex min-h-14 items-center justify-center gap-3 rounded-lg border-2 border-edge bg-card px-6 py-2.5 text-center text-lg leading-tight font-semibold hover:bg-sand [&_svg]:size-[1.2em] [&_svg]:flex-none scarce:flex-wrap scarce:px-3';

/** What the law calls access, rectification and erasure, each with a button that does it. */
export function MyData({ userId }: { userId: string }) {
  const [open, setOpen] = useState<Task>();
  const close = () => setOpen(undefined);
  const sent = () => {
    close();
    showToast('Petición enviada al ayuntamiento');
  };
  return (
    <Card className="grid gap-5 p-5 sm:p-7">
      <h2>Mis datos</h2>
      <p>
        Puedes pedir al ayuntamiento el acceso, la rectificación o la supresión de tus datos.
        También puedes hacerlo aquí.
      </p>
      <Group title="Ver lo que hay de mí">
        <a href={exportAddress(userId)} download className={look}>
          <Download aria-hidden />
          Descargar mis datos
        </a>
        <Button icon={Eye} onClick={() => setOpen('access-log')}>
          Quién ha visto mis datos
        </Button>
        <Button icon={History} onClick={() => setOpen('consents')}>
          Historial de permisos
        </Button>
      </Group>
      <Group title="Pedir un cambio">
        <Button icon={PencilLine} onClick={() => setOpen('rectification')}>
          Pedir que corrijan mis datos
        </Button>
        <Button icon={Eraser} onClick={() => setOpen('erasure')}>
          Pedir que borren mis datos
        </Button>
      </Group>
      <OwnRequests userId={userId} />
      {open === 'access-log' && <AccessLogDialog userId={userId} onClose={close} />}
      {open === 'consents' && <ConsentsDialog userId={userId} onClose={close} />}
      {(open === 'rectification' || open === 'erasure') && (
        <RequestDialog userId={userId} kind={open} onClose={close} onSent={sent} />
      )}
    </Card>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3>{title}</h3>
      <div className="grid gap-3">{children}</div>
    </section>
  );
}
