/** Nobody is about to tap: she has gone, or only looks. In ms. */
const QUIET_MS = 10_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Does it as soon as nobody has touched the screen for a while; where it tells that it could not, later again. */
export function whenQuiet(act: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => act() || wait(), QUIET_MS);
  };
  for (const touch of TOUCHES) window.addEventListener(touch, wait, { passive: true });
  wait();
  return () => {
    clearTimeout(timer);
    for (const touch of TOUCHES) window.removeEventListener(touch, wait);
  };
}
