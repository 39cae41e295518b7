import { Check } from 'lucide-react';
import { CardBack } from './card-back.tsx';

const look = 'relative grid size-20 place-items-center rounded-xl';

/** Two sunflowers found, and a card that is still to be turned. */
export function MemoryExample() {
  return (
    <div className="grid gap-3">
      <div aria-hidden className="flex flex-wrap gap-3">
        {['uno', 'otro'].map((card) => (
          <span key={card} className={`${look} border-4 border-encina bg-card text-4xl`}>
            🌻
            <span className="absolute right-1 bottom-1 rounded-full bg-encina p-0.5 text-on-hue">
              <Check className="size-4" />
            </span>
          </span>
        ))}
        <span className={`${look} bg-fill text-on-fill`}>
          <CardBack />
        </span>
      </div>
      <p>Los dos girasoles son pareja: se quedan a la vista.</p>
    </div>
  );
}
