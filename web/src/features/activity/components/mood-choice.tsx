import type { MoodKind } from '@encina/contract/moods';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useSingleTap } from '../../../ui/use-single-tap.ts';
import { MOODS } from '../mood-faces.ts';

/** The question with its three faces, and the way not to answer. */
export function MoodChoice({
  onSay,
  onDismiss,
}: {
  onSay: (mood: MoodKind) => void;
  onDismiss: () => void;
}) {
  return (
    <section
      data-hue="olive"
      aria-label="Ánimo de hoy"
      className="grid gap-4 rounded-2xl border-2 border-hue-edge bg-ground p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>¿Cómo estás hoy?</h2>
        <Button icon={X} onClick={onDismiss}>
          No quiero decirlo
        </Button>
      </div>
      <div className="thirds-row gap-3 [--room:4.6rem]">
        {MOODS.map(([mood, words, Face]) => (
          <FaceButton key={mood} words={words} onTap={() => onSay(mood)}>
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
  children: ReactNode;
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
