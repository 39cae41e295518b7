import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from './store.ts';
import { useWhenSeen } from './use-when-seen.ts';

/** Whether the last call got an answer. */
const answered = createStore(true);

let lastAnswer: number | undefined;
/** When the server answered last, since the page was opened: an instant, in ms. */
export const lastAnswerAt = (): number | undefined => lastAnswer;

/** Told by the one who calls the server: whether it answered at all, whatever the answer was. */
export function reportReachable(isAnswer: boolean): void {
  if (isAnswer) lastAnswer = Date.now();
  answered.set(isAnswer);
}

/** What the device itself says of its connection. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** False while the device is offline or the last call got no answer, at this moment. */
export const isReachable = (): boolean => answered.get() && navigator.onLine;

/** The same, in a component that follows it. */
export function useReachable(): boolean {
  const isOnline = useOnline();
  return answered.use() && isOnline;
}

/** Whether the server lives; the contract that declares it would weigh on the first screen. */
const PROBE = '/health/live';
/** Between two questions, in ms: soon at first, then less often. */
const SOONEST = 2_000;
const LATEST = 15_000;

async function probe(): Promise<void> {
  const isThere = await fetch(PROBE, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  reportReachable(isThere);
}

/** Asks after a server that did not answer until it does, so that nobody is told of a fault that is over. */
export function useReachabilityProbe(): void {
  const isAnswered = answered.use();
  const isOnline = useOnline();
  useWhenSeen(() => void (answered.get() || probe()));
  useEffect(() => {
    if (isAnswered || !isOnline) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (pause: number) => {
      timer = setTimeout(() => {
        void probe();
        wait(Math.min(pause * 1.5, LATEST));
      }, pause);
    };
    wait(SOONEST);
    return () => clearTimeout(timer);
  }, [isAnswered, isOnline]);
}
