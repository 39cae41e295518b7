import { afterEach, expect, it } from 'vitest';
import { pictureBytes } from '../../testing/pictures.ts';
import { type Pictures, pictures } from './pictures.ts';

let open: Pictures;
afterEach(() => open.close());

it('a picture that takes too long is given up, and the next one is opened', async () => {
  const photo = await pictureBytes();
  open = pictures({ longest: 1 });
  await expect(open.develop('ana', async () => photo)).rejects.toMatchObject({
    code: 'image_too_big',
  });
  open.close();
  open = pictures();
  const { screen, thumbnail } = await open.develop('ana', async () => photo);
  expect([screen, thumbnail].map((bytes) => Buffer.from(bytes).toString('latin1', 8, 12))).toEqual([
    'WEBP',
    'WEBP',
  ]);
});

it('pictures of one person are opened one after the other, and one that cannot be holds up no other', async () => {
  const photo = await pictureBytes();
  open = pictures({ workers: 2 });
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
  const asked = [load, failing, load, async () => undefined, load].map((it) =>
    open.develop('ana', it),
  );
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

it('a small picture of a neighbour does not wait for eight of one person', async () => {
  const photo = await pictureBytes();
  open = pictures({ workers: 2 });
  const begun: string[] = [];
  const loading = (who: string) => async () => {
    begun.push(who);
    return photo;
  };
  const eight = Array.from({ length: 8 }, () => open.develop('ana', loading('ana')));
  await Promise.all([...eight, open.develop('rosa', loading('rosa'))]);
  // In turns, whatever each of them takes.
  expect(begun.indexOf('rosa')).toBeLessThan(4);
});

it('a picture too many is refused with 503 and when to come again', async () => {
  const photo = await pictureBytes();
  open = pictures({ workers: 1, mostWaiting: 2 });
  const asked = Array.from({ length: 5 }, () => open.develop('ana', async () => photo));
  const results = await Promise.allSettled(asked);
  const refused = results.flatMap((it) => (it.status === 'rejected' ? [it.reason] : []));
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ code: 'busy', status: 503, details: { retryAfter: 30 } });
});
