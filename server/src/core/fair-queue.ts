import { DomainError } from './errors.ts';

interface FairQueueOptions {
  /** Jobs at once, and of them at most so many of one lane. */
  readonly workers: number;
  readonly workersEach?: number;
  /** Jobs that wait at most, those of all lanes together. */
  readonly mostWaiting: number;
  /** In how many seconds whoever is refused tries again. */
  readonly retryAfter: number;
  /** So many that are done are told in one moment while others wait: what follows costs less side by side. */
  readonly toldTogether?: number;
}

/** Does a job when its turn has come. Rejects with `busy` where it is refused. */
export type FairQueue = <T>(lane: string, job: () => Promise<T>) => Promise<T>;

interface Waiting {
  /** @returns what tells whoever waits for the job how it ended */
  readonly start: () => Promise<() => void>;
  readonly refuse: () => void;
}

interface Lane {
  readonly waiting: Waiting[];
  running: number;
}

/**
 * Jobs of several lanes, one of each in turn, however many wait in one of them. Where too many wait, the last one of
 * the longest lane goes: who fills the queue is refused, and not who comes next.
 */
export function fairQueue(options: FairQueueOptions): FairQueue {
  const { workers, workersEach = workers, mostWaiting, retryAfter, toldTogether = 1 } = options;
  /** In the order of their turns. */
  const lanes = new Map<string, Lane>();
  const untold: (() => void)[] = [];
  let running = 0;
  let waiting = 0;

  function startNext(): void {
    while (running < workers) {
      const next = [...lanes].find(
        ([, lane]) => lane.waiting.length > 0 && lane.running < workersEach,
      );
      if (!next) return;
      const [name, lane] = next;
      const job = lane.waiting.shift();
      // Its next turn comes after those of all others.
      lanes.delete(name);
      lanes.set(name, lane);
      waiting -= 1;
      running += 1;
      lane.running += 1;
      void job?.start().then((tell) => ended(name, lane, tell));
    }
  }

  function ended(name: string, lane: Lane, tell: () => void): void {
    running -= 1;
    lane.running -= 1;
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(name);
    startNext();
    untold.push(tell);
    // Whoever is held back may be who asks next: the workers must not run out of work for it.
    if (untold.length < toldTogether && waiting >= workers) return;
    for (const tellOne of untold.splice(0)) tellOne();
  }

  function refuseOne(own: Lane): void {
    let longest = own;
    for (const lane of lanes.values()) {
      if (lane.waiting.length > longest.waiting.length) longest = lane;
    }
    waiting -= 1;
    longest.waiting.pop()?.refuse();
  }

  return <T>(name: string, job: () => Promise<T>) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const lane = lanes.get(name) ?? { waiting: [], running: 0 };
    lanes.set(name, lane);
    lane.waiting.push({
      start: () =>
        job().then(
          (made) => () => resolve(made),
          (error: unknown) => () => reject(error),
        ),
      refuse: () => reject(new DomainError('busy', { retryAfter })),
    });
    waiting += 1;
    startNext();
    if (waiting > mostWaiting) refuseOne(lane);
    return promise;
  };
}
