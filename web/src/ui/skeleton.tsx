import type { ReactNode } from 'react';

/** One grey shape of what is coming; size it with classes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`skeleton ${className}`} />;
}

interface LoadingProps {
  words?: string;
  /** The classes of each shape; of their grid, where it is another. */
  shapes?: readonly string[];
  className?: string;
  /** Shapes that are put otherwise. */
  children?: ReactNode;
}

/** Holds the shapes: they appear only after 400 ms, and who listens hears one sentence. */
export function Loading({
  words = 'Cargando…',
  shapes = [],
  className = 'grid gap-3',
  children,
}: LoadingProps) {
  return (
    <div role="status" aria-busy className="appear-late">
      <span className="only-heard">{words}</span>
      <div aria-hidden>
        {children ?? (
          <div className={className}>
            {shapes.map((shape, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
              <Skeleton key={at} className={shape} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
