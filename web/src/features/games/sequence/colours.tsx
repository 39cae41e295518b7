import type { ReactNode } from 'react';

interface Colour {
  readonly name: string;
  readonly className: string;
  readonly shape: ReactNode;
}

/** Each colour has a shape and a name of its own: nobody needs to tell red from green. */
const COLOURS: readonly Colour[] = [
  { name: 'Rojo', className: 'fill-[#c62828]', shape: <circle cx="50" cy="50" r="40" /> },
  {
    name: 'Azul',
    className: 'fill-[#1e66c1]',
    shape: <rect x="14" y="14" width="72" height="72" rx="8" />,
  },
  { name: 'Verde', className: 'fill-[#2e7d32]', shape: <path d="M50 10 92 86H8z" /> },
  {
    name: 'Amarillo',
    className: 'fill-[#f2c230]',
    shape: <path d="m50 7 13 28 30 4-22 21 6 31-27-15-27 15 6-31L7 39l30-4z" />,
  },
  { name: 'Morado', className: 'fill-[#7b3fa0]', shape: <path d="M50 6 90 50 50 94 10 50z" /> },
  {
    name: 'Naranja',
    className: 'fill-[#e07a1f]',
    shape: <path d="M38 10h24v28h28v24H62v28H38V62H10V38h28z" />,
  },
];

export const colourName = (symbol: number): string => COLOURS[symbol - 1]?.name ?? '';

export function colourFace(symbol: number): ReactNode {
  const colour = COLOURS[symbol - 1];
  if (!colour) return null;
  return (
    <span className="symbol-colour">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <g className={`stroke-current ${colour.className}`} strokeWidth="5" strokeLinejoin="round">
          {colour.shape}
        </g>
      </svg>
      {colour.name}
    </span>
  );
}

export function ColoursExample() {
  return (
    <div className="grid gap-3">
      <div aria-hidden className="flex flex-wrap gap-3">
        {[1, 3, 1].map((symbol, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the same colour may come twice
            key={at}
            className="symbol-place w-24 rounded-xl border-2 border-edge bg-card"
          >
            {colourFace(symbol)}
          </span>
        ))}
      </div>
      <p>Cuando se tapan, toca rojo, verde y rojo.</p>
    </div>
  );
}
