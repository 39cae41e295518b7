import { useEffect, useEffectEvent } from 'react';
import { useViewHistory } from '../lib/navigation.tsx';

/**
 * For what stands over everything until it is dealt with: neither Escape nor Back changes what lies behind it.
 * @param onEscape what the key does here, if anything
 */
export function useStandsOver(onEscape?: () => void): void {
  const history = useViewHistory();
  const onKey = useEffectEvent(() => onEscape?.());
  useEffect(() => history.lock(), [history]);
  useEffect(() => {
    // A dialog that lies behind would take the key for itself.
    const swallow = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      onKey();
    };
    window.addEventListener('keydown', swallow, true);
    return () => window.removeEventListener('keydown', swallow, true);
  }, []);
}
