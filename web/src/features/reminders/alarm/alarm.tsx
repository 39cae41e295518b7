import { AlarmFrame } from './alarm-frame.tsx';
import { ringOf } from './due.ts';
import { Outcome } from './outcome.tsx';
import { Ring } from './ring.tsx';
import { useAlarm } from './use-alarm.ts';

/** Waits, while a person is in, for what is due, and shows it over everything else. */
export function Alarm({
  userId,
  timeZone,
  voice,
  sound,
}: {
  userId: string;
  timeZone: string;
  /** Whether it is said aloud. */
  voice: boolean;
  /** Whether it chimes. */
  sound: boolean;
}) {
  const { shown, next, outcome, isSaving, problem, say, undo, close } = useAlarm(userId);
  const rest = { timeZone, voice, busy: isSaving && 'Guardando…', problem } as const;
  if (outcome) {
    return (
      <AlarmFrame>
        <Outcome {...rest} reminder={outcome} onUndo={undo} onClose={close} />
      </AlarmFrame>
    );
  }
  if (!shown) return null;
  return (
    <AlarmFrame>
      <Ring
        {...rest}
        key={ringOf(shown)}
        userId={userId}
        reminder={shown}
        next={next}
        sound={sound}
        onAnswer={say}
      />
    </AlarmFrame>
  );
}
