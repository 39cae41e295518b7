import type { Clock } from '../clock.ts';
import { alarmFor } from './alarm.ts';
import type { ClaimedJob } from './due-job.ts';
import type { JobKind } from './job.ts';
import type { JobsRepo } from './jobs.repo.ts';
import { type PerformingDeps, performingWith } from './performing.ts';
import { LONGEST_PAUSE } from './retries.ts';

/** Jobs that one instance has at once of those that its machine works at, and of those that wait for somebody else. */
const MOST_AT_ONCE = { here: 8, network: 64, 'mail-server': 3 } as const;
/** How long a claim holds where nobody hears of its instance any more, in ms. */
const LEASE_MS = 30_000;
/** Until the next look for the other lanes where one has no room, in ms. */
const WHILE_FULL_MS = 1_000;
/** Until the next look where the database did not answer, in ms. */
const AFTER_OUTAGE_MS = 5_000;

export interface RunnerDeps {
  readonly repo: JobsRepo;
  readonly clock: Clock;
  readonly report: (error: unknown, job?: { readonly kind: string }) => void;
  readonly leaseMs?: number;
}

export interface JobRunner {
  /** Says what is to be done with a kind of job. Before `start`. */
  add(...kinds: readonly JobKind[]): void;
  /** From now on does what is due, when it is due. */
  start(): Promise<void>;
  /** To be called after a job was scheduled, when its transaction is over. */
  wake(): void;
  /** Does all that is due by the clock, and comes back when it is done. */
  runDue(): Promise<void>;
  /** Claims nothing more and tells those that are running; resolves when they have ended. */
  stop(): Promise<void>;
}

/** Claims jobs, does them and notes what became of them: beside any number of others on the same database. */
export function jobRunner({ repo, clock, report, leaseMs = LEASE_MS }: RunnerDeps): JobRunner {
  const kinds = new Map<string, JobKind>();
  const ending = new AbortController();
  const alarm = alarmFor(() => void look().catch(failed));
  let isWoken = false;
  let isLooking = false;
  const deps = { repo, clock, report, leaseMs, ending: ending.signal };
  const crews = LANES.map((lane) => crewOf(lane, kinds, deps, wake));

  const running = () => crews.flatMap((crew) => [...crew.running]);
  const isAnyFull = () => crews.some((crew) => crew.room() === 0);

  async function look(): Promise<void> {
    // Whoever wakes it meanwhile is heard at its end.
    if (isLooking) return;
    isLooking = true;
    isWoken = false;
    try {
      let wait = await untilNext();
      // Most of what is scheduled is far ahead: nobody claims, and so writes, before something is due.
      if (wait !== undefined && wait <= 0) {
        await fillAll(crews);
        wait = await untilNext();
      }
      // Whoever has called meanwhile may have scheduled what this look has not seen.
      if (isWoken) alarm.now();
      // What has no room is looked at again when something ends.
      else alarm.at(wait !== undefined && isAnyFull() ? Math.max(wait, WHILE_FULL_MS) : wait);
    } finally {
      isLooking = false;
    }
  }

  /**
   * In ms until the next of all can be claimed; undefined where nothing waits. Asked of some kinds alone, the database
   * would walk past all that waits of the others.
   */
  async function untilNext(): Promise<number | undefined> {
    const next = await repo.next([...kinds.keys()]);
    return next?.since(clock()).total('milliseconds');
  }

  function failed(error: unknown): void {
    report(error);
    alarm.at(AFTER_OUTAGE_MS);
  }

  function wake(): void {
    isWoken = true;
    if (!isLooking) alarm.now();
  }

  return {
    add(...more) {
      for (const kind of more) kinds.set(kind.kind, kind);
    },
    async start() {
      await beginRecurring(repo, [...kinds.values()], clock());
      alarm.start();
    },
    wake,
    async runDue() {
      while ((await fillAll(crews)) || running().length > 0) await Promise.all(running());
    },
    async stop() {
      alarm.stop();
      ending.abort();
      await Promise.all(running());
    },
  };
}

const LANES = ['here', 'network', 'mail-server'] as const;
type Lane = (typeof LANES)[number];

const laneOf = ({ waitsFor }: JobKind): Lane => waitsFor ?? 'here';

/** One lane after the other. @returns whether anything was claimed */
async function fillAll(crews: readonly ReturnType<typeof crewOf>[]): Promise<boolean> {
  let isAny = false;
  for (const crew of crews) isAny = (await crew.fill()) || isAny;
  return isAny;
}

/** Jobs of one lane that are being done, never too many; `onFree` is called when one of them has ended. */
function crewOf(
  lane: Lane,
  kinds: ReadonlyMap<string, JobKind>,
  deps: PerformingDeps,
  onFree: () => void,
) {
  const { repo, clock, report, ending } = deps;
  const { until, perform } = performingWith(deps);
  const running = new Set<Promise<void>>();
  const room = () => MOST_AT_ONCE[lane] - running.size;
  const names = () =>
    [...kinds.values()].filter((kind) => laneOf(kind) === lane).map(({ kind }) => kind);

  function begin(job: ClaimedJob): void {
    const doing = perform(kinds.get(job.kind), job).catch((error: unknown) => report(error, job));
    running.add(doing);
    void doing.then(() => {
      running.delete(doing);
      onFree();
    });
  }

  return {
    running,
    room,
    names,
    /** @returns whether anything was claimed */
    async fill(): Promise<boolean> {
      let isAny = false;
      const own = names();
      while (!ending.aborted && room() > 0 && own.length > 0) {
        const most = room();
        const claimed = await repo.claim({ kinds: own, now: clock(), until: until(), most });
        for (const job of claimed) begin(job);
        isAny ||= claimed.length > 0;
        if (claimed.length < most) break;
      }
      return isAny;
    },
  };
}

/** Those that come again and again are there once, and none of them further away than it may be. */
async function beginRecurring(
  repo: JobsRepo,
  kinds: readonly JobKind[],
  now: Temporal.Instant,
): Promise<void> {
  const first = kinds.flatMap(({ kind, recurs }) =>
    recurs ? [{ kind, key: '', dueAt: now.add(recurs) }] : [],
  );
  if (first.length > 0) await repo.ensure(first);
  const recurring = kinds.flatMap(({ kind, every }) =>
    every ? [{ kind, latest: now.add(every).add({ milliseconds: LONGEST_PAUSE }) }] : [],
  );
  if (recurring.length > 0) await repo.recall(recurring, now);
}
