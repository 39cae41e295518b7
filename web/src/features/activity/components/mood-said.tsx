import type { MoodKind } from '@encina/contract/moods';
import { Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { useLateTap } from '../../../ui/use-late-tap.ts';
import { MOODS } from '../mood-faces.ts';

const ANSWERS: Record<MoodKind, string> = {
  good: 'Nos alegramos mucho.',
  fair: 'Gracias por decirlo.',
  bad: 'Sentimos que hoy estés mal.',
};

/** How long it stands there where nothing is to be done about it, in ms. */
const SHOWN_MS = 8_000;

/** What she said, in words, with the way back. Who is unwell keeps it, with whom to call, until she closes it. */
export function MoodSaid({
  mood,
  whenBad,
  busy,
  onUndo,
  onClose,
}: Closing<{ mood: MoodKind; whenBad: ReactNode; busy: string | false; onUndo: () => void }>) {
  const isBad = mood === 'bad';
  const late = useLateTap(mood);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isBad) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isBad]);
  const [, words, Face] = MOODS.find(([kind]) => kind === mood) ?? [];
  return (
    <section
      data-hue="olive"
      aria-label="Ánimo de hoy"
      className="grid gap-4 rounded-2xl border-2 border-hue-edge bg-ground p-5"
    >
      <div role="status" className="flex items-center gap-4">
        {Face && <Face aria-hidden className="size-12 flex-none" />}
        <p>
          <b>Has dicho: {words}.</b> {ANSWERS[mood]}
        </p>
      </div>
      {isBad && whenBad}
      <div className="flex flex-wrap gap-3">
        <Button className="min-h-16" icon={Undo2} busy={busy} onClick={late(onUndo)}>
          Deshacer
        </Button>
        {isBad && (
          <Button className="min-h-16" icon={X} onClick={late(onClose)}>
            Cerrar
          </Button>
        )}
      </div>
    </section>
  );
}
