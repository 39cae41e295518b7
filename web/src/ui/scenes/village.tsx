interface HouseProps {
  x: number;
  y: number;
  width: number;
  height: number;
  roof?: 1 | 2;
}

/** A lime-washed house: its left bottom corner at x, y. */
function House({ x, y, width: w, height: h, roof = 1 }: HouseProps) {
  const rise = h * 0.42;
  return (
    <g transform={`translate(${x} ${y - h})`}>
      <rect width={w} height={h} fill="var(--sc-wall)" />
      <rect width={w * 0.22} height={h} fill="var(--sc-wall-shade)" />
      <rect y={h - 5} width={w} height="5" fill="var(--sc-wall-shade)" />
      <path
        d={`M-5 2L${w / 2} ${-rise}L${w + 5} 2z`}
        fill={roof === 1 ? 'var(--sc-roof)' : 'var(--sc-roof-2)'}
      />
      <rect
        x={w * 0.3}
        y={h * 0.26}
        width={w * 0.2}
        height={w * 0.24}
        rx="1.5"
        fill="var(--sc-window)"
      />
      <path
        d={`M${w * 0.62} ${h}v${-h * 0.36}a${w * 0.12} ${w * 0.12} 0 0 1 ${w * 0.24} 0v${h * 0.36}z`}
        fill="var(--sc-door)"
      />
    </g>
  );
}

/** The church tower with its clock, and the stork that comes back to it every year. */
function Tower() {
  return (
    <g>
      <path d="M-21-118L0-156l21 38z" fill="var(--sc-roof-2)" />
      <rect x="-18" y="-118" width="36" height="118" fill="var(--sc-wall)" />
      <rect x="-18" y="-118" width="10" height="118" fill="var(--sc-wall-shade)" />
      <rect x="-21" y="-120" width="42" height="6" rx="2" fill="var(--sc-wall-shade)" />
      <path d="M-7-78v-16a7 7 0 0 1 14 0v16z" fill="var(--sc-wood)" />
      <path d="M-4-82c0-6 1-9 4-9s4 3 4 9z" fill="var(--sc-orb)" />
      <circle cy="-58" r="9" fill="var(--sc-wall)" stroke="var(--sc-wood)" strokeWidth="2" />
      <path d="M0-63v5l4 2" stroke="var(--sc-wood)" strokeWidth="1.8" fill="none" />
      <path d="M-13-154c4 5 22 5 26 0l-2 6h-22z" fill="var(--sc-wood)" />
      <path
        d="M-1-154v-7M3-154v-7"
        stroke="var(--sc-roof)"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path
        d="M-13-167c3-6 12-7 17-3 3-1 5-4 5-9 0-4 2-6 5-6l9 3-7 2c-1 9-5 19-14 20-6 0-11-2-15-7z"
        fill="var(--sc-wool)"
        stroke="var(--sc-bird)"
        strokeWidth="1"
      />
      <path d="M-15-168c5-3 13-2 17 3-5 4-13 3-17-3z" fill="var(--sc-bird)" />
      <path d="M14-183l11 3-11 1z" fill="var(--sc-flower)" />
    </g>
  );
}

/** The village round its church; 300 wide, its ground line at y = 0, its middle at x = 0. */
export function Village({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <House x={-148} y={2} width={44} height={44} roof={2} />
      <House x={-62} y={-8} width={46} height={60} roof={2} />
      <House x={40} y={-10} width={50} height={58} />
      <g transform="translate(8 -2)">
        <Tower />
      </g>
      <House x={-100} y={4} width={62} height={52} />
      <House x={-30} y={8} width={58} height={40} roof={2} />
      <House x={34} y={6} width={52} height={46} roof={2} />
      <House x={92} y={4} width={56} height={48} />
    </g>
  );
}
