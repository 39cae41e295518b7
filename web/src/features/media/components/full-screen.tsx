import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useOverlay } from '../../../lib/overlay.ts';
import { useClearView } from '../../../ui/use-clear-view.ts';

/** Something to look at over the whole screen: what it is above, the way out beside it, what can be done below. */
export function FullScreen({
  title,
  subtitle,
  onClose,
  onStep,
  actions,
  children,
}: {
  title: string;
  subtitle?: ReactNode;
  onClose: () => void;
  /** To the one before or after, by the arrow keys. */
  onStep: (by: 1 | -1) => void;
  actions: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useOverlay(true, onClose);
  useClearView(true);
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Popup
          data-hue="plum"
          initialFocus={heading}
          onKeyDown={({ key, target }) => {
            // The arrows move along a bar of sound as well.
            if (target instanceof HTMLInputElement) return;
            if (key === 'ArrowLeft') onStep(-1);
            if (key === 'ArrowRight') onStep(1);
          }}
          className="fixed inset-0 z-50 grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] overflow-y-auto bg-paper text-ink outline-none"
        >
          <header className="flex flex-wrap-reverse items-start gap-x-4 border-b-2 border-hue-edge bg-ground px-4 py-2 sm:px-6">
            <div className="min-w-0 flex-1 basis-44 py-2">
              <Base.Title ref={heading} tabIndex={-1} className="line-clamp-2 break-words text-hue">
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
