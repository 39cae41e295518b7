import { isSessionOver } from './api-error.ts';
import { createQuestion } from './question.ts';

/** Whose session a panel goes on with. */
export type Guarded = 'staff' | 'family';

const ended = createQuestion<Guarded>();
const guards = new Set<Guarded>();

/** Sends; where the session of a panel has ended, waits for its password and sends again. */
export async function goOn<Answer>(
  whose: Guarded | undefined,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    // Where no panel is open nobody could ask.
    const isAsked = whose && isSessionOver(error) && guards.has(whose);
    if (!isAsked || !(await ended.ask(whose))) throw error;
    return send();
  }
}

/** A panel is open, and asks for the password where its session ends. @returns it is gone */
export function guard(whose: Guarded): () => void {
  guards.add(whose);
  return () => {
    guards.delete(whose);
    if (ended.get()?.about === whose) ended.get()?.settle(false);
  };
}

/** The session that has ended and waits for its password; settled with whether the same person is back. */
export const useEndedSession = (whose: Guarded) => {
  const session = ended.use();
  return session?.about === whose ? session : undefined;
};
