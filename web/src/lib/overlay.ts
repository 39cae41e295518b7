import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useViewHistory } from './navigation.tsx';

/**
 * Gives something that lies over the view (a dialog, a viewer) a step of its own in the browser's
 * history, so that Back closes it and leaves the view where it is. One at a time: opening a second
 * closes the first.
 * @param onHeldBack told instead of the closing when Back would lose something
 */
export function useOverlay(open: boolean, onClose: () => void, onHeldBack?: () => void): void {
  const history = useViewHistory();
  const id = useId();
  useHeld(id, open, onHeldBack);
  const turn = useRef(0);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    turn.current += 1;
    const mine = turn.current;
    let live = true;
    history.openOverlay(id, () => live && close());
    return () => {
      live = false;
      // React may take an effect away and put it back at once; only a real closing leaves the step.
      queueMicrotask(() => {
        if (turn.current !== mine) return;
        turn.current += 1;
        history.closeOverlay(id);
      });
    };
  }, [open, id, history]);
}

function useHeld(id: string, open: boolean, onHeldBack: (() => void) | undefined): void {
  const history = useViewHistory();
  const ask = useEffectEvent(() => onHeldBack?.());
  const isHeld = open && onHeldBack !== undefined;
  useEffect(() => {
    if (!isHeld) return;
    history.blockBack(() => ask(), id);
    return () => history.blockBack(undefined, id);
  }, [history, id, isHeld]);
}

/** What lies over the view and wants to be dealt with first; a toast, which calls itself a dialog, does not. */
const OVER = '[role=dialog]:not([aria-modal=false]), [role=alertdialog]:not([aria-modal=false])';

/** Whether something lies over the view, whoever opened it: a dialog, the alarm. */
export const isCovered = (): boolean => document.querySelector(OVER) !== null;
