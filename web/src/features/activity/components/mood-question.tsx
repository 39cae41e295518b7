import type { MoodKind } from '@encina/contract/moods';
import { X } from 'lucide-react';
import { useState } from 'react';
import { localDay } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useSingleTap } from '../../../ui/use-single-tap.ts';
import { MOODS } from '../mood-faces.ts';
import { useMoods, useSayMood } from '../moods.queries.ts';

const THANKS: Record<MoodKind, string> = {
  good: 'Nos alegramos mucho.',
  fair: 'Gracias por decirlo.',
  bad: 'Gracias por decirlo. Si quieres, llama a alguien de confianza.',
};

/** "¿Cómo estás hoy?", once a day. Nobody has to answer, and it goes away with one tap. */
export function MoodQuestion({ userId }: { userId: string }) {
  const today = localDay(useNow(), useTimeZone());
  const key = `mood:${userId}` as const;
  const [dismissed, setDismissed] = useState(() => readStored(key));
  const { data } = useMoods(userId);
  const say = useSayMood(userId);
  if (!data || data[0]?.day === today || dismissed === today) return null;
  const dismiss = () => {
    writeStored(key, today);
    setDismissed(today);
  };
  const answer = (mood: MoodKind) =>
    say.mutate(mood, {
      onSuccess: () => showToast(THANKS[mood]),
      onError: () => showToast('No se pudo guardar. Inténtalo de nuevo.', { kind: 'error' }),
    });
  return (
    <section
      data-hue="olive"
      aria-label="Ánimo de hoy"
      className="grid gap-4 rounded-2xl border-2 border-hue-edge bg-ground p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>¿Cómo estás hoy?</h2>
        <Button icon={<X aria-hidden />} onClick={dismiss}>
          Ahora no
        </Button>
      </div>
      <div className="grid grid-cols-3 gap-3">
        {MOODS.map(([mood, words, Face]) => (
          <FaceButton key={mood} words={words} onTap={() => answer(mood)}>
            <Face aria-hidden className="size-12" />
          </FaceButton>
        ))}
      </div>
    </section>
  );
}

function FaceButton({
  words,
  onTap,
  children,
}: {
  words: string;
  onTap: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={useSingleTap(onTap)}
      className="ledge grid min-h-28 place-items-center gap-1 rounded-xl border-2 border-sand-edge bg-sand p-2 font-bold"
    >
      {children}
      {words}
    </button>
  );
}
