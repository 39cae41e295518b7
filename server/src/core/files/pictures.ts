import { availableParallelism } from 'node:os';
import { DomainError } from '../errors.ts';
import { fairQueue } from '../fair-queue.ts';
import type { Storage } from '../storage.ts';
import type { Developed } from './develop-picture.ts';
import type { FilesOf } from './file-keys.ts';
import { pictureWorker } from './picture-process.ts';

/** Type in which every photo and every thumbnail is shown. */
export const SHOWN_AS = 'image/webp';

/** A photo of a telephone takes half a second; what takes this long was made to, in ms. */
const LONGEST = 20_000;
/** Each takes a core and some 200 MB while it opens the largest picture. */
const WORKERS = Math.min(4, availableParallelism());
/** Photos that wait at most, of everybody together; of telephones, these are half a minute. */
const MOST_WAITING = 60;
const RETRY_SECONDS = 30;

export interface Pictures {
  /**
   * Decodes a picture whole, turns it upright, strips what it tells of its maker, and shrinks it for the screen and
   * for the grid. One of each person in turn, and of one never as many at once as would keep everybody else waiting:
   * `load` is called when its turn has come.
   * @throws DomainError `media_damaged`, `image_too_big`, or `busy` where too many wait.
   */
  develop(userId: string, load: () => Promise<Uint8Array | undefined>): Promise<Developed>;
  close(): void;
}

interface PicturesOptions {
  /** Time that one picture may take, in ms. */
  readonly longest?: number;
  readonly workers?: number;
  readonly mostWaiting?: number;
}

export function pictures(options: PicturesOptions = {}): Pictures {
  const { longest = LONGEST, workers = WORKERS, mostWaiting = MOST_WAITING } = options;
  const free = Array.from({ length: workers }, () => pictureWorker(longest));
  const all = [...free];
  const inTurn = fairQueue({
    workers,
    workersEach: Math.max(1, workers - 1),
    mostWaiting,
    retryAfter: RETRY_SECONDS,
  });

  return {
    develop: (userId, load) =>
      inTurn(userId, async () => {
        const bytes = await load();
        if (!bytes) throw new DomainError('upload_not_received');
        // As many jobs at once as there are workers: one is free. The one that worked last is the warm one.
        const worker = free.pop() ?? pictureWorker(longest);
        try {
          return await worker.develop(bytes);
        } finally {
          free.push(worker);
        }
      }),
    close() {
      for (const worker of all) worker.close();
    },
  };
}

/** Puts beside an original what is shown of it. Throws as `develop` does. @returns the day on which it was taken. */
export async function keepPicture(
  { pictures, storage }: { readonly pictures: Pictures; readonly storage: Storage },
  userId: string,
  files: Pick<FilesOf, 'screen' | 'thumbnail'>,
  load: () => Promise<Uint8Array | undefined>,
): Promise<string | undefined> {
  const developed = await pictures.develop(userId, load);
  await storePicture(storage, files, developed);
  return developed.takenOn;
}

/** Puts what is shown of a picture where it belongs. */
export async function storePicture(
  storage: Storage,
  files: Pick<FilesOf, 'screen' | 'thumbnail'>,
  { screen, thumbnail }: Developed,
): Promise<void> {
  await storage.put(files.screen, screen, SHOWN_AS);
  await storage.put(files.thumbnail, thumbnail, SHOWN_AS);
}
