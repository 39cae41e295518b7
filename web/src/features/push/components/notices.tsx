import type { ReactNode } from 'react';

/** Of "Mi cuenta": how somebody is told while Encina is closed. */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3>Avisos</h3>
      {children}
    </section>
  );
}
