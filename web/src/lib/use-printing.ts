import { useEffect, useRef } from 'react';

/** Prints the page once it is drawn, and once only, however often that is. */
export function usePrinting(onDone: () => void): void {
  const printed = useRef(false);
  useEffect(() => {
    if (printed.current) return;
    printed.current = true;
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
  }, [onDone]);
}
