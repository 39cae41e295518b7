import { inBox } from './box.ts';
import type { FileBefore } from './waiting.ts';

/** Files that may wait on this device together, in bytes: 25 MB, some twenty photos or an hour of voice. */
const MOST_BYTES = 25 * 1024 * 1024;

/** It is more than may wait on this device, and could not be sent at once. */
export class NoRoom extends Error {
  constructor() {
    super('Ahora no se puede enviar, y es demasiado grande para guardarlo en la tableta.');
  }
}

/** Whether it may wait here beside the files that wait already. */
export function hasRoom(before: FileBefore | undefined): boolean {
  if (!before) return true;
  const waiting = inBox().reduce((sum, it) => sum + (it.before?.file.size ?? 0), 0);
  return waiting + before.file.size <= MOST_BYTES;
}
