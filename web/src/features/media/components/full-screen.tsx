import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useOverlay } from '../../../lib/overlay.ts';
import type { Closing } from '../../../ui/closing.ts';
import { useDismissToast } from '../../../ui/use-dismiss-toast.ts';

/** Something to look at over the whole screen: what it is above, the way out beside it, what can be done below. */
export function FullScreen({
  title,
  subtitle,
  onClose,
  onStep,
  actions,
  children,
}: Closing<{
  title: string;
  subtitle?: ReactNode;
  /** To the one before or after, by the arrow keys. */
  onStep: (by: 1 | -1) => void;
  actions: ReactNode;
  children: ReactNode;
}>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useOverlay(true, onClose);
  useDismissToast(true);
  useArrowKeys(onStep);
  useKeptFocus(heading);
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Popup
          data-hue="plum"
          initialFocus={heading}
          className="full-screen fixed inset-0 z-50 overflow-y-auto bg-paper text-ink outline-none"
        >
          <header className="flex flex-wrap-reverse items-end gap-x-4 border-b-2 border-hue-edge bg-ground px-4 py-2 sm:px-6">
            <div className="min-w-0 flex-1 basis-44 py-2">
              <Base.Title
                ref={heading}
                tabIndex={-1}
                className="break-words text-hue max-sm:text-lg"
              >
                {title}
              </Base.Title>
              {subtitle && <p className="text-ink-soft">{subtitle}</p>}
            </div>
            <Base.Close className="ml-auto flex min-h-16 flex-none items-center gap-2 rounded-md px-3 font-semibold">
              <X aria-hidden className="size-[1.2em]" />
              Cerrar
            </Base.Close>
          </header>
          {children}
          <footer className="border-t-2 border-line bg-card px-3 py-3 sm:px-6">{actions}</footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function useArrowKeys(onStep: (by: 1 | -1) => void): void {
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // The arrows move along a bar of sound as well.
    if (target instanceof HTMLInputElement) return;
    if (key === 'ArrowLeft') onStep(-1);
    if (key === 'ArrowRight') onStep(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // On their way in: a dialog of the library lets no arrow out.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

function useKeptFocus(heading: RefObject<HTMLElement | null>): void {
  // A button that is off at the end of the list has lost the focus: it goes to what is shown.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const at = document.activeElement;
      if (at === document.body || at?.matches(':disabled')) heading.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  });
}
