import type { Reminder } from '@encina/contract/reminders';
import { ArrowLeft, Check, CircleSlash, Clock } from 'lucide-react';
import { useNow } from '../../../lib/use-now.ts';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { NOT_YET, skipQuestion } from '../answer-words.ts';
import { PICTOGRAMS } from '../components/badge.tsx';
import { takenQuestion, whichWords } from '../taken-question.ts';
import { AlarmChoice, type Way } from './alarm-choice.tsx';
import { AlarmTitle, AlarmWords, Large, TILE } from './alarm-frame.tsx';
import type { AlarmPart } from './alarm-part.ts';
import type { AlarmAnswer } from './use-alarm.ts';
import { useSpoken } from './use-spoken.ts';

/** What is asked once more of her health: whether she leaves it out; whether she has done it, or only heard it. */
export type Asking = 'skip' | 'taken';

interface QuestionProps extends AlarmPart {
  onAnswer: (answer: AlarmAnswer) => void;
  onBack: () => void;
}

/** What concerns her health is answered in two steps: silencing is not taking. */
export function AlarmQuestion({ asking, ...props }: QuestionProps & { asking: Asking }) {
  return asking === 'skip' ? <SkipQuestion {...props} /> : <TakenQuestion {...props} />;
}

/** The way back stands where "Hoy no" stood. */
function SkipQuestion({ onAnswer, onBack, ...part }: QuestionProps) {
  const { reminder, timeZone } = part;
  const { question, label } = skipQuestion(reminder.category);
  const skip = () => onAnswer('skipped');
  return (
    <Question
      {...part}
      question={question}
      which={whichWords(reminder, useNow(), timeZone)}
      kept={{ words: label, icon: CircleSlash, onChoose: skip }}
      back={{ words: 'Volver al aviso', icon: ArrowLeft, onChoose: onBack }}
    />
  );
}

/** "Todavía no" is an answer too: it comes again in ten minutes. */
function TakenQuestion({ onAnswer, onBack: _, ...part }: QuestionProps) {
  const { question, which, label } = takenQuestion(part.reminder, useNow(), part.timeZone);
  useSpoken(part.voice, which ? `${question} ${which}.` : question);
  return (
    <Question
      {...part}
      question={question}
      which={which}
      kept={{ words: label, icon: Check, onChoose: () => onAnswer('done') }}
      back={{ words: NOT_YET, icon: Clock, onChoose: () => onAnswer('postponed') }}
    />
  );
}

function Question({
  reminder,
  busy,
  problem,
  question,
  which,
  kept,
  back,
}: Pick<AlarmPart, 'busy' | 'problem'> & {
  reminder: Reminder;
  question: string;
  /** Which one is asked about, where the question does not say so. */
  which: string | undefined;
  kept: Way;
  back: Way;
}) {
  return (
    <>
      <AlarmWords>
        <Azulejo className={TILE}>{PICTOGRAMS[reminder.category]}</Azulejo>
        <AlarmTitle>{question}</AlarmTitle>
        <Large>{reminder.title}</Large>
        {which && <p className="text-xl">{which}</p>}
        <FormError>{problem}</FormError>
      </AlarmWords>
      <AlarmChoice busy={busy} kept={kept} back={back} />
    </>
  );
}
