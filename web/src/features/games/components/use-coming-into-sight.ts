import { useEffect, useRef } from 'react';

/** The finished board is looked at before the page goes on to what came of it, in ms. */
const LOOK_MS = 1_500;

/** What she does herself, in the meantime. */
const OWN_WAY = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Who listens hears of the result at once; who looks sees the board first, and then the result. Whoever has gone her own
 * way by then, to the board or elsewhere, is not led away from it.
 */
export function useComingIntoSight() {
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(
      () => card.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' }),
      LOOK_MS,
    );
    const stay = () => clearTimeout(timer);
    // On the way down: what ended the round is on its way up by now.
    for (const act of OWN_WAY) window.addEventListener(act, stay, true);
    return () => {
      stay();
      for (const act of OWN_WAY) window.removeEventListener(act, stay, true);
    };
  }, []);
  return { card, heading };
}
