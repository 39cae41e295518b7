import { encode } from 'uqr';

/** Modules of quiet around the code, as its standard asks. */
const QUIET = 4;

/** A text for a camera. Black on white by night too: many cameras read nothing else. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-72 max-w-full rounded-xl border-2 border-line"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path.join('')} fill="#000000" />
    </svg>
  );
}
