import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { isInstalled } from '../install-offer.ts';

const InstallDialog = dialogFromChunk(
  async () => (await import('./install-dialog.tsx')).InstallDialog,
);

/** The way to Encina's icon on the tablet; where it is there already, nothing. */
export function InstallCard() {
  const [open, setOpen] = useState(false);
  if (isInstalled()) return null;
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <h2>Encina en tu tableta</h2>
      <p>Puedes poner Encina en la pantalla de inicio, como un programa más.</p>
      <Button icon={Download} onClick={() => setOpen(true)}>
        Cómo se pone
      </Button>
      {open && <InstallDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
