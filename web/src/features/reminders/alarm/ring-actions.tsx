import { Check, CircleSlash, Clock } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useLateTap } from '../../../ui/use-late-tap.ts';
import { DONE } from '../answer-words.ts';
import type { AlarmAnswer } from './use-alarm.ts';

/** The three answers to what rings. Whoever was tapping something when it came has tapped none of them. */
export function RingActions({
  busy,
  hasFiles,
  onAnswer,
}: {
  busy: string | false;
  /** There is a photo or a voice above. */
  hasFiles: boolean;
  onAnswer: (answer: AlarmAnswer) => void;
}) {
  const late = useLateTap(undefined);
  const answer = (said: AlarmAnswer) => late(() => onAnswer(said));
  return (
    <div className={`alarm-actions ${hasFiles ? 'alarm-actions-below-files' : ''}`}>
      <Button
        variant="primary"
        size="large"
        className="alarm-first"
        icon={Check}
        busy={busy}
        onClick={answer('done')}
      >
        {DONE}
      </Button>
      <Button variant="sand" size="large" icon={Clock} busy={busy} onClick={answer('postponed')}>
        Recuérdamelo en 10 minutos
      </Button>
      <Button size="large" icon={CircleSlash} busy={busy} onClick={answer('skipped')}>
        Hoy no
      </Button>
    </div>
  );
}
