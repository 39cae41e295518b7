import { Activity } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** The way to a person's figures, for staff whom she lets see them. Not before they are asked for: each look is noted. */
export function Participation({ allowed, onOpen }: { allowed: boolean; onOpen: () => void }) {
  return (
    <section className="grid gap-2">
      <h3>Participación</h3>
      {allowed ? (
        <div>
          <Button icon={Activity} onClick={onOpen}>
            Ver su actividad
          </Button>
        </div>
      ) : (
        <p>Esta persona no comparte su participación con el ayuntamiento.</p>
      )}
    </section>
  );
}
