import { Delete } from 'lucide-react';

const look =
  'field-key grid place-items-center rounded-xl border-2 border-sand-edge bg-sand text-2xl font-bold ledge';

/** The digits of a grid, and one key that empties the cell. */
export function DigitKeys({
  side,
  chosen,
  value,
  onDigit,
}: {
  side: number;
  /** The cell they write into, in words. */
  chosen: string;
  value: number;
  onDigit: (digit: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      role="group"
      aria-label={`Número para la casilla: ${chosen}`}
      data-side={side}
      className="digit-keys"
    >
      {Array.from({ length: side }, (_, at) => at + 1).map((digit) => (
        <button
          key={digit}
          type="button"
          className={look}
          aria-pressed={digit === value}
          onClick={() => onDigit(digit)}
        >
          {digit}
        </button>
      ))}
      <button type="button" aria-label="Borrar" className={look} onClick={() => onDigit(0)}>
        <Delete aria-hidden className="size-[1.1em]" />
      </button>
    </div>
  );
}
