import type { Reminder } from '@encina/contract/reminders';
import { ArrowLeft, CircleSlash } from 'lucide-react';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { skipQuestion } from '../answer-words.ts';
import { PICTOGRAMS } from '../components/badge.tsx';
import { AlarmChoice } from './alarm-choice.tsx';
import { AlarmTitle, AlarmWords, Large, TILE } from './alarm-frame.tsx';

/** What concerns her health is left out in two steps. The way back stands where "Hoy no" stood. */
export function SkipQuestion({
  reminder: { title, category },
  busy,
  problem,
  onSkip,
  onBack,
}: {
  reminder: Reminder;
  busy: string | false;
  problem: string | undefined;
  onSkip: () => void;
  onBack: () => void;
}) {
  const { question, label } = skipQuestion(category);
  return (
    <>
      <AlarmWords>
        <Azulejo className={TILE}>{PICTOGRAMS[category]}</Azulejo>
        <AlarmTitle>{question}</AlarmTitle>
        <Large>{title}</Large>
        <FormError>{problem}</FormError>
      </AlarmWords>
      <AlarmChoice
        busy={busy}
        kept={{ words: label, icon: <CircleSlash aria-hidden />, onChoose: onSkip }}
        back={{ words: 'Volver al aviso', icon: <ArrowLeft aria-hidden />, onChoose: onBack }}
      />
    </>
  );
}
