import { isSessionOver } from './api-error.ts';
import { createStore } from './store.ts';

/** Whose session a panel goes on with. */
export type Guarded = 'staff' | 'family';

interface EndedSession {
  readonly whose: Guarded;
  /** Everybody who waits is told: whether the same person is back. */
  readonly settle: (isBack: boolean) => void;
}

const ended = createStore<EndedSession | undefined>(undefined);
const guards = new Set<Guarded>();
let waiting: Promise<boolean> | undefined;

/**
 * For a request whose session has ended: waits until the panel has asked for the password. However many wait, it is
 * asked once.
 * @returns whether the same person is back; false where no panel is open that could ask
 */
function comesBack(whose: Guarded): Promise<boolean> {
  if (!guards.has(whose)) return Promise.resolve(false);
  waiting ??= new Promise((resolve) => {
    ended.set({
      whose,
      settle(isBack) {
        waiting = undefined;
        ended.set(undefined);
        resolve(isBack);
      },
    });
  });
  return waiting;
}

/** Sends; where the session of a panel has ended, waits for its password and sends again. */
export async function goOn<Answer>(
  whose: Guarded | undefined,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!whose || !isSessionOver(error) || !(await comesBack(whose))) throw error;
    return send();
  }
}

/** A panel is open, and asks for the password where its session ends. @returns it is gone */
export function guard(whose: Guarded): () => void {
  guards.add(whose);
  return () => {
    guards.delete(whose);
    if (ended.get()?.whose === whose) ended.get()?.settle(false);
  };
}

/** The session that has ended and waits for its password. */
export const useEndedSession = (whose: Guarded): EndedSession | undefined => {
  const session = ended.use();
  return session?.whose === whose ? session : undefined;
};
