import type { Category } from '@encina/contract/reminders';
import { Check, CircleSlash, Clock } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useLateTap } from '../../../ui/use-late-tap.ts';
import { doneLabel } from '../answer-words.ts';
import type { AlarmAnswer } from './use-alarm.ts';

/** The three answers to what rings. Whoever was tapping something when it came has tapped none of them. */
export function RingActions({
  category,
  busy,
  onAnswer,
}: {
  category: Category;
  busy: string | false;
  onAnswer: (answer: AlarmAnswer) => void;
}) {
  const late = useLateTap(undefined);
  const answer = (said: AlarmAnswer) => late(() => onAnswer(said));
  return (
    <div className="alarm-actions">
      <Button
        variant="primary"
        size="large"
        className="alarm-first"
        icon={<Check aria-hidden />}
        busy={busy}
        onClick={answer('done')}
      >
        {doneLabel(category)}
      </Button>
      <Button
        variant="sand"
        size="large"
        icon={<Clock aria-hidden />}
        busy={busy}
        onClick={answer('postponed')}
      >
        Recuérdamelo en 10 minutos
      </Button>
      <Button
        size="large"
        icon={<CircleSlash aria-hidden />}
        busy={busy}
        onClick={answer('skipped')}
      >
        Hoy no
      </Button>
    </div>
  );
}
