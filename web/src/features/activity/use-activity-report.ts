import { report } from '@encina/contract/activity';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';

const EVERY_MS = 60_000;

/** Reports the seconds for which the person's view was visible: each minute, when it is hidden and on leaving. */
export function useActivityReport(id: string): void {
  useEffect(() => {
    let since = performance.now();
    const tell = () => {
      const seconds = Math.round((performance.now() - since) / 1000);
      since = performance.now();
      if (seconds === 0) return;
      // Lost minutes are no reason to bother anybody.
      call(report, { params: { id }, body: { seconds } }, { keepalive: true }).catch(
        () => undefined,
      );
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') tell();
      else since = performance.now();
    };
    const timer = setInterval(() => document.visibilityState === 'visible' && tell(), EVERY_MS);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      if (document.visibilityState === 'visible') tell();
    };
  }, [id]);
}
