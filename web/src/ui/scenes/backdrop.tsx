import type { ReactNode } from 'react';

interface BackdropProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** A drawing that fills what it stands in; its foot is always seen, and what is too much goes above. */
export function Backdrop({ width, height, children }: BackdropProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      {children}
    </svg>
  );
}
