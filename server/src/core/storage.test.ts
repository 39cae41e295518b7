/// <reference path="../../../scripts/types/untyped-packages.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3, startS3 } from '../../../scripts/testing/s3.ts';
import { addAdmin } from '../testing/accounts.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { pictureUrl } from '../testing/pictures.ts';
import { openStorage, type Storage } from './storage.ts';
import { objectsOf } from './storage-s3.ts';

const PHOTO = new Uint8Array([0, 255, 13, 10, 0]);

let store: S3;
beforeAll(async () => {
  store = await startS3();
});
afterAll(() => store.stop());

describe.each(['disk', 's3'])('files on %s', (kind) => {
  let folder: string;
  let storage: Storage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'encina-files-'));
    storage = await openStorage(folder, kind === 's3' ? store : undefined);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('come back as they were put', async () => {
    await storage.put('users/a/photo.webp', PHOTO, 'image/webp');
    expect(Uint8Array.from((await storage.get('users/a/photo.webp')) ?? [])).toEqual(PHOTO);
  });

  it('are replaced by what is put later', async () => {
    await storage.put('users/b/photo.webp', PHOTO, 'image/webp');
    await storage.put('users/b/photo.webp', new Uint8Array([1]), 'image/webp');
    expect(await storage.get('users/b/photo.webp')).toHaveLength(1);
  });

  it('are undefined where they are not there, and so is their folder', async () => {
    await storage.put('users/c/photo.webp', PHOTO, 'image/webp');
    expect(await storage.get('users/c/nothing.webp')).toBeUndefined();
    expect(await storage.get('users/nobody/photo.webp')).toBeUndefined();
    expect(await storage.get('users/c')).toBeUndefined();
  });

  it('are gone once removed, and removing them again is no fault', async () => {
    await storage.put('users/d/photo.webp', PHOTO, 'image/webp');
    await storage.put('users/d/other.webp', PHOTO, 'image/webp');
    await storage.remove('users/d/photo.webp');
    await storage.remove('users/d/photo.webp');
    expect(await storage.get('users/d/photo.webp')).toBeUndefined();
    expect(await storage.get('users/d/other.webp')).toBeDefined();
  });

  it('go together where they are of one person, without those of an id that begins alike', async () => {
    for (const key of ['users/e/1.webp', 'users/e/media/2.mp4', 'users/e2/3.webp']) {
      await storage.put(key, PHOTO, 'image/webp');
    }
    await storage.removeAll('users/e');
    expect(await storage.get('users/e/1.webp')).toBeUndefined();
    expect(await storage.get('users/e/media/2.mp4')).toBeUndefined();
    expect(await storage.get('users/e2/3.webp')).toBeDefined();
    await storage.removeAll('users/nobody');
  });

  it('go together while more of them are still on their way', async () => {
    const keys = Array.from({ length: 40 }, (_, i) => `users/g/media/${i}/original`);
    const coming = keys.map((key) => storage.put(key, PHOTO, 'image/webp').catch(() => undefined));
    await expect(storage.removeAll('users/g')).resolves.toBeUndefined();
    await Promise.all(coming);
    await storage.removeAll('users/g');
    expect(await Array.fromAsync(storage.list('users/g/media'))).toEqual([]);
  });

  it('come and go little by little, and in parts', async () => {
    await storage.putStream('users/f/film', Readable.from([PHOTO, PHOTO]), 'video/mp4');
    expect(await storage.size('users/f/film')).toBe(2 * PHOTO.length);
    expect([...(await buffer(await storage.open('users/f/film', { start: 1, end: 5 })))]).toEqual([
      255, 13, 10, 0, 0,
    ]);
    expect(await buffer(await storage.open('users/f/film'))).toHaveLength(2 * PHOTO.length);
    expect(await storage.size('users/f/nothing')).toBeUndefined();
  });

  it('are not kept where they break off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield PHOTO;
        throw new Error('the line is dead');
      })(),
    );
    await expect(storage.putStream('users/g/film', broken, 'video/mp4')).rejects.toThrow('is dead');
  });

  it('move, are copied, and are listed by folder', async () => {
    await storage.put('users/h/incoming/1/file', PHOTO, 'video/mp4');
    await storage.move('users/h/incoming/1/file', 'users/h/media/1/original');
    await storage.copy('users/h/media/1/original', 'users/h/media/2/original');
    expect(await storage.size('users/h/incoming/1/file')).toBeUndefined();
    expect(await storage.size('users/h/media/1/original')).toBe(PHOTO.length);
    const names = await Array.fromAsync(storage.list('users/h/media'));
    expect(names.toSorted()).toEqual(['1', '2']);
    expect(await Array.fromAsync(storage.list('users/nobody/media'))).toEqual([]);
  });

  it('are all told with their sizes', async () => {
    await storage.put('users/i/media/1/original', PHOTO, 'video/mp4');
    const all = await Array.fromAsync(storage.all());
    expect(all).toContainEqual({ key: 'users/i/media/1/original', size: PHOTO.length });
    expect(all).toContainEqual({ key: 'health/probe', size: 2 });
  });

  it('never leave their folder', async () => {
    await expect(storage.put('../outside', PHOTO, 'image/webp')).rejects.toThrow();
    const stream = Readable.from([PHOTO]);
    if (kind === 'disk') {
      await expect(storage.putStream('users/../../x', stream, 'x/y')).rejects.toThrow('is no key');
      await expect(storage.open('/etc/passwd')).rejects.toThrow('is no key');
    }
    for (const prefix of ['', '/', '..', 'users/..', 'users/', '.']) {
      await expect(storage.removeAll(prefix)).rejects.toThrow('is no folder');
    }
  });

  it('pass the check of the store', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

it('a store of more files than one page lists them all', async () => {
  const pages: Record<string, object> = {
    first: { Contents: [{ Key: 'a', Size: 1 }], NextContinuationToken: 'second' },
    second: { Contents: [{ Key: 'b', Size: 2 }] },
  };
  const client = {
    send: async ({ input }: { input: { ContinuationToken?: string } }) =>
      pages[input.ContinuationToken ?? 'first'],
  };
  const all = await Array.fromAsync(objectsOf(client as unknown as S3Client, 'encina'));
  expect(all).toEqual([
    { key: 'a', size: 1 },
    { key: 'b', size: 2 },
  ]);
});

it('a file is sent again where the store refuses it twice, and is refused at the third time', async () => {
  const storage = await openStorage('', store);
  const send = (key: string) =>
    storage.putStream(key, Readable.from([Buffer.from(PHOTO)]), 'image/webp');
  store.refuseNext(2);
  await send('users/r/again.webp');
  expect(Uint8Array.from((await storage.get('users/r/again.webp')) ?? [])).toEqual(PHOTO);
  store.refuseNext(3);
  await expect(send('users/r/never.webp')).rejects.toThrow();
  expect(await storage.get('users/r/never.webp')).toBeUndefined();
});

it('a disk whose folder is gone does not pass the check', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'encina-files-'));
  const storage = await openStorage(folder);
  await rm(folder, { recursive: true });
  await expect(storage.check()).rejects.toThrow();
});

it('a store with another key is not opened', async () => {
  const wrong = { ...store, bucket: 'another-bucket' };
  await expect(openStorage('', wrong)).rejects.toThrow();
});

onBothEngines('a server with an S3 store', (it) => {
  it('keeps the photo of a person there, serves it, and erases it with her', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown({
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: store.bucket,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    });
    const { token } = await addAdmin(town);
    const body = { name: 'Josefa', pin: '2468', photo: await pictureUrl('png') };
    const { json } = await town.ask({ method: 'POST', url: '/api/users', token, body });
    const photo = await town.ask({ url: json.photo, token });
    expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await town.ask({ url: '/health/ready' })).status).toBe(200);
    expect((await town.ask({ url: json.photo })).status).toBe(401);
    const row = await town.db.selectFrom('users').select('photo_key').executeTakeFirstOrThrow();
    expect(await town.storage.get(row.photo_key ?? '')).toBeDefined();
    await town.ask({ method: 'DELETE', url: `/api/users/${json.id}`, token });
    expect(await town.storage.get(row.photo_key ?? '')).toBeUndefined();
    const policy = String(photo.headers['content-security-policy']);
    expect(policy).toBe("default-src 'none'; sandbox");
    const page = await town.ask({ url: '/' });
    expect(page.headers['content-security-policy']).toContain(store.endpoint);
  });
});
