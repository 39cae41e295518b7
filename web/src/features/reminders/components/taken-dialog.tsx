import type { Reminder } from '@encina/contract/reminders';
import { Check, Clock } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLateTap } from '../../../ui/use-late-tap.ts';
import { NOT_YET, takenQuestion } from '../answer-words.ts';

/** Silencing is not taking: asked before anything of her health counts as done. */
export function TakenDialog({
  reminder: { category, title },
  onAnswer,
  onClose,
}: {
  reminder: Reminder;
  onAnswer: (isDone: boolean) => void;
  onClose: () => void;
}) {
  const late = useLateTap(undefined);
  const { question, label } = takenQuestion(category);
  return (
    <Dialog onClose={onClose} title={question} hue="clay">
      <div className="grid gap-4">
        <p className="text-2xl font-semibold wrap-anywhere">{title}</p>
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
