import { type MouseEvent, useRef } from 'react';

/** Within this time a second tap on the same action is a shaking hand, not a second wish, in ms. */
const tapGuard = 400;

type Tap<E extends Element> = (event: MouseEvent<E>) => void;

/** Lets the first tap through and swallows another within 400 ms, its form submission included. */
export function useSingleTap<E extends Element>(onTap?: Tap<E>): Tap<E> {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    if (event.timeStamp - last.current < tapGuard) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last.current = event.timeStamp;
    onTap?.(event);
  };
}
