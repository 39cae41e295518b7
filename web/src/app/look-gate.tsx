import { useEffect } from 'react';
import { useSnapshot } from '../lib/navigation.tsx';
import { applyTextSize } from '../lib/text-size.ts';
import { restoreTabletTheme } from '../lib/theme.ts';
import { personIn } from '../lib/views.ts';

/** Whichever way a person goes out, how her screen looked goes with her. */
export function LookGate() {
  const personId = personIn(useSnapshot().entry.location)?.id;
  useEffect(() => {
    if (personId) return leaveLook;
  }, [personId]);
  return null;
}

function leaveLook(): void {
  applyTextSize('normal');
  restoreTabletTheme();
}
