import { useEffect } from 'react';
import { useViewHistory } from '../lib/navigation.tsx';

/** For what stands over everything until it is dealt with: neither Escape nor Back changes what lies behind it. */
export function useStandsOver(): void {
  const history = useViewHistory();
  useEffect(() => history.lock(), [history]);
  useEffect(() => {
    // A dialog that lies behind would take the key for itself.
    const swallow = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', swallow, true);
    return () => window.removeEventListener('keydown', swallow, true);
  }, []);
}
