import { afterEach, expect, it } from 'vitest';
import { pictureBytes } from '../../testing/pictures.ts';
import { type Pictures, pictures } from './pictures.ts';

let open: Pictures;
afterEach(() => open.close());

it('a picture that takes too long is given up, and the next one is opened', async () => {
  const photo = await pictureBytes();
  open = pictures(1);
  await expect(open.develop(async () => photo)).rejects.toMatchObject({ code: 'image_too_big' });
  open.close();
  open = pictures();
  const { screen, thumbnail } = await open.develop(async () => photo);
  expect([screen, thumbnail].map((bytes) => Buffer.from(bytes).toString('latin1', 8, 12))).toEqual([
    'WEBP',
    'WEBP',
  ]);
});

it('pictures are opened one after the other, and one that cannot be holds up no other', async () => {
  const photo = await pictureBytes();
  open = pictures();
  let atOnce = 0;
  let most = 0;
  const load = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
    return photo;
  };
  const failing = () => Promise.reject(new Error('the disk is gone'));
  const asked = [load, failing, load, async () => undefined, load].map((it) => open.develop(it));
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(most).toBe(1);
});
