import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { pictures } from '../../../server/src/core/files/pictures.ts';
import type { Report } from '../../support/results.ts';
import { timesWords } from '../../support/words.ts';

/** A photo of a telephone. */
const SIZE = { width: 4_032, height: 3_024, channels: 3 } as const;
const [PHOTOS, A_SECOND, PEOPLE] = [20, 2.5, 5];

/** How long a photo waits until it is developed where so many come a second, with one worker and with one a core. */
export async function measureDeveloping({ note }: Report): Promise<void> {
  const photo = await sharp({
    create: { ...SIZE, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg()
    .toBuffer();
  for (const workers of new Set([1, availableParallelism()])) {
    const waits = await waitsOf(workers, photo);
    note(`${A_SECOND} photos a second, ${workers} at once, wait for each`, timesWords(waits));
  }
}

/** In ms. */
async function waitsOf(workers: number, photo: Uint8Array): Promise<number[]> {
  const developing = pictures({ workers });
  try {
    // The processes start with their first photos.
    const warmUp = Array.from({ length: workers }, (_, place) =>
      developing.develop(`person ${place}`, async () => photo),
    );
    await Promise.all(warmUp);
    const waits: Promise<number>[] = [];
    for (let place = 0; place < PHOTOS; place += 1) {
      waits.push(waitOf(developing, `person ${place % PEOPLE}`, photo));
      await pause(1_000 / A_SECOND);
    }
    return await Promise.all(waits);
  } finally {
    developing.close();
  }
}

async function waitOf(
  developing: ReturnType<typeof pictures>,
  person: string,
  photo: Uint8Array,
): Promise<number> {
  const begin = performance.now();
  await developing.develop(person, async () => photo);
  return performance.now() - begin;
}
