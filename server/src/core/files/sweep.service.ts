import { type Clock, toText } from '../clock.ts';
import type { Storage } from '../storage.ts';
import { folderOf, madeAt, PARTS, type Part, STAGING } from './file-keys.ts';

/** Which of these there are. */
type Among = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

export interface SweepDeps {
  /** What has a row, by the part of the store in which its folder is. */
  readonly rows: Readonly<Record<Part, Among>>;
  /** Forgets the rows that never became anything, from before that. */
  readonly expire: (before: string) => Promise<unknown>;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly people: Among;
}

/** What was never confirmed, or never sent, goes after a day. */
const KEPT: Temporal.DurationLike = { hours: 24 };
/** Folders that one query asks about. */
const AT_ONCE = 500;

/**
 * Lets nothing half-done last: a folder without a row, whatever interrupted its making or its deletion, and a row
 * that never became anything. Every folder is made after its row, so that one without is nobody's.
 */
export function sweepService({ rows, expire, storage, clock, people }: SweepDeps) {
  let lookedAt: Temporal.Instant | undefined;

  async function sweepStaging(before: number): Promise<void> {
    for await (const id of storage.list(STAGING)) {
      if (madeAt(id) < before) await storage.remove(`${STAGING}/${id}`);
    }
  }

  async function sweepPart(part: Part, userIds: readonly string[]): Promise<void> {
    for await (const folders of batches(foldersOf(part, userIds))) {
      const alive = await rows[part](folders.map(({ id }) => id));
      for (const { userId, id } of folders) {
        if (!alive.has(id)) await storage.removeAll(folderOf(userId, part, id));
      }
    }
  }

  async function* foldersOf(part: Part, userIds: readonly string[]) {
    for (const userId of userIds) {
      for await (const id of storage.list(`users/${userId}/${part}`)) yield { userId, id };
    }
  }

  /** Somebody's photo is stored a moment before the person is: who is new is left alone. */
  async function sweepPeople(before: number): Promise<void> {
    for await (const ids of batches(storage.list('users'))) {
      const there = await people(ids);
      const gone = ids.filter((id) => !there.has(id) && madeAt(id) < before);
      for (const id of gone) await storage.removeAll(`users/${id}`);
      for (const part of PARTS) await sweepPart(part, [...there]);
    }
  }

  return {
    /** Rows each time; the store, which may be large and charge for each look, once a day. */
    async sweep(): Promise<void> {
      const now = clock();
      const before = now.subtract(KEPT);
      await expire(toText(before));
      if (lookedAt && Temporal.Instant.compare(lookedAt, before) > 0) return;
      lookedAt = now;
      await sweepStaging(before.epochMilliseconds);
      await sweepPeople(before.epochMilliseconds);
    },
  };
}

async function* batches<T>(items: AsyncIterable<T>): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
