import { useIsAlarmShown } from '../../../lib/alarm-shown.ts';
import { useBusy } from '../../../lib/busy.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { useSpokenText } from '../../../lib/speech.ts';
import { useNow } from '../../../lib/use-now.ts';
import { isNight } from '../night.ts';
import { useIdle } from '../use-idle.ts';
import { useWakeLock } from '../wake-lock.ts';
import { NightClock } from './night-clock.tsx';

/** So long after the last touch it gets dark, in ms: whoever reads slowly is not interrupted. */
const DARK_AFTER = 120_000;

/** A tablet on a stand: its screen stays alight, and by night it shows the hour alone. */
export function Stand() {
  const now = useNow();
  const timeZone = useTimeZone();
  const isBusy = useBusy();
  const isSpeaking = Boolean(useSpokenText());
  const isLit = useIsAlarmShown() || isBusy || isSpeaking;
  const { isIdle, wake } = useIdle(isNight(now, timeZone) && !isLit, DARK_AFTER);
  useWakeLock(true);
  return isIdle && <NightClock now={now} timeZone={timeZone} onWake={wake} />;
}
