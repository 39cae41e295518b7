interface SkyProps {
  width: number;
  height: number;
  /** Middle and radius of the sun, which by night is the moon; without one it is behind the hills. */
  orb?: readonly [x: number, y: number, radius: number] | undefined;
}

/** Parts of the width and of the upper half where the stars stand. */
const stars: readonly (readonly [number, number, number])[] = [
  [0.06, 0.12, 1.6],
  [0.13, 0.34, 1.2],
  [0.19, 0.06, 1.3],
  [0.25, 0.22, 1.8],
  [0.31, 0.42, 1.1],
  [0.36, 0.05, 1.5],
  [0.62, 0.06, 1.4],
  [0.7, 0.2, 1.9],
  [0.76, 0.08, 1.2],
  [0.83, 0.3, 1.3],
  [0.88, 0.12, 1.7],
  [0.94, 0.24, 1.2],
  [0.97, 0.44, 1.5],
  [0.04, 0.5, 1.3],
];

export function Sky({ width, height, orb }: SkyProps) {
  const half = height / 2;
  return (
    <g>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sc-sky-top)" />
          <stop offset=".4" stopColor="var(--sc-sky-mid)" />
          <stop offset=".7" stopColor="var(--sc-sky-low)" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill="url(#sky)" />
      {stars.map(([across, down, size]) => (
        <circle key={across} cx={across * width} cy={down * half} r={size} fill="var(--sc-star)" />
      ))}
      {orb && (
        <>
          <circle cx={orb[0]} cy={orb[1]} r={orb[2] * 1.42} fill="var(--sc-glow)" />
          <circle cx={orb[0]} cy={orb[1]} r={orb[2]} fill="var(--sc-orb)" />
        </>
      )}
      <g fill="var(--sc-cloud)">
        <Cloud x={width * 0.14} y={half * 0.72} />
        <Cloud x={width * 0.9} y={half * 0.34} scale={0.7} />
      </g>
    </g>
  );
}

function Cloud({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M-84 0c-16 0-18-22-2-24 2-20 26-24 36-12 8-24 46-28 56-4 14-14 40-8 42 12 14-6 32 2 30 16 0 8-8 12-16 12z"
    />
  );
}
