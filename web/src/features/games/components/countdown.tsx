import { useEffect, useState } from 'react';
import { isCovered } from '../../../lib/overlay.ts';

const STEPS = 3;
const STEP_MS = 1_000;

/**
 * Seconds until the time of a round begins, 0 once it runs. They stand still while the page is hidden or something
 * lies over it. Where nothing is timed nothing needs to be counted.
 */
export function useCountdown(timed: boolean): number {
  const [left, setLeft] = useState(timed ? STEPS : 0);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      if (!document.hidden && !isCovered()) setLeft((was) => was - 1);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}

/** "Prepárate… 3", over a board that waits. The log says it too. */
export function Countdown({ left }: { left: number }) {
  if (left === 0) return null;
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center">
      <p className="rounded-2xl border-4 border-hue bg-card px-6 py-3 text-center text-xl font-semibold shadow-float">
        Prepárate…
        <span className="block text-4xl leading-tight font-bold tabular-nums text-hue">{left}</span>
      </p>
    </div>
  );
}
