import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { it as base, describe, expect } from 'vitest';
import { lastCopyAt } from '../../core/last-copy.ts';
import { copyName, erasedName } from './copy-name.ts';
import type { Destination } from './destinations/destination.ts';
import { folderDestination } from './destinations/folder.ts';
import { copySchedule } from './schedule.ts';

const TOWN = '01936c1e-0000-7000-8000-000012345678';
const OTHER_TOWN = '01936c1e-0000-7000-8000-0000aaaaaaaa';
const JOSEFA = '01936c1e-0000-7000-8000-0000000000aa';

/** A server with a clock of its own, whose copies are names of empty files. */
const it = base.extend('server', async ({ task: _ }, { onCleanup }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'encina-schedule-'));
  onCleanup(() => rm(dataDir, { recursive: true, force: true }));
  const place = (name: string) => folderDestination(join(dataDir, name));
  const server = {
    dataDir,
    now: Temporal.Instant.from('2026-11-20T16:05:00Z'),
    places: [place('copies')] as Destination[],
    place,
    runs: 0,
    isReady: true,
    isBroken: false,
    erased: [] as string[],
    reports: [] as unknown[],
    async copyTo(destination: Destination, installation = TOWN) {
      const name = copyName(installation, server.now);
      await destination.put(name, Readable.from([]));
    },
  };
  const schedule = copySchedule({
    repo: {
      installation: async () => TOWN,
      erasedCount: async () => server.erased.length,
      async *erased() {
        yield* server.erased;
      },
    },
    dataDir,
    clock: () => server.now,
    destinations: async () => server.places,
    isReady: async () => server.isReady,
    async run() {
      server.runs += 1;
      if (server.isBroken) return;
      for (const destination of server.places) await server.copyTo(destination);
    },
    report: (error) => server.reports.push(error),
  });
  return Object.assign(server, {
    async pass(duration: Temporal.DurationLike) {
      server.now = server.now.add(duration);
      await schedule.look();
      return server.runs;
    },
  });
});

describe('the copies of every day', () => {
  it('are made at once, then once a day after three in the morning', async ({ server }) => {
    expect(await server.pass({ minutes: 1 })).toBe(1);
    expect(await server.pass({ hours: 9 })).toBe(1);
    expect(await server.pass({ hours: 2 })).toBe(2);
    expect(await server.pass({ hours: 12 })).toBe(2);
    expect(server.reports).toEqual([]);
  });

  it('wait for a passphrase', async ({ server }) => {
    server.isReady = false;
    expect(await server.pass({ minutes: 1 })).toBe(0);
    server.isReady = true;
    expect(await server.pass({ minutes: 1 })).toBe(1);
  });

  it('are tried again after an hour where they failed', async ({ server }) => {
    server.isBroken = true;
    expect(await server.pass({ minutes: 1 })).toBe(1);
    expect(await server.pass({ minutes: 30 })).toBe(1);
    expect(await server.pass({ minutes: 31 })).toBe(2);
  });

  it('go to a disk as soon as it is plugged in, and again when it comes back another day', async ({
    server,
  }) => {
    await server.pass({ minutes: 1 });
    const disk = server.place('disk');
    server.places.push(disk);
    expect(await server.pass({ minutes: 1 })).toBe(2);
    expect(await disk.list()).toContain(copyName(TOWN, server.now));
    server.places.pop();
    expect(await server.pass({ minutes: 1 })).toBe(2);
    server.places.push(disk);
    expect(await server.pass({ minutes: 1 })).toBe(2);
    server.places.pop();
    expect(await server.pass({ hours: 12 })).toBe(3);
    server.places.push(disk);
    expect(await server.pass({ minutes: 1 })).toBe(4);
  });

  it('of another town in the same folder are not taken for its own', async ({ server }) => {
    const [place] = server.places;
    if (place) await server.copyTo(place, OTHER_TOWN);
    expect(await server.pass({ minutes: 1 })).toBe(1);
  });

  it('are known to the panel, also those that another command made', async ({ server }) => {
    const [place] = server.places;
    if (place) await server.copyTo(place);
    const made = server.now;
    await server.pass({ minutes: 1 });
    expect((await lastCopyAt(server.dataDir))?.epochMilliseconds).toBe(made.epochMilliseconds);
  });

  it('have beside them who was erased, within a minute', async ({ server }) => {
    await server.pass({ minutes: 1 });
    server.erased.push(JOSEFA);
    await server.pass({ minutes: 1 });
    const [place] = server.places;
    expect(await text((await place?.open(erasedName(TOWN))) ?? Readable.from([]))).toBe(
      `${JOSEFA}\n`,
    );
  });

  it('do not end with a place that does not answer', async ({ server }) => {
    await writeFile(join(server.dataDir, 'file'), '');
    server.places = [folderDestination(join(server.dataDir, 'file', 'folder'))];
    await server.pass({ minutes: 1 });
    expect(server.reports).not.toEqual([]);
    server.places = [server.place('copies')];
    expect(await server.pass({ minutes: 1 })).toBe(1);
  });
});
