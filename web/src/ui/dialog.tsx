import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useOverlay } from '../lib/overlay.ts';
import type { Hue } from './hue.ts';
import { useClearView } from './use-clear-view.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Names the task: "Nuevo recordatorio". */
  title: string;
  /** The word on the way out, where "Cerrar" would not say where it leads. */
  closeLabel?: string;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  hue?: Hue;
  wide?: boolean;
  /** What takes the focus; the title, unless it is given. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** A task over the view. Escape, Back, "Cerrar" and a tap beside it close it. Never two at once. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel = 'Cerrar',
  description,
  actions,
  hue,
  wide = false,
  initialFocus,
  children,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useOverlay(open, onClose);
  useClearView(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil" />
        <Base.Viewport className="fixed inset-0 z-50 grid grid-cols-1 place-items-center overflow-y-auto p-3 sm:p-6">
          <Base.Popup
            data-hue={hue}
            initialFocus={initialFocus ?? heading}
            className={`w-full rounded-2xl bg-card p-4 text-ink shadow-float outline-none sm:p-7 ${wide ? 'max-w-[56rem]' : 'max-w-[36rem]'}`}
          >
            <div className="mb-4 flex flex-wrap-reverse items-start gap-x-4">
              <Base.Title
                ref={heading}
                tabIndex={-1}
                className="min-w-0 flex-1 basis-44 pt-2 break-words"
              >
                {title}
              </Base.Title>
              <Base.Close className="-mt-2 -mr-2 ml-auto flex min-h-16 flex-none items-center gap-2 rounded-md px-3 font-semibold">
                <X aria-hidden className="size-[1.2em]" />
                {closeLabel}
              </Base.Close>
            </div>
            {description && (
              <Base.Description className="mb-4 text-ink-soft">{description}</Base.Description>
            )}
            {children}
            {actions && <div className="dialog-actions">{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
