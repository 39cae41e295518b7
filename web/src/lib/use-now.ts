import { useEffect, useState } from 'react';

/** Now, a minute fresh: enough for "Dentro de 40 minutos", and nothing moves under a finger. */
export function useNow(everyMs = 60_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
