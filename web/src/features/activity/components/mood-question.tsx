import type { MoodKind } from '@encina/contract/moods';
import { type ReactNode, useState } from 'react';
import { NOT_SAVED } from '../../../lib/api-error.ts';
import { localDay } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { useNow } from '../../../lib/use-now.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useMoods, useSayMood, useTakeMoodBack } from '../moods.queries.ts';
import { MoodChoice } from './mood-choice.tsx';
import { MoodSaid } from './mood-said.tsx';

const failed = () => showToast(NOT_SAVED, { kind: 'error' });

/** "¿Cómo estás hoy?", once a day. Nobody has to answer, and it goes away with one tap. */
export function MoodQuestion({
  userId,
  whenBad,
}: {
  userId: string;
  /** Whom she may call. */
  whenBad: ReactNode;
}) {
  const today = localDay(useNow(), useTimeZone());
  const key = `mood:${userId}` as const;
  const [dismissed, setDismissed] = useState(() => readStored(key));
  /** What she said just now: it stands there until it is over. */
  const [said, setSaid] = useState<{ mood: MoodKind; day: string }>();
  const { data } = useMoods(userId);
  const say = useSayMood(userId);
  const takeBack = useTakeMoodBack(userId);
  if (said?.day === today) {
    return (
      <MoodSaid
        mood={said.mood}
        whenBad={whenBad}
        busy={takeBack.isPending && 'Un momento…'}
        onUndo={() =>
          takeBack.mutate(undefined, { onSuccess: () => setSaid(undefined), onError: failed })
        }
        onClose={() => setSaid(undefined)}
      />
    );
  }
  if (!data || data[0]?.day === today || dismissed === today) return null;
  const dismiss = () => {
    writeStored(key, today);
    setDismissed(today);
  };
  const answer = (mood: MoodKind) => {
    setSaid({ mood, day: today });
    say.mutate(mood, {
      onError: () => {
        setSaid(undefined);
        failed();
      },
    });
  };
  return <MoodChoice onSay={answer} onDismiss={dismiss} />;
}
