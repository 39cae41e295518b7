import { useEffect, useEffectEvent } from 'react';

/** Does something each time the page comes back into sight. */
export function useWhenSeen(onSeen: () => void): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') seen();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
