import type { ReactNode } from 'react';

/** Nothing here yet: a small scene, a sentence, and what to do next. */
export function EmptyState({
  scene,
  title,
  children,
  action,
}: {
  scene: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <section className="mx-auto grid max-w-[34rem] justify-items-center gap-3 py-6 text-center">
      <div className="w-full max-w-96 overflow-hidden rounded-2xl">{scene}</div>
      <h2 className="mt-3">{title}</h2>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </section>
  );
}
