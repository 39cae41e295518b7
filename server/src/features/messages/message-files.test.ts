import { MOST_BYTES } from '@encina/contract/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import { addSupportPerson, type TestAccount } from '../../testing/accounts.ts';
import { ENGINES } from '../../testing/engines.ts';
import { formOf } from '../../testing/files.ts';
import { addMemoryOwner, type MemoryOwner } from '../../testing/memories.ts';
import { pictureBytes } from '../../testing/pictures.ts';
import { type Answer, openTown, START, type Town } from '../../testing/town.ts';
import { keepFile } from '../media/keep-file.ts';
import { uploadsRepo } from '../media/uploads.repo.ts';
import { attachments } from './attachments.ts';
import { fileAt } from './file-address.ts';
import { messageFilesRepo } from './message-files.repo.ts';

const VIDEO = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');

const bySupport = (supportPersonId: string) =>
  ({
    id: newId(),
    supportPersonId,
    sentBy: 'support',
  }) as const;

describe.each(ENGINES)('a file for a message, on %s,', (engine) => {
  let town: Town;
  let owner: MemoryOwner;
  let daughter: TestAccount;
  let photo: Buffer;
  beforeAll(async () => {
    town = await openTown(engine);
    owner = await addMemoryOwner(town);
    daughter = await addSupportPerson(town, [owner.id]);
    photo = await pictureBytes();
  });
  afterAll(() => town.close());

  const upload = (given: Parameters<typeof formOf>[0], by = daughter): Promise<Answer> =>
    town.ask({ method: 'POST', url: '/api/upload', cookies: by.cookies, ...formOf(given) });
  const files = () => {
    const { db, storage } = town;
    const clock = () => Temporal.Instant.from(START);
    const kept = keepFile({ uploads: uploadsRepo(db), storage, clock });
    return attachments({ repo: messageFilesRepo(db), storage, keepFile: kept });
  };
  const stored = async (part: string) =>
    Array.fromAsync(town.storage.list(`users/${owner.id}/${part}`));
  const count = async () => (await stored('messages')).length;

  it('comes as a form, its person named before or after it, and she sees it at its address', async () => {
    for (const [file, type] of [
      [photo, 'image/webp'],
      [VIDEO, 'video/webm'],
    ] as const) {
      const { status, json } = await upload({ userId: owner.id, file, name: 'foto.jpg' });
      expect([status, Object.keys(json)]).toEqual([200, ['url']]);
      const seen = await town.ask({ url: json.url, cookies: owner.cookies });
      expect([seen.status, seen.headers['content-type']]).toEqual([200, type]);
      const others = [(await addMemoryOwner(town)).cookies, daughter.cookies, {}];
      const statuses = others.map(
        async (cookies) => (await town.ask({ url: json.url, cookies })).status,
      );
      expect(await Promise.all(statuses)).toEqual([404, 200, 401]);
    }
    const first = formOf({ userId: owner.id });
    const second = formOf({ file: photo });
    const end = '------encina--\r\n';
    const body = Buffer.concat([first.body.subarray(0, -end.length), second.body]);
    const options = { method: 'POST' as const, url: '/api/upload', cookies: daughter.cookies };
    expect((await town.ask({ ...options, headers: first.headers, body })).status).toBe(200);
    expect(await Array.fromAsync(town.storage.list('staging'))).toEqual([]);
  });

  it('is refused for whom the sender does not look after, or whom there is not', async () => {
    const before = await count();
    const other = await addMemoryOwner(town);
    for (const userId of [other.id, 'nobody', '../../etc', '']) {
      const { status, json } = await upload({ userId, file: photo });
      expect([status, json.error]).toEqual([404, 'Usuario no encontrado']);
    }
    expect((await upload({ file: photo })).status).toBe(404);
    expect(await count()).toBe(before);
    expect(await Array.fromAsync(town.storage.list('staging'))).toEqual([]);
  });

  it('is a picture, a film or a voice that can be opened, and no larger than 50 MB', async () => {
    const before = await count();
    const userId = owner.id;
    const wav = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(40)]);
    const answers = {
      sound: await upload({ userId, file: wav, type: 'audio/wav' }),
      page: await upload({ userId, file: Buffer.from('<html><script>1</script>'), name: 'a.jpg' }),
      half: await upload({ userId, file: photo.subarray(0, 900) }),
      nothing: await upload({ userId, file: Buffer.alloc(0) }),
      none: await upload({ userId }),
      over: await upload({ userId, file: Buffer.alloc(MOST_BYTES + 1) }),
    };
    const codes = Object.entries(answers).map(([name, { json }]) => [name, json.code]);
    expect(Object.fromEntries(codes)).toEqual({
      sound: undefined,
      page: 'media_type',
      half: 'media_damaged',
      nothing: 'media_missing',
      none: 'media_missing',
      over: 'media_too_large',
    });
    expect(await count()).toBe(before + 1);
    expect(await Array.fromAsync(town.storage.list('staging'))).toEqual([]);
  });

  it('is no form that breaks off, has no boundary, or is something else', async () => {
    const right = formOf({ userId: owner.id, file: photo });
    const options = { method: 'POST' as const, url: '/api/upload', cookies: daughter.cookies };
    const broken = right.body.subarray(0, -30);
    const status = async (body: unknown, type: string) =>
      (await town.ask({ ...options, body, headers: { 'content-type': type } })).status;
    expect(await status(broken, String(right.headers['content-type']))).toBe(400);
    expect(await status(right.body, 'multipart/form-data; x=y')).toBe(400);
    expect(await status(right.body, 'image/jpeg')).toBe(415);
    expect(await status('{}', 'application/json')).toBe(415);
    expect(await Array.fromAsync(town.storage.list('staging'))).toEqual([]);
  });

  it('belongs to one message of its sender, and can be kept among the memories', async () => {
    const { url } = (await upload({ userId: owner.id, file: photo })).json;
    const other = await addSupportPerson(town, [owner.id]);
    const elsewhere = await addMemoryOwner(town);
    expect(await files().attach(owner.id, url, bySupport(other.id))).toBeUndefined();
    expect(await files().attach(elsewhere.id, url, bySupport(daughter.id))).toBeUndefined();
    const own = bySupport(daughter.id);
    expect(await files().attach(owner.id, url, { ...own, sentBy: 'user' })).toBeUndefined();
    const fileId = String(fileAt(owner.id, url));
    const attached = { type: 'image', media_key: `messages/${fileId}` };
    expect(await files().attach(owner.id, url, own)).toEqual(attached);
    expect(await files().attach(owner.id, url, own)).toEqual(attached);
    expect(await files().attach(owner.id, url, bySupport(daughter.id))).toBeUndefined();
    const user = { id: owner.id, timeZone: 'Europe/Madrid' };
    expect(await files().keep(user, fileId, 'De mi hija')).toBe(true);
    await files().discard(owner.id, [fileId]);
    expect(await files().keep(user, fileId, '')).toBe(false);
    const { cookies } = owner;
    const { json } = await town.ask({ url: `/api/users/${owner.id}/media`, cookies });
    expect(json).toMatchObject([{ title: 'De mi hija', kind: 'image', day: '2026-11-20' }]);
    for (const at of [json[0].url, json[0].thumbnail]) {
      const answer = await town.ask({ url: `/api/users/${owner.id}/objects${at}`, cookies });
      expect(answer.status).toBe(200);
    }
  });
});
