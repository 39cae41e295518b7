import { useEffect } from 'react';
import { isBusy } from '../lib/busy.ts';
import { holdVersion } from '../lib/in-use.ts';
import { useSnapshot } from '../lib/navigation.tsx';
import { keepApp, lookForNewVersion, takeOver, useVersion } from '../lib/new-version.ts';
import { isCovered } from '../lib/overlay.ts';
import { reloadInPlace } from '../lib/reload.ts';
import { useWhenSeen } from '../lib/use-when-seen.ts';
import type { ViewName } from '../lib/views.ts';
import { whenQuiet } from '../lib/when-quiet.ts';

/** Here nobody writes, plays or sends anything. */
const RESTING: readonly ViewName[] = ['welcome-landing', 'landing', 'user-menu'];
const HOUR_MS = 3_600_000;

const isWriting = () => document.activeElement?.matches('input, textarea') ?? false;

/** Keeps the app on the tablet, and goes over to a newer version where nothing is lost by it. Shows nothing. */
export function Updates() {
  const { view } = useSnapshot().entry.location;
  const version = useVersion();
  const isResting = RESTING.includes(view);
  useEffect(() => void keepApp(), []);
  useWhenSeen(lookForNewVersion);
  useEffect(() => {
    const timer = setInterval(lookForNewVersion, HOUR_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => (isResting ? undefined : holdVersion()), [isResting]);
  useEffect(() => {
    if (!isResting || version === 'current') return;
    return whenQuiet(() => {
      if (isCovered() || isBusy() || isWriting()) return false;
      if (version === 'taken') reloadInPlace();
      else void takeOver();
      // Another page may hold on: then it is tried again.
      return false;
    });
  }, [isResting, version]);
  return null;
}
