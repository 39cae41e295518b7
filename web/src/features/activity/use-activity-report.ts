import { report } from '@encina/contract/activity';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';

const EVERY_MS = 60_000;

/**
 * Reports the seconds for which the person's view was visible: each minute, when it is hidden and on leaving.
 * @returns reports what is left at once, for when the session is about to end
 */
export function useActivityReport(id: string): () => Promise<void> {
  const since = useRef(0);
  const tell = useCallback(async () => {
    const seconds = Math.round((performance.now() - since.current) / 1000);
    since.current = performance.now();
    if (seconds === 0) return;
    // Lost minutes are no reason to bother anybody.
    await call(report, { params: { id }, body: { seconds } }, { keepalive: true }).catch(
      () => undefined,
    );
  }, [id]);
  useEffect(() => {
    since.current = performance.now();
    const isVisible = () => document.visibilityState === 'visible';
    const onVisibility = () => {
      if (isVisible()) since.current = performance.now();
      else void tell();
    };
    const timer = setInterval(() => isVisible() && void tell(), EVERY_MS);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      if (isVisible()) void tell();
    };
  }, [tell]);
  return tell;
}
