/** A connection that died without a word would be waited for until the system gives it up, minutes later. In ms. */
const PATIENCE = 20_000;

/**
 * Asks, and gives up after a while: the next asking takes a connection of its own.
 * @param signal of whoever wants no answer any more
 */
export async function withinPatience<Answer>(
  signal: AbortSignal,
  ask: (patient: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const giving = new AbortController();
  const giveUp = () => giving.abort();
  const timer = setTimeout(giveUp, PATIENCE);
  signal.addEventListener('abort', giveUp);
  try {
    return await ask(giving.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
