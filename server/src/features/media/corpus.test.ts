import { MOST_BYTES } from '@encina/contract/files';
import sharp from 'sharp';
import { it as anyTest, expect } from 'vitest';
import { corpus } from '../../testing/corpus.ts';
import { type Fixtures, onBothEnginesSharing } from '../../testing/fixtures.ts';
import { addMemoryOwner, askAddress, confirm, put, send } from '../../testing/memories.ts';
import { coloursAt } from '../../testing/pictures.ts';
import type { Town } from '../../testing/town.ts';

const { files, names } = await corpus();
const UPRIGHT = ['red', 'blue'];

anyTest('the corpus is large enough to be worth its name', () => {
  expect(files.length + names.length).toBeGreaterThanOrEqual(60);
});

async function filesOfOwner(town: Town) {
  const owner = await addMemoryOwner(town);
  const stored = async () => {
    const found: string[] = [];
    for (const part of ['media', 'incoming']) {
      for await (const id of town.storage.list(`users/${owner.id}/${part}`)) found.push(id);
    }
    return found.toSorted();
  };
  const kept = async () => {
    const rows = await town.db.selectFrom('media').select('id').execute();
    return rows.map(({ id }) => id).toSorted();
  };
  const at = (url: string) =>
    town.app.http.inject({
      url: `/api/users/${owner.id}/objects${url}`,
      cookies: owner.cookies,
    });
  return { owner, stored, kept, at };
}

const shared = (it: Fixtures) =>
  it.extend('own', { scope: 'file' }, ({ server }) => filesOfOwner(server));

onBothEnginesSharing('what people and others send', shared, (it) => {
  it.for(files)(
    '$what is $answer',
    async ({ answer, ...sent }, { town, own: { owner, stored, kept, at } }) => {
      const { status, json } = await send(town, owner, sent);
      const isKept = ['image', 'video', 'audio'].includes(answer);
      expect([status, json.kind ?? json.code]).toEqual([isKept ? 200 : 422, answer]);
      expect(await stored()).toEqual(await kept());
      if (!isKept) return expect(json.error).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
      const shown = await at(json.url);
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'content-type': json.mimeType,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      if (answer !== 'image') return;
      for (const url of [json.url, json.thumbnail]) {
        const bytes = (await at(url)).rawPayload;
        const { format, exif, icc, xmp, orientation, pages = 1 } = await sharp(bytes).metadata();
        expect({ format, exif, icc, xmp, orientation, pages }).toEqual({
          format: 'webp',
          pages: 1,
        });
        expect(bytes.includes('Josefa') || bytes.includes('<script>')).toBe(false);
      }
    },
  );

  it.for(names)(
    '$what is called by its last part, without what cannot be seen',
    async (odd, { town, own: { owner, stored, kept } }) => {
      const { status, json } = await send(town, owner, odd);
      expect([status, json.originalName]).toEqual([200, odd.shown]);
      expect(await stored()).toEqual(await kept());
    },
  );

  it('a name with a NUL is no text, and nothing at all is no file', async ({
    town,
    own: { owner },
  }) => {
    const body = { mimeType: 'image/jpeg', size: 5, originalName: 'a\0b.jpg' };
    expect((await askAddress(town, owner, body)).answer.status).toBe(400);
    const { uploadURL } = await askAddress(town, owner);
    expect((await put(town, owner, uploadURL, Buffer.alloc(0))).json).toMatchObject({
      error: 'Archivo requerido',
    });
    const declared = await askAddress(town, owner, { size: 0, mimeType: 'image/png' });
    expect(declared.answer.status).toBe(400);
  });

  it.for(['text/html', 'image', 'application/pdf', 'IMAGE', 'x/y', '../image/png'])(
    'a type like %s is refused before anything is sent',
    async (mimeType, { town, own: { owner } }) => {
      const { answer } = await askAddress(town, owner, { mimeType, size: 5 });
      expect(answer).toMatchObject({
        status: 400,
        json: { error: 'Solo se permiten imágenes, videos y audios.' },
      });
    },
  );

  it('a photo lying down stands upright, whichever way the camera was held', async ({
    town,
    own: { owner, at },
  }) => {
    // Where red and blue stand once a camera's eight notes are followed.
    const turned = files.filter(({ what }) => what.includes('orientation'));
    const seen: string[] = [];
    for (const sent of turned) {
      const { json } = await send(town, owner, sent);
      const bytes = (await at(json.url)).rawPayload;
      const { width = 0, height = 0 } = await sharp(bytes).metadata();
      const points =
        width > height
          ? [
              [0.05, 0.5],
              [0.95, 0.5],
            ]
          : [
              [0.5, 0.05],
              [0.5, 0.95],
            ];
      const colours = await coloursAt(bytes, points as [number, number][]);
      seen.push(`${width}x${height} ${colours.join(' ')}`);
    }
    const [red, blue] = UPRIGHT;
    const [lying, mirrored] = [`600x400 ${red} ${blue}`, `600x400 ${blue} ${red}`];
    const [up, down] = [`400x600 ${red} ${blue}`, `400x600 ${blue} ${red}`];
    expect(seen).toEqual([lying, mirrored, mirrored, lying, up, up, down, down]);
  });

  it('a film of exactly 50 MB is kept; one that says it is less is not', async ({
    town,
    own: { owner },
  }) => {
    const film =
      files.find(({ what }) => what === 'a film of a telephone')?.bytes ?? Buffer.alloc(0);
    const whole = Buffer.concat([film, Buffer.alloc(MOST_BYTES - film.length)]);
    const { status, json } = await send(town, owner, { bytes: whole, type: 'video/mp4' });
    expect([status, json.size]).toEqual([200, MOST_BYTES]);
    const { uploadURL, fileURL } = await askAddress(town, owner, {
      mimeType: 'video/mp4',
      size: 99,
    });
    expect((await put(town, owner, uploadURL, film, 'video/mp4')).status).toBe(400);
    expect((await confirm(town, owner, { fileURL })).status).toBe(409);
  });
});
