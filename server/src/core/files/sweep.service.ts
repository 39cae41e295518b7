import { type Clock, toText } from '../clock.ts';
import type { Storage } from '../storage.ts';
import { folderOf, madeAt, PARTS, type Part, STAGING } from './file-keys.ts';
import type { SweepRepo } from './sweep.repo.ts';

/** Which of these there are. */
type Among = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

export interface SweepDeps {
  /** What has a row, by the part of the store in which its folder is. */
  readonly rows: Readonly<Record<Part, Among>>;
  /** Forgets what never became anything, from before that, with its files. */
  readonly expire: (before: string) => Promise<unknown>;
  readonly repo: SweepRepo;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly people: Among;
  /** Told when there is so much to remove that something else must be wrong. */
  readonly report: (doubt: SweepDoubt) => void;
}

/** Folders that a sweep would have removed, of how many there are. */
export interface SweepDoubt {
  readonly folders: number;
  readonly of: number;
}

/** What was never confirmed, or never sent, goes after a day. */
const KEPT: Temporal.DurationLike = { hours: 24 };
/** Files of an owner whom nobody knows wait for the case that it is the database that is wrong. */
const UNKNOWN_KEPT: Temporal.DurationLike = { hours: 7 * 24 };
/** However little has changed, everybody is looked at that often: a store may be changed by other hands than ours. */
const SWEPT_FOR: Temporal.DurationLike = { hours: 30 * 24 };
/** Folders that one query asks about. */
const AT_ONCE = 500;
/** More than a tenth of what there is, and more than a few, is no rubbish: somebody's database is missing. */
const DOUBTFUL_SHARE = 0.1;
const FEW = 10;

/** What a look at the store found: folders that nobody needs, and how many there are in all. */
interface Findings {
  readonly gone: string[];
  /** Whoever was erased, and what never was more than on its way: nobody's, however much it is. */
  readonly certain: string[];
  /** Owners whose whole folder is to go. */
  readonly owners: string[];
  /** Versions of the people whose folders were looked at, by their ids. */
  readonly seen: Map<string, string>;
  total: number;
}

/**
 * Lets nothing half-done last: a folder without a row, whatever interrupted its making or its deletion, and a row
 * that never became anything. Every folder is made after its row, so that one without is nobody's.
 */
export function sweepService(deps: SweepDeps) {
  const { expire, storage, clock, repo, report } = deps;

  async function sweepStaging(before: number): Promise<void> {
    for await (const id of storage.list(STAGING)) {
      if (madeAt(id) < before) await storage.remove(`${STAGING}/${id}`);
    }
  }

  return {
    /** Rows that never became anything, with their files. */
    expire: () => expire(toText(clock().subtract(KEPT))),
    /** The store, which may be large and charge for each look: of everybody's folders those where something changed. */
    async sweep(): Promise<void> {
      const now = clock();
      await repo.forgetErased();
      await sweepStaging(now.subtract(KEPT).epochMilliseconds);
      const { gone, certain, owners, seen, total } = await look(deps, now);
      for (const folder of certain) await storage.removeAll(folder);
      if (gone.length > FEW && gone.length > total * DOUBTFUL_SHARE) {
        report({ folders: gone.length, of: total });
        return;
      }
      for (const folder of gone) await storage.removeAll(folder);
      for await (const ids of batches(owners)) await repo.forget(ids);
      for await (const versions of batches(seen)) await repo.noteSwept(versions, toText(now));
    },
  };
}

async function look(deps: SweepDeps, now: Temporal.Instant): Promise<Findings> {
  const findings: Findings = { gone: [], certain: [], owners: [], seen: new Map(), total: 0 };
  const sweptBefore = toText(now.subtract(SWEPT_FOR));
  for await (const ids of batches(deps.storage.list('users'))) {
    const there = await deps.people(ids);
    findings.total += ids.length;
    await lookAtUnknown(deps, now, ids, { there, findings });
    const changed = await deps.repo.changed([...there], sweptBefore);
    for (const [id, version] of changed) findings.seen.set(id, version);
    for (const part of PARTS) await lookAtPart(deps, part, [...changed.keys()], findings);
  }
  return findings;
}

/** Who was erased goes at once. Of the others somebody's photo is stored a moment before the person is. */
async function lookAtUnknown(
  { repo }: SweepDeps,
  now: Temporal.Instant,
  ids: readonly string[],
  { there, findings }: { there: ReadonlySet<string>; findings: Findings },
): Promise<void> {
  if (there.size > 0) await repo.forget([...there]);
  const unknown = ids.filter((id) => !there.has(id));
  if (unknown.length === 0) return;
  const erased = await repo.erased(unknown);
  const waiting = unknown.filter((id) => !erased.has(id));
  const over =
    waiting.length > 0
      ? await repo.unknownSince(waiting, toText(now), toText(now.subtract(UNKNOWN_KEPT)))
      : new Set<string>();
  const owners = unknown.filter((id) => erased.has(id) || over.has(id));
  findings.owners.push(...owners);
  for (const id of owners) (erased.has(id) ? findings.certain : findings.gone).push(`users/${id}`);
}

async function lookAtPart(
  { rows, storage }: SweepDeps,
  part: Part,
  userIds: readonly string[],
  findings: Findings,
): Promise<void> {
  for await (const folders of batches(foldersOf(storage, part, userIds))) {
    const alive = await rows[part](folders.map(({ id }) => id));
    if (part !== 'incoming') findings.total += folders.length;
    const list = part === 'incoming' ? findings.certain : findings.gone;
    for (const { userId, id } of folders) {
      if (!alive.has(id)) list.push(folderOf(userId, part, id));
    }
  }
}

async function* foldersOf(storage: Storage, part: Part, userIds: readonly string[]) {
  for (const userId of userIds) {
    for await (const id of storage.list(`users/${userId}/${part}`)) yield { userId, id };
  }
}

async function* batches<T>(items: AsyncIterable<T> | Iterable<T>): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
