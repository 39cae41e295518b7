import type { ReactNode } from 'react';

/** The paper of a small scene: sky and ground, 400 by 220. Decoration: it has no name. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 400 220" aria-hidden="true" className="block h-auto w-full">
      <rect width="400" height="220" fill="var(--sc-sky-mid)" />
      {children}
    </svg>
  );
}
