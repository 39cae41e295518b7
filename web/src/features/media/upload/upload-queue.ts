import type { Memory } from '@encina/contract/media';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { holdVersion } from '../../../lib/in-use.ts';
import { randomId } from '../../../lib/random-id.ts';
import { shrinkPicture } from '../../../lib/shrink-picture.ts';
import { createStore } from '../../../lib/store.ts';
import { posterOf } from './poster.ts';
import { sendFile } from './send-file.ts';

/** `waiting`: for its turn. `away`: for the connection. `saving`: all of it has arrived. */
export type UploadState =
  | 'waiting'
  | 'preparing'
  | 'sending'
  | 'away'
  | 'saving'
  | 'done'
  | 'failed';

export interface Upload {
  readonly id: string;
  readonly userId: string;
  readonly file: File;
  readonly title: string;
  readonly description: string;
  readonly day: string | null;
  readonly state: UploadState;
  /** From 0 to 1. */
  readonly sent: number;
  readonly problem: string;
}
export type Chosen = Pick<Upload, 'userId' | 'file' | 'title' | 'description' | 'day'>;

export const FAILED = 'No se pudo subir el archivo. Inténtalo de nuevo.';

/**
 * What is on its way, whatever view is open: an upload outlives the dialog that began it. One after the other, for
 * the signal is weak.
 */
const uploads = createStore<readonly Upload[]>([]);
const aborts = new Map<string, AbortController>();
let running = false;
let onKept: (memory: Memory, isLast: boolean) => void = () => undefined;
let onFailed: () => void = () => undefined;

function change(id: string, changes: Partial<Upload>): void {
  uploads.set(
    uploads.get().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
  );
}

export function addUploads(chosen: readonly Chosen[]): void {
  const added = chosen.map((it) => ({
    ...it,
    id: randomId(),
    state: 'waiting' as const,
    sent: 0,
    problem: '',
  }));
  uploads.set(notDone().concat(added));
  void run();
}

export function retryUpload(id: string): void {
  change(id, { state: 'waiting', sent: 0, problem: '' });
  void run();
}

/** Takes it away, wherever it is on its way. */
export function cancelUpload(id: string): void {
  aborts.get(id)?.abort();
  uploads.set(uploads.get().filter((upload) => upload.id !== id));
}

const notDone = () => uploads.get().filter(({ state }) => state !== 'done');

export function forgetDone(): void {
  uploads.set(notDone());
}

async function run(): Promise<void> {
  if (running) return;
  running = true;
  const release = holdVersion();
  for (;;) {
    const next = uploads.get().find(({ state }) => state === 'waiting');
    if (!next) break;
    await send(next);
  }
  release();
  running = false;
}

async function send({ id, userId, file, title, description, day }: Upload): Promise<void> {
  const abort = new AbortController();
  aborts.set(id, abort);
  try {
    change(id, { state: 'preparing' });
    const poster = file.type.startsWith('video/') ? await posterOf(file) : undefined;
    const ready = await shrinkPicture(file);
    const said = {
      title,
      description,
      day,
      originalName: file.name,
      ...(poster ? { poster } : {}),
    };
    const memory = await sendFile(userId, ready, said, {
      signal: abort.signal,
      onProgress: (sent) => change(id, { state: sent < 1 ? 'sending' : 'saving', sent }),
      onWaiting: (away) => away && change(id, { state: 'away' }),
    });
    change(id, { state: 'done', sent: 1 });
    onKept(memory, !uploads.get().some(({ state }) => state === 'waiting'));
  } catch (error) {
    if (abort.signal.aborted) return;
    change(id, { state: 'failed', problem: sentenceOf(error, FAILED) });
    onFailed();
  } finally {
    aborts.delete(id);
  }
}

/** What this person has on its way. */
export function useUploads(userId: string): readonly Upload[] {
  return uploads.use().filter((it) => it.userId === userId);
}

/** Told when a file has become a memory, and whether it was the last of its turn; and when one could not. */
export function onUploads(kept: typeof onKept, failed: () => void): void {
  onKept = kept;
  onFailed = failed;
}
