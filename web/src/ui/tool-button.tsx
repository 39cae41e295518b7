import type { ComponentProps, ReactNode } from 'react';
import { useTap } from './use-tap.ts';

/** A pictogram over its word, for the few tools of the home screen. */
export function ToolButton({
  icon,
  children,
  onClick,
  ...rest
}: ComponentProps<'button'> & { icon: ReactNode }) {
  const tap = useTap(onClick);
  return (
    <button
      type="button"
      {...rest}
      {...tap}
      className="grid min-h-18 justify-items-center gap-1 rounded-lg px-0.5 py-2 sm:px-2 font-semibold hover:bg-sand [&_svg]:size-8"
    >
      <span aria-hidden>{icon}</span>
      {children}
    </button>
  );
}
