import { useEffect, useState } from 'react';
import { isCovered } from './overlay.ts';

/** Whether something lies over the view, for as long as that is asked: it is looked for with each change of the page. */
export function useCovered(isAsked: boolean): boolean {
  const [covered, setCovered] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const look = () => setCovered(isCovered());
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    look();
    return () => changes.disconnect();
  }, [isAsked]);
  return isAsked && covered;
}
