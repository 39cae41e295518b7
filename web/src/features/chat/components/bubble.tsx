import type { ReactNode } from 'react';

/** One message: hers on the right, the assistant's on the left, each with its speaker's name. */
export function Bubble({
  from,
  muted = false,
  children,
}: {
  from: 'user' | 'assistant';
  /** Not there yet: what listens does not read it. */
  muted?: boolean;
  children: ReactNode;
}) {
  const isHers = from === 'user';
  return (
    <div
      aria-hidden={muted}
      className={`grid max-w-[min(40rem,92%)] gap-1 ${isHers ? 'ml-auto justify-items-end' : 'mr-auto'}`}
    >
      <p className="text-sm font-semibold text-ink-soft">{isHers ? 'Tú' : 'Asistente'}</p>
      <div
        className={`min-w-0 max-w-full rounded-2xl border-2 px-5 py-3.5 text-lg whitespace-pre-line ${isHers ? 'rounded-tr-md border-sand-edge bg-sand' : 'rounded-tl-md border-hue-edge bg-ground'}`}
      >
        {children}
      </div>
    </div>
  );
}
