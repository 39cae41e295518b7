import type { ReactNode } from 'react';

/** One grey shape of what is coming; size it with classes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`skeleton ${className}`} />;
}

/** Holds the shapes: they appear only after 400 ms, and who listens hears one sentence. */
export function Loading({
  words = 'Cargando…',
  children,
}: {
  words?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy className="appear-late">
      <span className="only-heard">{words}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}
