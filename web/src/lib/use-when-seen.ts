import { useEffect, useEffectEvent } from 'react';

/** Does something each time the page comes back into sight, or back to life after the browser froze it. */
export function useWhenSeen(onSeen: () => void): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') seen();
    };
    document.addEventListener('visibilitychange', onChange);
    document.addEventListener('resume', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      document.removeEventListener('resume', onChange);
    };
  }, []);
}
