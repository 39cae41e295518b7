import { useEffect, useRef } from 'react';

/** After the dialog has given the focus back to what opened it, in ms. */
const AFTER_DIALOG = 100;

/** Brings an element into view and gives it the focus when it is what was just made. */
export function useLanding<E extends HTMLElement>(isLanded: boolean) {
  const place = useRef<E>(null);
  useEffect(() => {
    if (!isLanded) return;
    const timer = setTimeout(() => {
      place.current?.scrollIntoView({ block: 'center' });
      place.current?.focus({ preventScroll: true });
    }, AFTER_DIALOG);
    return () => clearTimeout(timer);
  }, [isLanded]);
  return place;
}
