import { expect } from 'vitest';
import { addMunicipality } from '../../testing/accounts.ts';
import { type Fixtures, onBothEnginesSharing } from '../../testing/fixtures.ts';
import { addMemory, addMemoryOwner, send } from '../../testing/memories.ts';
import type { Town } from '../../testing/town.ts';

const WAV = Buffer.alloc(2_000, 128);
WAV.write('RIFF\0\0\0\0WAVEfmt ', 0, 'latin1');

/** Ways out of the folder, and into another's, as people try them. */
const TRAVERSALS = [
  '../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '%2e%2e%2f%2e%2e%2fencina.sqlite',
  '..%5c..%5cencina.sqlite',
  '....//....//etc/passwd',
  '%252e%252e%252fetc%252fpasswd',
  '/etc/passwd',
  '//etc/passwd',
  '.',
  '..',
  '%2e',
  '*',
  '%2a',
  'media',
  'media/%20',
  'media/..',
  'media/.%2e/messages',
  'media/nobody',
  'media/nobody/thumbnail',
  'media/nobody/original',
  'media/%2f',
  'media/%5c',
  'media/~root',
  'media/original',
  'media/screen.webp',
  'messages',
  'messages/nobody',
  'messages/..%2fmedia',
  'incoming/nobody',
  'staging/nobody',
  'health/probe',
  'photo.webp',
  'file:///etc/passwd',
  'http:%2f%2flocalhost%2f',
  'C:%5cWindows',
  "media/' or 1=1 --",
  'media/__proto__',
  'media/constructor',
  '',
].map((path) => encodeURI(path).replaceAll('%25', '%'));

async function ownSound(town: Town) {
  const owner = await addMemoryOwner(town);
  const { json } = await send(town, owner, { bytes: WAV, type: 'audio/wav' });
  const sound = `/api/users/${owner.id}/objects${json.url}`;
  const part = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
    const { cookies } = owner;
    const answer = await town.app.http.inject({ method, url: sound, cookies, headers });
    const { 'content-range': range, 'content-length': length } = answer.headers;
    return { status: answer.statusCode, range, length: Number(length), bytes: answer.rawPayload };
  };
  return { owner, sound, part };
}

const shared = (it: Fixtures) =>
  it.extend('own', { scope: 'file' }, ({ server }) => ownSound(server));

onBothEnginesSharing('the files of a person', shared, (it) => {
  it.for([
    ['bytes=0-1', 0, 2],
    ['bytes=0-', 0, 2_000],
    ['bytes=-500', 1_500, 2_000],
    ['bytes=1990-5000', 1_990, 2_000],
    ['bytes=-5000', 0, 2_000],
  ] as const)('are given in the part %s', async ([range, start, end], { own: { part } }) => {
    expect(await part({ range })).toEqual({
      status: 206,
      range: `bytes ${start}-${end - 1}/2000`,
      length: end - start,
      bytes: WAV.subarray(start, end),
    });
  });

  it.for(['bytes=2000-', 'bytes=9999-10000', 'bytes=-0'])(
    'have no part %s beyond their end',
    async (range, { own: { part } }) => {
      expect(await part({ range })).toMatchObject({ status: 416, range: 'bytes */2000' });
    },
  );

  it.for(['bytes=x', 'bytes=5-1', 'items=0-1', 'bytes=0-1,5-6', ''])(
    'are given whole for a part like "%s", which is none or several',
    async (range, { own: { part } }) => {
      expect(await part({ range })).toMatchObject({
        status: 200,
        range: undefined,
        length: 2_000,
      });
    },
  );

  it('are not sent again to who has them, nor a part of another version', async ({
    town,
    own: { owner, sound, part },
  }) => {
    const { cookies } = owner;
    const { headers } = await town.ask({ url: sound, cookies });
    const etag = String(headers.etag);
    const again = await town.ask({ url: sound, cookies, headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await part({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await part({ range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200);
  });

  it('say how long they are without being sent', async ({ own: { part } }) => {
    expect(await part({}, 'HEAD')).toMatchObject({ status: 200, length: 2_000 });
    expect((await part({}, 'HEAD')).bytes).toHaveLength(0);
    expect(await part({ range: 'bytes=0-9' }, 'HEAD')).toMatchObject({ status: 206, length: 10 });
  });

  it.for(TRAVERSALS)('have no way out through %s', async (path, { town, own: { owner } }) => {
    const { cookies } = owner;
    for (const url of [
      `/api/users/${owner.id}/objects/${path}`,
      `/api/users/${owner.id}/objects${path}`,
    ]) {
      const answer = await town.app.http.inject({ url, cookies });
      expect([url, answer.statusCode, answer.json().code]).toEqual([
        url,
        404,
        expect.stringMatching('not_found'),
      ]);
    }
  });

  it('are nobody else’s: every foreign id is one that there is not', async ({
    town,
    own: { owner },
  }) => {
    const elsewhere = await addMunicipality(town);
    const others = [
      await addMemoryOwner(town),
      await addMemoryOwner(town, { municipality_id: elsewhere }),
    ];
    for (const other of others) {
      const { id, url, thumbnail } = await addMemory(town, other);
      const asked = [
        [`/api/users/${owner.id}/objects${url}`, 'GET'],
        [`/api/users/${owner.id}/objects${thumbnail}`, 'GET'],
        [`/api/users/${other.id}/objects${url}`, 'GET'],
        [`/api/users/${other.id}/objects${thumbnail}`, 'GET'],
        [`/api/users/${other.id}/media`, 'GET'],
        [`/api/media/${id}`, 'DELETE'],
        [`/api/users/nobody/objects${url}`, 'GET'],
      ] as const;
      for (const [address, method] of asked) {
        const { status } = await town.ask({ url: address, method, cookies: owner.cookies });
        expect([method, address, status]).toEqual([method, address, 404]);
      }
    }
  });
});
