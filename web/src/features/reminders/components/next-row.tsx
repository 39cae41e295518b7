import type { Reminder } from '@encina/contract/reminders';
import { Check, CircleCheck, Undo2 } from 'lucide-react';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { Button } from '../../../ui/button.tsx';
import { showFailure } from '../../../ui/toast-store.ts';
import { useLateTap } from '../../../ui/use-late-tap.ts';
import { DONE, outcomeWords } from '../answer-words.ts';
import { RowPhoto } from '../files/row-photo.tsx';
import { whenWords } from '../next-reminder.ts';
import { useAnswer } from '../reminders.queries.ts';
import { PICTOGRAMS } from './badge.tsx';
import { useDoneQuestion } from './use-done-question.tsx';

/** Earlier than this nobody has taken what is not yet due: no button that could say so by mistake. In ms. */
const SOON = 60 * 60_000;

interface AnswerOptions {
  reminder: Reminder;
  userId: string;
  onAnswering: () => void;
  onAnswered: (changed: Reminder) => void;
}

/** One thing to do; once done it says so in the same place, with the way back. */
export function NextRow({
  reminder,
  userId,
  now,
  timeZone,
  late,
  onAnswering,
  onAnswered,
}: AnswerOptions & {
  now: Date;
  timeZone: string;
  late: ReturnType<typeof useLateTap>;
}) {
  const { title, category, dueAt, isCompleted } = reminder;
  const { set, busy } = useRowAnswer({ reminder, userId, onAnswering, onAnswered });
  const { done, question } = useDoneQuestion(reminder, set);
  const isSoon = Date.parse(dueAt) - now.getTime() < SOON;
  return (
    <li
      data-hue="clay"
      className="flex max-w-none flex-wrap items-center gap-x-5 gap-y-3 rounded-2xl border-2 border-hue-edge bg-card p-4 sm:px-6"
    >
      <Azulejo size="small">{PICTOGRAMS[category]}</Azulejo>
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="text-xl break-words">{title}</h2>
        <p className="text-ink-soft">{whenWords(reminder, now, timeZone)}</p>
      </div>
      <RowPhoto userId={userId} reminder={reminder} />
      {isCompleted && (
        <Done words={outcomeWords(reminder, timeZone)} busy={busy} onUndo={() => set('pending')} />
      )}
      {!isCompleted && isSoon && (
        <Button
          size="large"
          variant="primary"
          className="w-full sm:w-auto"
          aria-label={`${DONE}: ${title}`}
          icon={Check}
          busy={busy}
          onClick={late(done)}
        >
          {DONE}
        </Button>
      )}
      {question}
    </li>
  );
}

/** Marks it as done or takes that back, and says so where neither could be kept. */
function useRowAnswer({ reminder, userId, onAnswering, onAnswered }: AnswerOptions) {
  const answer = useAnswer(userId);
  const set = (state: 'done' | 'pending' | 'postponed') => {
    onAnswering();
    answer.mutate(
      { reminders: [reminder], state },
      {
        onSuccess: ([kept]) => kept && onAnswered(kept),
        onError: (error) => showFailure(error),
      },
    );
  };
  const busy: string | false = answer.isPending && 'Guardando…';
  return { set, busy };
}

/** Stands where the button stood, as high as it was: the way back is at its end, and takes no tap at once. */
function Done({
  words,
  busy,
  onUndo,
}: {
  words: string;
  busy: string | false;
  onUndo: () => void;
}) {
  const late = useLateTap(undefined);
  return (
    <div
      role="status"
      className="flex min-h-18 w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:w-auto"
    >
      <b className="inline-flex items-center gap-2 text-encina">
        <CircleCheck aria-hidden className="size-[1.4em] flex-none" />
        {words}
      </b>
      <Button className="min-h-16" icon={Undo2} busy={busy} onClick={late(onUndo)}>
        Deshacer
      </Button>
    </div>
  );
}
