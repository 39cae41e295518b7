import type { Reminder } from '@encina/contract/reminders';
import { useEffect, useState } from 'react';
import { speak, stopSpeaking } from '../../../lib/speech.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { isHealth } from '../answer-words.ts';
import { PICTOGRAMS } from '../components/badge.tsx';
import { hourWords } from '../next-reminder.ts';
import { AlarmTitle, AlarmWords, Large, TILE } from './alarm-frame.tsx';
import { startChime } from './chime.ts';
import { RingActions } from './ring-actions.tsx';
import { SkipQuestion } from './skip-question.tsx';
import type { AlarmAnswer } from './use-alarm.ts';

export interface AlarmPart {
  reminder: Reminder;
  timeZone: string;
  voice: boolean;
  /** What the buttons say while an answer is being kept. */
  busy: string | false;
  /** Why it was not kept. */
  problem: string | undefined;
}

/** One thing whose hour has come, until one of three buttons is tapped. */
export function Ring({
  reminder,
  next,
  timeZone,
  voice,
  sound,
  busy,
  problem,
  onAnswer,
}: AlarmPart & {
  /** What rings too, and is asked for afterwards. */
  next: readonly Reminder[];
  sound: boolean;
  onAnswer: (answer: AlarmAnswer) => void;
}) {
  const { title, description, category } = reminder;
  const [isSkipping, setSkipping] = useState(false);
  const now = useNow();
  useSounding({ sound, voice, words: `Es la hora: ${title}.` });
  if (isSkipping) {
    return (
      <SkipQuestion
        reminder={reminder}
        busy={busy}
        problem={problem}
        onSkip={() => onAnswer('skipped')}
        onBack={() => setSkipping(false)}
      />
    );
  }
  return (
    <>
      <AlarmWords>
        <Azulejo className={TILE}>{PICTOGRAMS[category]}</Azulejo>
        <AlarmTitle>Es la hora</AlarmTitle>
        <Large>{title}</Large>
        {description && <p className="text-xl wrap-anywhere">{description}</p>}
        <p>{hourWords(reminder.dateTime, now, timeZone)}</p>
        {next.length > 0 && <Afterwards next={next} />}
        <FormError>{problem}</FormError>
      </AlarmWords>
      <RingActions
        category={category}
        busy={busy}
        onAnswer={(answer) =>
          answer === 'skipped' && isHealth(category) ? setSkipping(true) : onAnswer(answer)
        }
      />
    </>
  );
}

/** Chimes and says the words for as long as it rings, as far as she wants to hear either. */
function useSounding({ sound, voice, words }: { sound: boolean; voice: boolean; words: string }) {
  useEffect(() => (sound ? startChime() : undefined), [sound]);
  useEffect(() => {
    if (!voice) return;
    speak(words);
    return () => stopSpeaking(words);
  }, [voice, words]);
}

function Afterwards({ next }: { next: readonly Reminder[] }) {
  return (
    <p className="text-ink-soft wrap-anywhere">
      Después: {new Intl.ListFormat('es-ES').format(next.map((it) => it.title))}
    </p>
  );
}
