import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { Reminder } from '@encina/contract/reminders';
import { BellRing, Check, Clock, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { clockTime } from '../../../lib/dates.ts';
import { speak, stopSpeaking } from '../../../lib/speech.ts';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { Button } from '../../../ui/button.tsx';
import { startChime } from './chime.ts';

export type AlarmAnswer = 'done' | 'postponed' | 'skipped';

/** Over everything, until one of three buttons is tapped; several things of one minute are one alarm. */
export function AlarmScreen({
  reminders,
  timeZone,
  voice,
  sound,
  busy,
  onAnswer,
}: {
  reminders: readonly Reminder[];
  timeZone: string;
  voice: boolean;
  sound: boolean;
  busy: boolean;
  onAnswer: (answer: AlarmAnswer) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const words = `Es la hora: ${reminders.map(({ title }) => title).join('. ')}.`;
  useEffect(() => (sound ? startChime() : undefined), [sound]);
  useEffect(() => {
    if (!voice) return;
    speak(words);
    return () => stopSpeaking(words);
  }, [voice, words]);
  const waiting = busy && 'Guardando…';
  return (
    // Neither Escape nor Back takes it away: what it says must be answered.
    <Base.Root open>
      <Base.Portal>
        <Base.Viewport className="fixed inset-0 z-[70] grid place-items-center overflow-y-auto bg-paper p-4">
          <Base.Popup
            data-hue="clay"
            initialFocus={heading}
            className="grid w-full max-w-[40rem] justify-items-center gap-5 py-6 text-center text-ink outline-none"
          >
            <Azulejo size="large">
              <BellRing />
            </Azulejo>
            <Base.Title ref={heading} tabIndex={-1} className="text-3xl text-hue">
              Es la hora
            </Base.Title>
            <ul className="grid w-full gap-3">
              {reminders.map(({ id, occurrence, title, description, dateTime }) => (
                <li
                  key={`${id} ${occurrence}`}
                  className="grid gap-1 rounded-2xl border-2 border-hue-edge bg-ground p-5"
                >
                  <b className="text-2xl">{clockTime(dateTime, timeZone)}</b>
                  <span className="text-2xl font-bold wrap-anywhere">{title}</span>
                  {description && <span className="wrap-anywhere">{description}</span>}
                </li>
              ))}
            </ul>
            <div className="grid w-full gap-3">
              <Button
                variant="primary"
                size="large"
                className="min-h-22"
                icon={<Check aria-hidden />}
                busy={waiting}
                onClick={() => onAnswer('done')}
              >
                Hecho
              </Button>
              <div className="grid gap-3 sm:grid-cols-2">
                <Button
                  variant="sand"
                  size="large"
                  className="min-h-22"
                  icon={<Clock aria-hidden />}
                  busy={waiting}
                  onClick={() => onAnswer('postponed')}
                >
                  Más tarde
                </Button>
                <Button
                  size="large"
                  className="min-h-22"
                  icon={<X aria-hidden />}
                  busy={waiting}
                  onClick={() => onAnswer('skipped')}
                >
                  Ahora no
                </Button>
              </div>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
