import { type TouchEvent, useRef } from 'react';

/** A finger that went so far sideways wanted the next one, in px. */
const SWIPE = 60;

/** What an element listens to for a finger that goes sideways over it: one step on, or one back. */
export function useSwipe(onStep: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const onTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    start.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0];
    if (!start.current || !end) return;
    const [across, along] = [end.clientX - start.current.x, end.clientY - start.current.y];
    if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(along)) {
      onStep(across < 0 ? 1 : -1);
    }
  };
  return { onTouchStart, onTouchEnd };
}
