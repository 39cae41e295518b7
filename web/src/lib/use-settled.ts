import { useEffect, useState } from 'react';

/** The value once it has stayed the same for `delay` milliseconds: a search asks when the typing rests. */
export function useSettled<T>(value: T, delay = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
