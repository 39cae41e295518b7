import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { DomainError } from '../errors.ts';
import type { Storage } from '../storage.ts';
import type { Developed, PictureResult } from './develop-picture.ts';
import type { FilesOf } from './file-keys.ts';

/** Type in which every photo and every thumbnail is shown. */
export const SHOWN_AS = 'image/webp';

const WORKER = join(import.meta.dirname, 'picture-worker.ts');
/** A photo of a telephone takes half a second; what takes this long was made to, in ms. */
const LONGEST = 20_000;
/** Nobody has sent a photo for so long that the process may go, in ms. */
const IDLE = 60_000;

/** What the process is told. */
export interface PictureJob {
  readonly bytes: Uint8Array;
}

export interface Pictures {
  /**
   * Decodes a picture whole, turns it upright, strips what it tells of its maker, and shrinks it for the screen and
   * for the grid. One at a time, however many wait: `load` is called when its turn has come.
   * @throws DomainError `media_damaged` or `image_too_big`.
   */
  develop(load: () => Promise<Uint8Array | undefined>): Promise<Developed>;
  close(): void;
}

/** @param longest time that one picture may take, in ms. */
export function pictures(longest = LONGEST): Pictures {
  let worker: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function close(): void {
    clearTimeout(idle);
    worker?.kill('SIGKILL');
    worker = undefined;
  }

  function started(): ChildProcess {
    clearTimeout(idle);
    // Whatever a picture should bring it to do, it knows no secret of the server's.
    const env = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot };
    worker ??= fork(WORKER, { serialization: 'advanced', stdio: 'ignore', execArgv: [], env });
    return worker;
  }

  function rest(): void {
    // The process must not keep the server from ending.
    worker?.unref();
    worker?.channel?.unref();
    idle = setTimeout(close, IDLE).unref();
  }

  async function inTurn(load: () => Promise<Uint8Array | undefined>): Promise<Developed> {
    const bytes = await load();
    if (!bytes) throw new DomainError('upload_not_received');
    const result = await ask(started(), { bytes }, longest).catch((error: unknown) => {
      close();
      throw error;
    });
    rest();
    if ('problem' in result) throw new DomainError(result.problem);
    return result;
  }

  return {
    develop(load) {
      const mine = turn.then(() => inTurn(load));
      turn = mine.catch(() => undefined);
      return mine;
    },
    close,
  };
}

/** Puts beside an original what is shown of it. Throws as `develop` does. @returns the day on which it was taken. */
export async function keepPicture(
  { pictures, storage }: { readonly pictures: Pictures; readonly storage: Storage },
  files: Pick<FilesOf, 'screen' | 'thumbnail'>,
  load: () => Promise<Uint8Array | undefined>,
): Promise<string | undefined> {
  const { screen, thumbnail, takenOn } = await pictures.develop(load);
  await storage.put(files.screen, screen, SHOWN_AS);
  await storage.put(files.thumbnail, thumbnail, SHOWN_AS);
  return takenOn;
}

/** Rejects with `image_too_big` where it takes too long, with `media_damaged` where the picture ends the process. */
function ask(worker: ChildProcess, job: PictureJob, longest: number): Promise<PictureResult> {
  const { promise, resolve, reject } = Promise.withResolvers<PictureResult>();
  const failed = (code: 'image_too_big' | 'media_damaged') => () => reject(new DomainError(code));
  const clock = setTimeout(failed('image_too_big'), longest);
  const ended = failed('media_damaged');
  worker.once('message', resolve).once('exit', ended).once('error', ended);
  worker.ref();
  worker.channel?.ref();
  worker.send(job);
  return promise.finally(() => {
    clearTimeout(clock);
    worker.off('message', resolve).off('exit', ended).off('error', ended);
  });
}
