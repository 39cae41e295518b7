/** A chain of hills from edge to edge: 1 is the farthest. */
export function Hills({ level, d }: { level: 1 | 2 | 3 | 4; d: string }) {
  return <path d={d} fill={`var(--sc-hill-${level})`} />;
}

/** A trodden way. */
export function Track({ d }: { d: string }) {
  return <path d={d} fill="var(--sc-path)" />;
}
