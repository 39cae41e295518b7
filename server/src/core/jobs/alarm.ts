/** At the latest: another instance may have scheduled something, and the clock of a machine may be set. In ms. */
export const LONGEST_NAP_MS = 60_000;
/** An outage is not asked about without a pause, in ms. */
const SHORTEST_NAP = 10;

/** One timer, to the next moment at which there is something to do. */
export function alarmFor(ring: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let isOn = false;
  let isNow = false;
  function set(wait: number): void {
    clearTimeout(timer);
    if (!isOn) return;
    timer = setTimeout(() => {
      isNow = false;
      // Whatever becomes of this look, there is another one.
      set(LONGEST_NAP_MS);
      ring();
    }, wait);
    timer.unref();
  }
  /** Many may ask for it at once: it is not put off by the last of them. */
  function now(): void {
    if (isNow) return;
    isNow = isOn;
    set(0);
  }
  return {
    start() {
      isOn = true;
      now();
    },
    /** Sets it anew, so many ms from now; without a time, to the latest. What was to ring now does. */
    at(wait = LONGEST_NAP_MS) {
      if (!isNow) set(Math.min(Math.max(wait, SHORTEST_NAP), LONGEST_NAP_MS));
    },
    now,
    stop() {
      isOn = false;
      isNow = false;
      clearTimeout(timer);
    },
  };
}
