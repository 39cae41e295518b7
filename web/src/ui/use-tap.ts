import { type MouseEvent, type TouchEvent, useRef } from 'react';
import { useSingleTap } from './use-single-tap.ts';

/** Beyond it a browser sees no tap any more, in px: Chromium's is 15, and some are stricter. */
const SLIP = 8;
/** What moves this far under the finger is being scrolled, in px. */
const SCROLL = 12;

interface Finger {
  readonly x: number;
  readonly y: number;
  /** Where the button was when the finger came. */
  readonly at: DOMRect;
}

/**
 * What a button needs for a hand that shakes: two taps within 400 ms are one, and a finger that slips is a tap as long as it
 * ends where the button is and nothing was scrolled. Browsers let no click follow a touch that has moved.
 */
export function useTap<E extends HTMLElement>(onTap?: (event: MouseEvent<E>) => void) {
  const onClick = useSingleTap(onTap);
  const finger = useRef<Finger>(undefined);
  return {
    onClick,
    onTouchStart({ touches, currentTarget }: TouchEvent<E>) {
      const at = currentTarget.getBoundingClientRect();
      const only = touches.length === 1 ? touches[0] : undefined;
      finger.current = only && { x: only.clientX, y: only.clientY, at };
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent<E>) {
      const end = changedTouches[0];
      const start = finger.current;
      finger.current = undefined;
      // The click that a browser may send all the same is the second within 400 ms.
      if (start && end && hasSlipped(start, end, currentTarget)) currentTarget.click();
    },
  };
}

function hasSlipped(start: Finger, end: Pick<Touch, 'clientX' | 'clientY'>, button: HTMLElement) {
  const now = button.getBoundingClientRect();
  const slip = Math.hypot(end.clientX - start.x, end.clientY - start.y);
  const scrolled = Math.hypot(now.left - start.at.left, now.top - start.at.top);
  const isInside =
    end.clientX >= now.left &&
    end.clientX <= now.right &&
    end.clientY >= now.top &&
    end.clientY <= now.bottom;
  return slip > SLIP && scrolled <= SCROLL && isInside;
}
