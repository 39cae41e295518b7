import type { Reminder } from '@encina/contract/reminders';
import { useEffect, useState } from 'react';
import { NOT_SAVED, sentenceOf } from '../../../lib/api-error.ts';
import { useAnswer } from '../reminders.queries.ts';
import { healthFirst, ringOf } from './due.ts';
import { useRinging } from './use-ringing.ts';

export type AlarmAnswer = 'done' | 'postponed' | 'skipped';

/** How long it shows what an answer did, with the way back. In ms. */
const OUTCOME_MS = 8_000;

/** What rings, one after the other: a tap answers what is written large, and nothing else. */
export function useAlarm(userId: string) {
  const ringing = [...useRinging(userId)].sort(healthFirst);
  const answer = useAnswer(userId);
  /** What is on the screen stays there, whatever begins to ring meanwhile. */
  const [held, setHeld] = useState<Reminder>();
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Reminder>();
  const [problem, setProblem] = useState<string>();
  const known = held && ringing.find((it) => ringOf(it) === ringOf(held));
  const shown = isSaving ? held : (known ?? ringing[0]);
  if (!isSaving && shown !== held) setHeld(shown);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const send = (
    reminder: Reminder,
    state: AlarmAnswer | 'pending',
    onKept: (kept?: Reminder) => void,
  ) => {
    setSaving(true);
    setProblem(undefined);
    answer.mutate(
      { reminders: [reminder], state },
      {
        onSuccess: ([kept]) => onKept(kept),
        onError: (error) => setProblem(sentenceOf(error, NOT_SAVED)),
        onSettled: () => setSaving(false),
      },
    );
  };
  return {
    shown,
    next: ringing.filter((it) => shown && ringOf(it) !== ringOf(shown)),
    isSaving,
    problem,
    outcome,
    say: (state: AlarmAnswer) => shown && send(shown, state, setOutcome),
    undo: () =>
      outcome &&
      send(outcome, 'pending', (kept) => {
        setHeld(kept);
        setOutcome(undefined);
      }),
    close: () => setOutcome(undefined),
  };
}
