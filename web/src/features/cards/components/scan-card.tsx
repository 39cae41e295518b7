import { SwitchCamera } from 'lucide-react';
import { useState } from 'react';
import { readCard } from '../../../lib/card-link.ts';
import type { SelectedUser } from '../../../lib/views.ts';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { cardProblem, REVOKED } from '../card-problem.ts';
import { useEnterWithCard } from '../cards.queries.ts';
import { type Facing, useCamera } from '../use-camera.ts';
import { useScanned } from '../use-scanned.ts';

const OTHER_CODE = 'Ese dibujo no es una tarjeta de Encina.';

/** "Entrar con mi tarjeta": she shows it to the tablet, and is in. */
export function ScanCard({
  onClose,
  onEntered,
}: Closing<{ onEntered: (user: SelectedUser) => void }>) {
  const [facing, setFacing] = useState<Facing>('user');
  const [said, setSaid] = useState<string>();
  const enter = useEnterWithCard();
  const { video, problem } = useCamera(facing);
  useScanned(video, enter.isPending, (text) => {
    const card = readCard(text);
    if (!card) return setSaid(OTHER_CODE);
    setSaid(undefined);
    enter.mutate(card, {
      onSuccess: (user) => (user ? onEntered(user) : setSaid(REVOKED)),
      onError: (error) => setSaid(cardProblem(error)),
    });
  });
  return (
    <Dialog
      onClose={onClose}
      closeLabel="Volver a la lista"
      title="Entrar con mi tarjeta"
      description="Enseña el dibujo de tu tarjeta a la cámara, a un palmo."
      actions={
        <Button
          className="min-h-16"
          icon={SwitchCamera}
          onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
        >
          Usar la otra cámara
        </Button>
      }
    >
      <div className="grid gap-4">
        <video
          ref={video}
          muted
          playsInline
          aria-label="Lo que ve la cámara"
          className={`aspect-[4/3] max-h-[50dvh] w-full rounded-2xl bg-sand object-cover ${facing === 'user' ? 'camera-mirror' : ''}`}
        />
        <p role="status" className="min-h-[1.6em] text-center font-semibold">
          {enter.isPending && 'Entrando…'}
        </p>
        <FormError>{problem ?? said}</FormError>
      </div>
    </Dialog>
  );
}
