import { Dialog as Base } from '@base-ui/react/dialog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clockWords } from '../../../lib/clock-words.ts';
import { clockTime } from '../../../lib/dates.ts';
import { useStandsOver } from '../../../ui/use-stands-over.ts';

/** A finger that moved makes no click. What one makes comes sooner than this, in ms, and must find the clock still here. */
const AFTER_FINGER = 400;

/**
 * Over everything but the alarm, which lights the screen: dark, with the hour. What lies under it is neither read nor
 * reached. A touch anywhere, or any key, takes it away and does nothing else.
 */
export function NightClock({
  now,
  timeZone,
  onWake,
}: {
  now: Date;
  timeZone: string;
  onWake: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useStandsOver(onWake);
  useWakingKey(onWake);
  useFocusGivenBack();
  const onFingerUp = useWakeAfter(onWake);
  const time = clockTime(now, timeZone);
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Viewport className="fixed inset-0 z-[60] bg-[#000000]">
          <Base.Popup
            aria-label="Reloj de noche"
            initialFocus={button}
            finalFocus={false}
            className="size-full"
          >
            <button
              ref={button}
              type="button"
              onClick={onWake}
              onPointerUp={onFingerUp}
              onPointerCancel={onFingerUp}
              className="grid size-full touch-none content-center justify-items-center gap-6 p-6 text-[#a8a297] outline-none"
            >
              <time dateTime={time.padStart(5, '0')} className="night-digits">
                {time}
              </time>
              <span className="text-2xl">{clockWords(now, timeZone)}</span>
              <span className="text-lg">Toca la pantalla para encenderla</span>
            </button>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** To the control that had it, unless the alarm has taken it meanwhile: on a heading nobody would see it. */
function useFocusGivenBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isFree = document.activeElement === document.body;
      if (!isFree || !(before instanceof HTMLElement) || before.tabIndex < 0) return;
      before.focus({ preventScroll: true });
    },
    [before],
  );
}

/** Any key, wherever the focus is: it is none of the view's. */
function useWakingKey(onWake: () => void): void {
  const wake = useEffectEvent(onWake);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      wake();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}

/** @returns wakes a moment later, for fingers that make no click */
function useWakeAfter(onWake: () => void): () => void {
  const [isUp, setUp] = useState(false);
  const wake = useEffectEvent(onWake);
  useEffect(() => {
    if (!isUp) return;
    const timer = setTimeout(() => wake(), AFTER_FINGER);
    return () => clearTimeout(timer);
  }, [isUp]);
  return () => setUp(true);
}
