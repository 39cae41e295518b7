import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is wrong with a field, beside it; the field names it by its id. */
export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 font-medium text-danger">
      <CircleAlert aria-hidden className="mt-[0.15em] size-[1.2em] flex-none" />
      {children}
    </p>
  );
}
