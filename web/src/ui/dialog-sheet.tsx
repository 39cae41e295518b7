import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import type { Hue } from './hue.ts';

/** The sheet over the veil that a dialog of either kind stands on. */
export function DialogSheet({
  initialFocus,
  hue,
  className,
  children,
}: {
  initialFocus: RefObject<HTMLElement | null>;
  hue?: Hue | undefined;
  /** Its widest, and its padding. */
  className: string;
  children: ReactNode;
}) {
  return (
    <Base.Portal>
      <Base.Backdrop className="dialog-veil fixed inset-0 z-40 bg-veil" />
      <Base.Viewport className="fixed inset-0 bottom-[var(--toast,0px)] z-50 grid grid-cols-1 place-items-center overflow-y-auto p-3 [scrollbar-color:var(--ink)_transparent] sm:p-6 low:p-2!">
        <Base.Popup
          data-hue={hue}
          initialFocus={initialFocus}
          className={`w-full rounded-2xl bg-card text-ink shadow-float outline-none sm:p-7 low:p-4! ${className}`}
        >
          {children}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}
