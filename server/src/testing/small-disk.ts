import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** More than the server wants to be free before it says that it is ready. */
const SIZE_MB = 64;

/** A folder on a disk of its own that is soon full: a tmpfs, which root may mount. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes until there is no byte left. @returns what makes room again */
  fill(): () => void;
  remove(): void;
}

/** @returns undefined where this account may not mount one */
export function smallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'encina-small-'));
  const options = ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0700`, 'tmpfs', folder];
  const isMounted = spawnSync('mount', options, { stdio: 'ignore' }).status === 0;
  if (!isMounted) rmSync(folder, { recursive: true });
  return isMounted
    ? { folder, fill: () => fill(folder), remove: () => unmount(folder) }
    : undefined;
}

/** Whether the account that runs the tests may mount a disk. */
export function canMount(): boolean {
  const disk = smallDisk();
  disk?.remove();
  return disk !== undefined;
}

function fill(folder: string): () => void {
  const ballast = join(folder, 'ballast');
  const file = openSync(ballast, 'w');
  const bytes = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(ballast);
}

function unmount(folder: string): void {
  spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}
