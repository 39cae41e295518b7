import type { ReactNode } from 'react';
import { usePersons } from '../persons.queries.ts';

/** Who supports a person, in one sentence, for her profile, and what can be done about it. */
export function PersonNames({ userId, children }: { userId: string; children: ReactNode }) {
  const { data = [], isSuccess } = usePersons(userId);
  return (
    <section className="grid gap-1">
      <h3>Personas de Apoyo</h3>
      {isSuccess && data.length === 0 && <p>Todavía no tiene personas de apoyo.</p>}
      {data.length > 0 && (
        <p>{new Intl.ListFormat('es-ES').format(data.map(({ name }) => name))}</p>
      )}
      <div className="flex flex-wrap gap-3 pt-1">{children}</div>
    </section>
  );
}
