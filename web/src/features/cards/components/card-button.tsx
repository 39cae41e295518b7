import { IdCard } from 'lucide-react';
import { useState } from 'react';
import type { SelectedUser } from '../../../lib/views.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { hasCamera } from '../use-camera.ts';

const ScanCard = dialogFromChunk(async () => (await import('./scan-card.tsx')).ScanCard);

/** The way in for who has a printed card; not there where the tablet has no camera to read it. */
export function CardButton({ onEntered }: { onEntered: (user: SelectedUser) => void }) {
  const [scanning, setScanning] = useState(false);
  if (!hasCamera()) return null;
  const close = () => setScanning(false);
  return (
    <>
      <Button
        className="min-h-16 justify-self-start max-sm:justify-self-stretch"
        icon={IdCard}
        onClick={() => setScanning(true)}
      >
        Entrar con mi tarjeta
      </Button>
      {scanning && (
        <ScanCard
          onClose={close}
          onEntered={(user) => {
            close();
            onEntered(user);
          }}
        />
      )}
    </>
  );
}
