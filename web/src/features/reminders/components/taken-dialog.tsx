import type { Reminder } from '@encina/contract/reminders';
import { Check, Clock } from 'lucide-react';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLateTap } from '../../../ui/use-late-tap.ts';
import { NOT_YET } from '../answer-words.ts';
import { takenQuestion } from '../taken-question.ts';

/** Silencing is not taking: asked before anything of her health counts as done, with the hour and the day it is of. */
export function TakenDialog({
  reminder,
  timeZone,
  onAnswer,
  onClose,
}: {
  reminder: Reminder;
  timeZone: string;
  onAnswer: (isDone: boolean) => void;
  onClose: () => void;
}) {
  const late = useLateTap(undefined);
  const { question, which, label } = takenQuestion(reminder, useNow(), timeZone);
  return (
    <Dialog onClose={onClose} title={question} hue="clay">
      <div className="grid gap-4">
        <p className="text-2xl font-semibold wrap-anywhere">{reminder.title}</p>
        {which && <p className="text-xl">{which}</p>}
        <Button variant="primary" size="large" icon={Check} onClick={late(() => onAnswer(true))}>
          {label}
        </Button>
        <Button variant="sand" size="large" icon={Clock} onClick={late(() => onAnswer(false))}>
          {NOT_YET}
        </Button>
      </div>
    </Dialog>
  );
}
