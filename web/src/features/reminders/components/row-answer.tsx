import type { Reminder } from '@encina/contract/reminders';
import { CircleCheck, CircleSlash, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { MARK } from '../answer-words.ts';
import { isOpen } from '../next-reminder.ts';
import { stateWords } from '../state-words.ts';
import { useDoneQuestion } from './use-done-question.tsx';

/** What can be done with a reminder of a list. */
export interface RowActions {
  userId: string;
  timeZone: string;
  /** Whether it may be marked as done: what is not for today may not. */
  answers: boolean;
  isBusy: (reminder: Reminder) => boolean;
  onAnswer: (reminder: Reminder, state: 'done' | 'pending' | 'postponed') => void;
  onEdit: (reminder: Reminder) => void;
  /** Takes it away at once. */
  onTakeAway: (reminder: Reminder) => void;
}

/**
 * The verb that says it is done; once it is, the state in that very place, so that a second tap meets no button, and
 * "Deshacer" below it.
 */
export function RowAnswer({
  reminder,
  time,
  actions,
}: {
  reminder: Reminder;
  time: string;
  actions: RowActions;
}) {
  const { title, state } = reminder;
  const { place, follow } = useFocusThatFollows(state);
  const busy = actions.isBusy(reminder) && 'Guardando…';
  const set = (next: 'done' | 'pending' | 'postponed') => {
    follow();
    actions.onAnswer(reminder, next);
  };
  const { done, question } = useDoneQuestion(reminder, actions.timeZone, set);
  if (isOpen(reminder)) {
    return (
      <>
        <Button
          ref={place}
          className="min-h-16"
          variant="primary"
          aria-label={`${MARK}: ${title}, ${time}`}
          busy={busy}
          onClick={done}
        >
          {MARK}
        </Button>
        {question}
      </>
    );
  }
  return (
    <>
      <p
        ref={place}
        tabIndex={-1}
        className="flex min-h-16 items-center gap-3 font-semibold [&_svg]:size-[1.3em] [&_svg]:flex-none"
      >
        {state === 'done' ? (
          <CircleCheck aria-hidden className="text-encina" />
        ) : (
          <CircleSlash aria-hidden className="text-ink-soft" />
        )}
        {stateWords(reminder, actions.timeZone)}
      </p>
      <Button
        className="min-h-16"
        icon={Undo2}
        aria-label={`Deshacer: ${title}, ${time}`}
        busy={busy}
        onClick={() => set('pending')}
      >
        Deshacer
      </Button>
    </>
  );
}

/** What was tapped goes away with its answer: the focus goes to what comes in its place, and says it aloud. */
function useFocusThatFollows(state: Reminder['state']) {
  const place = useRef<HTMLButtonElement & HTMLParagraphElement>(null);
  const follows = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the state has changed
  useEffect(() => {
    if (follows.current) place.current?.focus({ preventScroll: true });
    follows.current = false;
  }, [state]);
  const follow = () => {
    follows.current = true;
  };
  return { place, follow };
}
