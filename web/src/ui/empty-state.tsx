import type { ReactNode } from 'react';

/** Nothing here yet: a small scene, a sentence, and what to do next. */
export function EmptyState({
  scene,
  title,
  level = 2,
  children,
  action,
}: {
  scene: ReactNode;
  title: string;
  /** 1 where it is all that the page says. */
  level?: 1 | 2;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="mx-auto grid max-w-form justify-items-center gap-3 py-6 text-center">
      <div className="w-full max-w-96 overflow-hidden rounded-2xl">{scene}</div>
      <Heading className="mt-3">{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </section>
  );
}
