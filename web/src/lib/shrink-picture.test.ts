import { afterEach, expect, it, vi } from 'vitest';
import { shrinkFace, shrinkPicture } from './shrink-picture.ts';

afterEach(() => vi.unstubAllGlobals());

const LARGE = 800_000;
const picture = (type: string, size = LARGE) => new File([new Uint8Array(size)], 'foto', { type });

it('a large photo that the browser cannot open travels as it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('unknown')));
  const photo = picture('image/heic');
  expect(await shrinkPicture(photo)).toBe(photo);
});

it('a small photo, one that moves and a film are not even opened', async () => {
  const open = vi.fn();
  vi.stubGlobal('createImageBitmap', open);
  for (const file of [picture('image/jpeg', 9), picture('image/gif'), picture('video/mp4')]) {
    expect(await shrinkPicture(file)).toBe(file);
  }
  expect(open).not.toHaveBeenCalled();
});

it('a face that cannot be opened is refused, as is what is no picture', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('unknown')));
  await expect(shrinkFace(picture('image/heic'))).rejects.toThrow('unknown');
  await expect(shrinkFace(picture('application/pdf'))).rejects.toThrow('not an image');
});
