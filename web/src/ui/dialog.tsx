import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useOverlay } from '../lib/overlay.ts';
import { DialogSheet } from './dialog-sheet.tsx';
import type { Hue } from './hue.ts';
import { LeaveQuestion, type LeaveWords, useLeaveQuestion } from './leave-question.tsx';
import { useDismissToast } from './use-dismiss-toast.ts';

export interface DialogProps {
  /** Left out where it is there only as long as it is open. */
  open?: boolean;
  onClose: () => void;
  /** Names the task: "Nuevo recordatorio". */
  title: string;
  /** The word on the way out, where "Cerrar" would not say where it leads. */
  closeLabel?: string | undefined;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** What belongs to the buttons, above them: with it they stay in sight, however long the dialog is. */
  foot?: ReactNode;
  hue?: Hue | undefined;
  wide?: boolean | undefined;
  /** What takes the focus; the title, unless it is given. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Something is typed, chosen or recorded in it: a tap beside it does nothing, Escape and Back ask first. */
  holdsWork?: boolean | undefined;
  /** What Back does in place of closing: one step of the task back. */
  onBack?: (() => void) | undefined;
  /** How it asks, where what it holds was not written. */
  leaveWords?: LeaveWords | undefined;
  children?: ReactNode;
}

/** A task over the view. Escape, Back, "Cerrar" and a tap beside it close it. Never two at once. */
export function Dialog({
  open = true,
  onClose,
  initialFocus,
  holdsWork = false,
  onBack,
  ...sheet
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isAsking, ask, stay } = useLeaveQuestion(holdsWork);
  const asks = holdsWork ? ask : undefined;
  useOverlay(open, onClose, isAsking ? asks : (onBack ?? asks));
  useDismissToast(open);
  const close = (reason: Base.Root.ChangeEventReason) => {
    if (!holdsWork || reason === 'close-press') onClose();
    else if (reason === 'escape-key') ask();
  };
  return (
    <Base.Root open={open} onOpenChange={(next, { reason }) => next || close(reason)}>
      <DialogSheet
        hue={sheet.hue}
        initialFocus={initialFocus ?? heading}
        className={`p-4 ${sheet.wide ? 'max-w-[56rem]' : 'max-w-[36rem]'}`}
      >
        <div className="mb-4 flex flex-wrap-reverse low:mb-0 items-end gap-x-4">
          <Base.Title
            ref={heading}
            tabIndex={-1}
            className="min-w-0 flex-1 basis-[7em] py-1.5 break-words"
          >
            {sheet.title}
          </Base.Title>
          {!isAsking && <CloseButton label={sheet.closeLabel} />}
        </div>
        {isAsking && <LeaveQuestion words={sheet.leaveWords} onStay={stay} onLeave={onClose} />}
        <div hidden={isAsking}>
          {sheet.description && (
            <Base.Description className="mb-4 text-ink-soft">{sheet.description}</Base.Description>
          )}
          {sheet.children}
          {sheet.foot ? (
            <div className="dialog-foot">
              {sheet.foot}
              <div className="dialog-actions">{sheet.actions}</div>
            </div>
          ) : (
            sheet.actions && <div className="dialog-actions">{sheet.actions}</div>
          )}
        </div>
      </DialogSheet>
    </Base.Root>
  );
}

function CloseButton({ label = 'Cerrar' }: { label?: string | undefined }) {
  return (
    <Base.Close className="-mt-2 -mr-2 ml-auto flex min-h-16 flex-none items-center gap-2 rounded-md px-3 font-semibold">
      <X aria-hidden className="size-[1.2em]" />
      {label}
    </Base.Close>
  );
}
