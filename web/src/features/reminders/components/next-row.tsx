import type { Reminder } from '@encina/contract/reminders';
import { Circle, CircleCheck, Undo2 } from 'lucide-react';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { Button } from '../../../ui/button.tsx';
import { showFailure } from '../../../ui/toast-store.ts';
import { useLateTap } from '../../../ui/use-late-tap.ts';
import { MARK, outcomeWords } from '../answer-words.ts';
import { RowPhoto } from '../files/row-photo.tsx';
import { isLongBefore, whenWords } from '../next-reminder.ts';
import { useAnswer } from '../reminders.queries.ts';
import { stateWords } from '../state-words.ts';
import { PICTOGRAMS } from './badge.tsx';
import { useDoneQuestion } from './use-done-question.tsx';

interface AnswerOptions {
  reminder: Reminder;
  userId: string;
  onAnswering: () => void;
  onAnswered: (changed: Reminder) => void;
}

/** One thing to do, and how it stands; once done it says so in the same place, with the way back. */
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
  const { title, category, isCompleted } = reminder;
  const { set, busy } = useRowAnswer({ reminder, userId, onAnswering, onAnswered });
  const { done, question } = useDoneQuestion(reminder, timeZone, set);
  return (
    <li
      data-hue="clay"
      className="flex max-w-none flex-wrap items-center gap-x-5 gap-y-3 rounded-2xl border-2 border-hue-edge bg-card p-4 sm:px-6"
    >
      <Azulejo size="small">{PICTOGRAMS[category]}</Azulejo>
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="text-xl break-words">{title}</h2>
        <p className="text-ink-soft">{whenWords(reminder, now, timeZone)}</p>
        <State {...{ reminder, timeZone }} />
      </div>
      <RowPhoto userId={userId} reminder={reminder} />
      {isCompleted && (
        <Done words={outcomeWords(reminder, timeZone)} busy={busy} onUndo={() => set('pending')} />
      )}
      {!isCompleted && !isLongBefore(reminder, now) && (
        <Button
          size="large"
          variant="primary"
          className="w-full sm:w-auto"
          aria-label={`${MARK}: ${title}`}
          icon={Circle}
          busy={busy}
          onClick={late(done)}
        >
          {MARK}
        </Button>
      )}
      {question}
    </li>
  );
}

/** Once it is done this stands in the button's place, and the line stays empty: nothing moves up under the finger. */
function State({ reminder, timeZone }: { reminder: Reminder; timeZone: string }) {
  const { state, isCompleted } = reminder;
  return (
    <p className={state === 'pending' ? 'text-ink-soft' : 'font-semibold text-clay'}>
      {isCompleted ? '\u00a0' : stateWords(reminder, timeZone)}
    </p>
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
