import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { counted } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { useOpenRequests } from '../data.queries.ts';

const WaitingDialog = dialogFromChunk(
  async () => (await import('./waiting-dialog.tsx')).WaitingDialog,
);

/** Tells staff that people ask something about their data. Nothing where nobody does. */
export function WaitingRequests({ onFind }: { onFind: (name: string) => void }) {
  const { data = [] } = useOpenRequests();
  const [open, setOpen] = useState(false);
  if (data.length === 0) return null;
  return (
    <section
      data-hue="clay"
      aria-label="Peticiones"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-2xl border-2 border-hue-edge bg-ground p-4 max-sm:gap-x-3 max-sm:p-2 max-sm:pl-4"
    >
      <FileQuestion aria-hidden className="size-8 flex-none text-hue max-sm:hidden" />
      <p className="max-w-none flex-1 basis-28 leading-snug font-semibold sm:basis-64">
        {counted(data.length, 'petición', 'peticiones')} sobre datos personales.
        <span className="max-sm:hidden"> Hay un mes para contestar.</span>
      </p>
      <Button size="small" onClick={() => setOpen(true)}>
        Ver las peticiones
      </Button>
      {open && (
        <WaitingDialog
          requests={data}
          onClose={() => setOpen(false)}
          onFind={(name) => {
            setOpen(false);
            onFind(name);
          }}
        />
      )}
    </section>
  );
}
