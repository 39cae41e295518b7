import { sentenceOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useAnswer } from '../reminders.queries.ts';
import { AlarmScreen } from './alarm-screen.tsx';
import { useRinging } from './use-ringing.ts';

const SAID = { done: 'Hecho', postponed: 'Te lo recuerdo en 10 minutos', skipped: 'Ahora no' };

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
  const ringing = useRinging(userId);
  const answer = useAnswer(userId);
  if (ringing.length === 0) return null;
  return (
    <AlarmScreen
      reminders={ringing}
      timeZone={timeZone}
      voice={voice}
      sound={sound}
      busy={answer.isPending}
      onAnswer={(state) =>
        answer.mutate(
          { reminders: ringing, state },
          {
            onSuccess: () => showToast(SAID[state]),
            onError: (error) =>
              showToast(sentenceOf(error, 'No se pudo guardar. Inténtalo de nuevo.'), {
                kind: 'error',
              }),
          },
        )
      }
    />
  );
}
