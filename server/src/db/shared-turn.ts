import { setImmediate as nextTurn } from 'node:timers/promises';

/** For so long statements may follow each other before whoever else waits for the thread has it, in ms. */
const LONGEST_MS = 10;
/** Turns of the loop that they leave out then: each takes one new connection, and many may wait. */
const TURNS_LEFT = 3;

/**
 * Statements of SQLite run in the thread that answers everybody, and what one promise hands to the next goes before any
 * request: 300 log-ins, each with some durable writes, would keep the thread for seconds. Asked before a statement, it
 * gives the thread away once they have had it for long enough.
 */
export function sharedTurn(longest = LONGEST_MS): () => Promise<void> | undefined {
  let began: number | undefined;

  function begin(): undefined {
    began = performance.now();
    setImmediate(() => {
      began = undefined;
    });
  }

  async function leaveOut() {
    for (let turn = 0; turn < TURNS_LEFT; turn += 1) await nextTurn();
  }

  return () => {
    if (began === undefined) return begin();
    if (performance.now() - began < longest) return undefined;
    return leaveOut();
  };
}
