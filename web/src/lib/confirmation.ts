import { refusalCode } from './api-error.ts';
import { createQuestion } from './question.ts';

const confirmation = createQuestion<'who'>();
let canAsk = false;

/** Sends; where staff must first show again who they are, waits for that and sends again. */
export async function onceConfirmed<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const isAsked = refusalCode(error) === 'confirmation_required';
    if (!isAsked || !canAsk || !(await confirmation.ask('who'))) throw error;
    return send();
  }
}

/** Somebody is there who puts the question. @returns she is gone */
export function offerToAsk(): () => void {
  canAsk = true;
  return () => {
    canAsk = false;
    confirmation.get()?.settle(false);
  };
}

/** The question that waits for its answer. */
export const useConfirmation = confirmation.use;
