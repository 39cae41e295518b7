/** A holm oak with its foot at the origin: 130 wide, 100 high. */
export function Oak({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="4" cy="2" rx="66" ry="8" fill="var(--sc-shade)" />
      <path
        d="M-9 3c5-15 4-26-8-41l8-5 8 13 7-15 8 4c-7 13-8 27-4 44-6-3-13-3-19 0z"
        fill="var(--sc-wood)"
      />
      <path
        d="M-64-50c-8-15 3-30 19-30 3-16 24-24 39-15 13-11 37-6 42 10 18-1 30 14 24 30 3 13-9 22-22 19-11 8-27 7-37 0-12 7-29 6-38-2-14 4-28-2-27-12z"
        fill="var(--sc-leaf-deep)"
      />
      <path
        d="M-59-58c-5-12 4-23 17-23 3-13 21-20 34-12 12-9 31-5 36 8 15-1 26 11 21 24 1 9-8 15-18 12-8 6-20 5-28-1-10 6-25 5-32-2-13 4-29 3-30-6z"
        fill="var(--sc-leaf)"
      />
      <g
        fill="none"
        stroke="var(--sc-leaf-light)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M-44-70q5-7 13-5M-20-84q7-7 16-3M10-80q7-4 13 1M30-66q6-4 12 0M-10-64q7-5 14 0M-32-56q5-3 10 0" />
      </g>
    </g>
  );
}

/** Several of them, those in front last. */
export const Oaks = ({ at }: { at: string }) =>
  at.split(', ').map((place) => {
    const [x = 0, y = 0, scale] = place.split(' ').map(Number);
    return <Oak key={x} x={x} y={y} {...(scale ? { scale } : {})} />;
  });
