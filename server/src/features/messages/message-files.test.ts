import { MOST_BYTES } from '@encina/contract/files';
import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { addPerson, addSupportPerson, type Client, type Person } from '../../testing/accounts.ts';
import { formOf } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { pictureBytes } from '../../testing/pictures.ts';
import { START, type Town } from '../../testing/town.ts';
import { keepFiles } from '../media/keep-files.ts';
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

/** What a relative uploads for a person, and what the store holds of it. */
function uploadsOf(town: Town, person: Person, relative: Client) {
  const stored = (folder: string) => Array.fromAsync(town.storage.list(folder));
  return {
    upload: (given: Parameters<typeof formOf>[0]) =>
      relative.ask({ method: 'POST', url: '/api/upload', ...formOf(given) }),
    count: async () => (await stored(`users/${person.id}/messages`)).length,
    staged: () => stored('staging'),
  };
}

function filesIn({ db, storage }: Town) {
  const clock = () => Temporal.Instant.from(START);
  const kept = keepFiles({ uploads: uploadsRepo(db), storage, clock });
  return attachments({ repo: messageFilesRepo(db), storage, keepFiles: kept });
}

onBothEngines('a file for a message', (base) => {
  const it = base
    .extend('photo', () => pictureBytes())
    .extend('uploads', ({ town, person, relative }) => uploadsOf(town, person, relative))
    .extend('files', ({ town }) => filesIn(town));

  it('comes as a form, its person named before or after it, and she sees it at its address', async ({
    town,
    person,
    relative,
    photo,
    uploads,
  }) => {
    for (const [file, type] of [
      [photo, 'image/webp'],
      [VIDEO, 'video/webm'],
    ] as const) {
      const { status, json } = await uploads.upload({ userId: person.id, file, name: 'foto.jpg' });
      expect([status, Object.keys(json)]).toEqual([200, ['url']]);
      const seen = await person.ask({ url: json.url });
      expect([seen.status, seen.headers['content-type']]).toEqual([200, type]);
      const others = [await addPerson(town), relative, town];
      const statuses = others.map(async (who) => (await who.ask({ url: json.url })).status);
      expect(await Promise.all(statuses)).toEqual([404, 200, 401]);
    }
    const first = formOf({ userId: person.id });
    const second = formOf({ file: photo });
    const end = '------encina--\r\n';
    const body = Buffer.concat([first.body.subarray(0, -end.length), second.body]);
    const { headers } = first;
    const sent = await relative.ask({ method: 'POST', url: '/api/upload', headers, body });
    expect(sent.status).toBe(200);
    expect(await uploads.staged()).toEqual([]);
  });

  it('is refused for whom the sender does not look after, or whom there is not', async ({
    town,
    photo,
    uploads,
  }) => {
    const before = await uploads.count();
    const other = await addPerson(town);
    for (const userId of [other.id, 'nobody', '../../etc', '']) {
      const { status, json } = await uploads.upload({ userId, file: photo });
      expect([status, json.error]).toEqual([404, 'Usuario no encontrado']);
    }
    expect((await uploads.upload({ file: photo })).status).toBe(404);
    expect(await uploads.count()).toBe(before);
    expect(await uploads.staged()).toEqual([]);
  });

  it('is a picture, a film or a voice that can be opened, and no larger than 50 MB', async ({
    person,
    photo,
    uploads,
  }) => {
    const before = await uploads.count();
    const userId = person.id;
    const wav = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(40)]);
    const answers = {
      sound: await uploads.upload({ userId, file: wav, type: 'audio/wav' }),
      page: await uploads.upload({
        userId,
        file: Buffer.from('<html><script>1</script>'),
        name: 'a.jpg',
      }),
      half: await uploads.upload({ userId, file: photo.subarray(0, 900) }),
      nothing: await uploads.upload({ userId, file: Buffer.alloc(0) }),
      none: await uploads.upload({ userId }),
      over: await uploads.upload({ userId, file: Buffer.alloc(MOST_BYTES + 1) }),
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
    expect(await uploads.count()).toBe(before + 1);
    expect(await uploads.staged()).toEqual([]);
  });

  it('is refused where its form breaks off, has no boundary, or is something else', async ({
    person,
    relative,
    photo,
    uploads,
  }) => {
    const right = formOf({ userId: person.id, file: photo });
    const broken = right.body.subarray(0, -30);
    const status = async (body: unknown, type: string) =>
      (
        await relative.ask({
          method: 'POST',
          url: '/api/upload',
          body,
          headers: { 'content-type': type },
        })
      ).status;
    expect(await status(broken, String(right.headers['content-type']))).toBe(400);
    expect(await status(right.body, 'multipart/form-data; x=y')).toBe(400);
    expect(await status(right.body, 'image/jpeg')).toBe(415);
    expect(await status('{}', 'application/json')).toBe(415);
    expect(await uploads.staged()).toEqual([]);
  });

  it('belongs to one message of its sender, and can be kept among the memories', async ({
    town,
    person,
    relative,
    photo,
    uploads,
    files,
  }) => {
    const { url } = (await uploads.upload({ userId: person.id, file: photo })).json;
    const other = await addSupportPerson(town, [person.id]);
    const elsewhere = await addPerson(town);
    expect(await files.attach(person.id, url, bySupport(other.id))).toBeUndefined();
    expect(await files.attach(elsewhere.id, url, bySupport(relative.id))).toBeUndefined();
    const own = bySupport(relative.id);
    expect(await files.attach(person.id, url, { ...own, sentBy: 'user' })).toBeUndefined();
    const fileId = String(fileAt(person.id, url));
    const attached = { type: 'image', media_key: `messages/${fileId}` };
    expect(await files.attach(person.id, url, own)).toEqual(attached);
    expect(await files.attach(person.id, url, own)).toEqual(attached);
    expect(await files.attach(person.id, url, bySupport(relative.id))).toBeUndefined();
    const user = { id: person.id, timeZone: 'Europe/Madrid' };
    const words = new Map([[fileId, { title: 'De mi hija', description: '' }]]);
    expect(await files.keep(user, words)).toBe(1);
    await files.discard(person.id, [fileId]);
    expect(await files.keep(user, words)).toBe(0);
    const { json } = await person.ask({ url: `${person.url}/media` });
    expect(json).toMatchObject([{ title: 'De mi hija', kind: 'image', day: '2026-11-20' }]);
    for (const at of [json[0].url, json[0].thumbnail]) {
      expect((await person.ask({ url: `${person.url}/objects${at}` })).status).toBe(200);
    }
  });
});
