import type { Clock } from '../../core/clock.ts';
import { noteCopy } from '../../core/last-copy.ts';
import type { CopiesRepo } from './copies.repo.ts';
import { copiesAmong } from './copy-name.ts';
import type { Destination } from './destinations/destination.ts';
import { writeErased } from './erased-list.ts';
import { isDue } from './retention.ts';

/** How long a place is left alone once it was looked at: what failed is tried again then. */
const PAUSE: Temporal.DurationLike = { hours: 1 };

export interface ScheduleDeps {
  readonly repo: Pick<CopiesRepo, 'installation' | 'erased' | 'erasedCount'>;
  readonly dataDir: string;
  readonly clock: Clock;
  /** Where copies go, of what is there at this moment. */
  readonly destinations: () => Promise<readonly Destination[]>;
  /** Whether there is something to close a copy with. */
  readonly isReady: () => Promise<boolean>;
  /** Makes the copies that are due. */
  readonly run: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** Looks, whenever it is asked to, whether a place wants its copy of today. */
export function copySchedule(deps: ScheduleDeps) {
  const { repo, dataDir, clock, destinations, isReady, run, report } = deps;
  const quietUntil = new Map<string, Temporal.Instant>();
  let erasedCount: number | undefined;
  let isLooking = false;

  /** Tells a place at once who was erased: what is lost before the next copy is not known otherwise. */
  async function tellErased(places: readonly Destination[], installation: string): Promise<void> {
    const count = await repo.erasedCount();
    if (count === erasedCount) return;
    for (const place of places) await writeErased(place, installation, repo.erased());
    erasedCount = count;
  }

  async function wants(place: Destination, installation: string): Promise<boolean> {
    const now = clock();
    const until = quietUntil.get(place.name);
    if (until && Temporal.Instant.compare(now, until) < 0) return false;
    quietUntil.set(place.name, now.add(PAUSE));
    const [newest] = copiesAmong(await place.list(), installation);
    if (newest) await noteCopy(dataDir, newest.madeAt);
    return isDue(newest?.madeAt, now);
  }

  async function look(): Promise<void> {
    const installation = await repo.installation();
    if (!installation || !(await isReady())) return;
    const places = await destinations();
    // A disk that was pulled out is looked at as soon as it is back.
    const there = new Set(places.map(({ name }) => name));
    for (const name of quietUntil.keys()) if (!there.has(name)) quietUntil.delete(name);
    let isWanted = false;
    for (const place of places) {
      // One that does not answer holds up none of the others.
      const isDueThere = await wants(place, installation).catch(report);
      isWanted ||= isDueThere === true;
    }
    if (isWanted) await run();
    await tellErased(places, installation);
  }

  return {
    async look(): Promise<void> {
      if (isLooking) return;
      isLooking = true;
      await look()
        .catch(report)
        .finally(() => {
          isLooking = false;
        });
    },
  };
}
