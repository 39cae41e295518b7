import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';

const KEYS: readonly (readonly [key: string, name: string, Arrow: LucideIcon])[] = [
  ['ArrowLeft', 'Casilla a la izquierda', ArrowLeft],
  ['ArrowUp', 'Casilla de arriba', ArrowUp],
  ['ArrowDown', 'Casilla de abajo', ArrowDown],
  ['ArrowRight', 'Casilla a la derecha', ArrowRight],
];

/** On a telephone the cells of the bigger grids are smaller than a finger: these choose among them as well. */
export function MoveKeys({ id, onMove }: { id: string; onMove: (key: string) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      id={id}
      role="group"
      aria-label="Cambiar de casilla"
      className="move-keys grid-cols-4 gap-2.5"
    >
      {KEYS.map(([key, name, Arrow]) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          onClick={() => onMove(key)}
          className="field-key grid place-items-center rounded-xl border-2 border-edge bg-card"
        >
          <Arrow aria-hidden />
        </button>
      ))}
    </div>
  );
}
