import { CircleCheck, CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';

/** A red dot with its words: the dot alone would tell nobody who cannot see red. */
export function StatusLine({ dot = false, children }: { dot?: boolean; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      {dot && (
        <span
          aria-hidden
          className="size-4 flex-none rounded-full bg-dot ring-4 ring-[color-mix(in_oklab,var(--dot)_28%,var(--card))]"
        />
      )}
      <span className={dot ? 'font-semibold' : ''}>{children}</span>
    </span>
  );
}

/** Active or not, as a sign and a word. */
export function ActiveLine({ active }: { active: boolean }) {
  const Icon = active ? CircleCheck : CirclePause;
  return (
    <span className="inline-flex items-center gap-2">
      <Icon aria-hidden className={`size-[1.15em] ${active ? 'text-encina' : 'text-ink-soft'}`} />
      {active ? 'Activo' : 'Inactivo'}
    </span>
  );
}
