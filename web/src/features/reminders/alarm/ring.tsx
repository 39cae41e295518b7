import type { Reminder } from '@encina/contract/reminders';
import { useState } from 'react';
import { firstName } from '../../../lib/first-name.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { ReminderPhoto } from '../../../ui/reminder-photo.tsx';
import { VoiceButton } from '../../../ui/reminder-voice.tsx';
import { isHealth } from '../answer-words.ts';
import { PICTOGRAMS } from '../components/badge.tsx';
import { hourWords } from '../next-reminder.ts';
import { AlarmTitle, AlarmWords, Large, TILE } from './alarm-frame.tsx';
import type { AlarmPart } from './alarm-part.ts';
import { AlarmQuestion, type Asking } from './alarm-question.tsx';
import { RingActions } from './ring-actions.tsx';
import type { AlarmAnswer } from './use-alarm.ts';
import { useFilesOfRing } from './use-files-of-ring.ts';
import { useSounding } from './use-sounding.ts';

/** One thing whose hour has come, until one of three buttons is tapped. */
export function Ring({
  userId,
  reminder,
  next,
  timeZone,
  voice,
  sound,
  busy,
  problem,
  onAnswer,
}: AlarmPart & {
  userId: string;
  /** What rings too, and is asked for afterwards. */
  next: readonly Reminder[];
  sound: boolean;
  onAnswer: (answer: AlarmAnswer) => void;
}) {
  const { title, category } = reminder;
  const [asking, setAsking] = useState<Asking>();
  const { photo, name, ...heard } = useFilesOfRing(userId, reminder.id);
  const rings = asking !== 'taken';
  const player = useSounding({
    sound: sound && rings,
    voice: voice && rings,
    words: `Es la hora: ${title}.`,
    ...heard,
  });
  if (asking) {
    return (
      <AlarmQuestion
        {...{ asking, reminder, timeZone, voice, busy, problem, onAnswer }}
        onBack={() => setAsking(undefined)}
      />
    );
  }
  return (
    <>
      <AlarmWords>
        {photo ? (
          <ReminderPhoto src={photo} title={title} className="alarm-photo" />
        ) : (
          <Azulejo className={TILE}>{PICTOGRAMS[category]}</Azulejo>
        )}
        <WhatAndWhen {...{ reminder, next, timeZone }} />
        {heard.recording && <VoiceButton {...player} name={name && firstName(name)} />}
        <FormError>{problem}</FormError>
      </AlarmWords>
      <RingActions
        busy={busy}
        hasFiles={Boolean(photo || heard.recording)}
        onAnswer={(answer) => {
          if (answer === 'postponed' || !isHealth(category)) return onAnswer(answer);
          player.onStop();
          setAsking(answer === 'done' ? 'taken' : 'skip');
        }}
      />
    </>
  );
}

function WhatAndWhen({
  reminder: { title, description, dateTime },
  next,
  timeZone,
}: {
  reminder: Reminder;
  next: readonly Reminder[];
  timeZone: string;
}) {
  const now = useNow();
  return (
    <>
      <AlarmTitle>Es la hora</AlarmTitle>
      <Large>{title}</Large>
      {description && <p className="text-xl wrap-anywhere">{description}</p>}
      <p>{hourWords(dateTime, now, timeZone)}</p>
      {next.length > 0 && <AlsoNow next={next} />}
    </>
  );
}

/** Due as well: it is asked for once this one is answered. */
function AlsoNow({ next }: { next: readonly Reminder[] }) {
  return (
    <p className="text-ink-soft wrap-anywhere">
      También ahora: {new Intl.ListFormat('es-ES').format(next.map((it) => it.title))}
    </p>
  );
}
