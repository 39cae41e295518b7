import type { Reminder } from '@encina/contract/reminders';
import { ArrowLeft, CircleSlash } from 'lucide-react';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useLateTap } from '../../../ui/use-late-tap.ts';
import { skipQuestion } from '../answer-words.ts';
import { PICTOGRAMS } from '../components/badge.tsx';
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
  const late = useLateTap(undefined);
  const { question, label } = skipQuestion(category);
  return (
    <>
      <AlarmWords>
        <Azulejo className={TILE}>{PICTOGRAMS[category]}</Azulejo>
        <AlarmTitle>{question}</AlarmTitle>
        <Large>{title}</Large>
        <FormError>{problem}</FormError>
      </AlarmWords>
      <div className="alarm-actions">
        <Button size="large" icon={<CircleSlash aria-hidden />} busy={busy} onClick={late(onSkip)}>
          {label}
        </Button>
        <Button
          variant="sand"
          size="large"
          icon={<ArrowLeft aria-hidden />}
          disabled={Boolean(busy)}
          onClick={late(onBack)}
        >
          Volver al aviso
        </Button>
      </div>
    </>
  );
}
