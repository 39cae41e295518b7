import type { Reminder } from '@encina/contract/reminders';
import { ArrowLeft, Check, CircleSlash, Clock } from 'lucide-react';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { NOT_YET, skipQuestion, takenQuestion } from '../answer-words.ts';
import { PICTOGRAMS } from '../components/badge.tsx';
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
  const { question, label } = skipQuestion(part.reminder.category);
  const skip = () => onAnswer('skipped');
  return (
    <Question
      {...part}
      question={question}
      kept={{ words: label, icon: CircleSlash, onChoose: skip }}
      back={{ words: 'Volver al aviso', icon: ArrowLeft, onChoose: onBack }}
    />
  );
}

/** "Todavía no" is an answer too: it comes again in ten minutes. */
function TakenQuestion({ onAnswer, onBack: _, ...part }: QuestionProps) {
  const { question, label } = takenQuestion(part.reminder.category);
  useSpoken(part.voice, question);
  return (
    <Question
      {...part}
      question={question}
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
  kept,
  back,
}: Pick<AlarmPart, 'busy' | 'problem'> & {
  reminder: Reminder;
  question: string;
  kept: Way;
  back: Way;
}) {
  return (
    <>
      <AlarmWords>
        <Azulejo className={TILE}>{PICTOGRAMS[reminder.category]}</Azulejo>
        <AlarmTitle>{question}</AlarmTitle>
        <Large>{reminder.title}</Large>
        <FormError>{problem}</FormError>
      </AlarmWords>
      <AlarmChoice busy={busy} kept={kept} back={back} />
    </>
  );
}
