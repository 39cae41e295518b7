import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { DomainError } from '../errors.ts';
import type { Developed, PictureResult } from './develop-picture.ts';

const WORKER = join(import.meta.dirname, 'picture-worker.ts');
/** Nobody has sent a photo for so long that the process may go, in ms. */
const IDLE = 60_000;

/** What the process is told. */
export interface PictureJob {
  readonly bytes: Uint8Array;
}

interface PictureWorker {
  /** One at a time. */
  develop(bytes: Uint8Array): Promise<Developed>;
  close(): void;
}

/** A process that opens pictures, started when the first one comes. @param longest one may take, in ms */
export function pictureWorker(longest: number): PictureWorker {
  let worker: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

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

  return {
    async develop(bytes) {
      const result = await ask(started(), { bytes }, longest).catch((error: unknown) => {
        close();
        throw error;
      });
      rest();
      if ('problem' in result) throw new DomainError(result.problem);
      return result;
    },
    close,
  };
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
