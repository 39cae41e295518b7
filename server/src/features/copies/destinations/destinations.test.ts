/// <reference path="../../../../../scripts/types/untyped-packages.d.ts" />
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startS3 } from '../../../../../scripts/testing/s3.ts';
import { bucketDestination } from './bucket.ts';
import { configuredDestinations } from './configured.ts';
import type { Destination } from './destination.ts';
import { folderDestination } from './folder.ts';
import { inParts } from './parts.ts';
import { MARKER } from './plugged-in.ts';

const NAME = 'encina-12345678-20261120T160500Z.age';

async function* pieces(...all: Uint8Array[]) {
  yield* all;
}

async function* breaking() {
  yield Buffer.from('half of it');
  throw new Error('the line is dead');
}

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'encina-copies-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const places: Record<string, () => Promise<Destination>> = {
  folder: async () => folderDestination(join(await temporary(), 'new')),
  bucket: async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.stop());
    return bucketDestination(s3);
  },
};

describe.each(Object.keys(places))('copies in a %s', (kind) => {
  it('come back as they were put, and go', async () => {
    const place = await places[kind]?.();
    const bytes = Buffer.alloc(70_000, 1);
    await place?.put(NAME, pieces(bytes, bytes));
    expect(await place?.list()).toEqual([NAME]);
    const back = await buffer((await place?.open(NAME)) ?? pieces());
    expect(back.equals(Buffer.concat([bytes, bytes]))).toBe(true);
    await place?.remove(NAME);
    expect(await place?.list()).toEqual([]);
  });

  it('are there whole or not at all', async () => {
    const place = await places[kind]?.();
    await expect(place?.put(NAME, breaking())).rejects.toThrow('the line is dead');
    expect(await place?.list()).toEqual([]);
  });
});

it('bytes go into parts of one size, whatever pieces they come in', async () => {
  const parts = await Array.fromAsync(inParts(pieces(Buffer.alloc(5), Buffer.alloc(21)), 10));
  expect(parts.map(({ length }) => length)).toEqual([10, 10, 6]);
});

it('a disk that is plugged in is found by its marker, and gone when it is pulled out', async () => {
  const root = await temporary();
  const table = join(root, 'mounts');
  const plug = async (name: string) => {
    const folder = join(root, name);
    await mkdir(folder);
    const line = `/dev/sdb1 ${folder.replaceAll(' ', '\\040')} vfat rw 0 0\n`;
    await writeFile(table, `proc /proc proc rw 0 0\n${line}`);
    return folder;
  };
  const nothing = { folder: undefined, s3: undefined, passphrase: undefined, recipient: undefined };
  const found = async () =>
    (await configuredDestinations(nothing, { table, below: [root] })).map(({ name }) => name);

  const disk = await plug('MI DISCO');
  expect(await found()).toEqual([]);
  await writeFile(join(disk, MARKER), '');
  expect(await found()).toEqual([disk]);
  await writeFile(table, 'proc /proc proc rw 0 0\n');
  expect(await found()).toEqual([]);
});
