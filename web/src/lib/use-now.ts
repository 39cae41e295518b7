import { useEffect, useState } from 'react';
import { useWhenSeen } from './use-when-seen.ts';

const MINUTE = 60_000;
/** A timer stands still while a tablet sleeps, and somebody may set its clock. In ms. */
const LOOK_EVERY = 5_000;

const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE);

/** Now, as the clock on the wall shows it: it changes with the minute, and at once when the page is seen again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  const look = () =>
    setNow((known) => {
      const next = new Date();
      return minuteOf(next) === minuteOf(known) ? known : next;
    });
  useWhenSeen(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks the same way each time
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          look();
          wait();
        },
        Math.min(LOOK_EVERY, MINUTE - (Date.now() % MINUTE)),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
