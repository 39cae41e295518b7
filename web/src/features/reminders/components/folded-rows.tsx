import type { ReactNode } from 'react';

/** What was answered today, below the rest and closed: "Hechos hoy (2)". */
export function FoldedRows({
  name,
  rows,
  opens,
}: {
  name: string;
  rows: readonly ReactNode[];
  /** One of them was just written down. */
  opens: boolean;
}) {
  if (rows.length === 0) return null;
  return (
    <details open={opens} className="rounded-2xl border-2 border-line bg-card px-4 sm:px-5">
      <summary className="flex min-h-16 cursor-pointer items-center underline">
        <h2 className="text-lg font-semibold">
          {name} ({rows.length})
        </h2>
      </summary>
      <ul className="grid grid-cols-1 gap-3 pb-4">{rows}</ul>
    </details>
  );
}
