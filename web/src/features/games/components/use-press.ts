import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** So long after a finger has left, its click still belongs to it, in ms. */
const CLICK_AFTER = 700;

/**
 * A finger that comes down on a button and leaves on the same one has pressed it, however far it slipped between: the
 * browser makes a click of it only where it hardly moved. A click that comes all the same, and one of a keyboard or of
 * an assistive technology, counts once.
 */
export function usePress(onPress: (button: Element) => void): {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
} {
  const down = useRef<Element>(null);
  const pressed = useRef<{ readonly button: Element; readonly at: number }>(null);
  return {
    onPointerDown({ target, button }) {
      down.current = button === 0 ? (target as Element).closest('button') : null;
    },
    onPointerUp({ clientX, clientY, timeStamp }) {
      const button = down.current;
      down.current = null;
      if (!button || !holds(button.getBoundingClientRect(), clientX, clientY)) return;
      pressed.current = { button, at: timeStamp };
      onPress(button);
    },
    onClick({ target, timeStamp }) {
      const button = (target as Element).closest('button');
      const before = pressed.current;
      pressed.current = null;
      if (!button) return;
      if (before?.button === button && timeStamp - before.at < CLICK_AFTER) return;
      onPress(button);
    },
  };
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
