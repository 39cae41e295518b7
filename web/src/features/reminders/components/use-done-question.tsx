import type { Reminder } from '@encina/contract/reminders';
import { type ReactNode, useState } from 'react';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { isHealth } from '../answer-words.ts';

const TakenDialog = dialogFromChunk(async () => (await import('./taken-dialog.tsx')).TakenDialog);

/**
 * "Hecho" in a row: of her health it is asked first whether she has done it, or only heard it.
 * @param timeZone where her clocks are
 * @param say keeps what she answers; "Todavía no" to what is not due yet says nothing new
 */
export function useDoneQuestion(
  reminder: Reminder,
  timeZone: string,
  say: (state: 'done' | 'postponed') => void,
): { done: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const answer = (isDone: boolean) => {
    close();
    if (isDone) say('done');
    else if (Date.parse(reminder.dueAt) <= Date.now()) say('postponed');
  };
  return {
    done: () => (isHealth(reminder.category) ? setAsking(true) : say('done')),
    question: isAsking && (
      <TakenDialog {...{ reminder, timeZone }} onAnswer={answer} onClose={close} />
    ),
  };
}
