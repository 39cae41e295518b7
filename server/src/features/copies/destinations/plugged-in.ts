import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Destination } from './destination.ts';
import { folderDestination } from './folder.ts';

/** A file of this name in the root of a disk says that copies may go there. */
export const MARKER = 'encina-copias';
/** Where a machine says what is mounted, and below which folders it puts disks that somebody plugs in. */
export interface Mounts {
  readonly table: string;
  readonly below: readonly string[];
}

const LINUX: Mounts = { table: '/proc/mounts', below: ['/media', '/run/media', '/mnt'] };

/** Disks that are plugged in now and are marked for copies. */
export async function pluggedIn({ table, below }: Mounts = LINUX): Promise<Destination[]> {
  const marked: Destination[] = [];
  for (const folder of mountedIn(await readFile(table, 'utf8').catch(() => ''))) {
    if (!below.some((root) => folder.startsWith(`${root}/`))) continue;
    // Of a disk that is being pulled out the answer is an error, too.
    const isMarked = await stat(join(folder, MARKER)).then(
      () => true,
      () => false,
    );
    if (isMarked) marked.push(folderDestination(folder));
  }
  return marked;
}

/** Folders of plugged disks in a table of mounts, which says blanks in octal: `/media/ana/MI\040DISCO`. */
function mountedIn(table: string): string[] {
  const folders = table
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .map((folder) =>
      folder.replace(/\\(\d{3})/g, (_, octal: string) =>
        String.fromCharCode(Number.parseInt(octal, 8)),
      ),
    );
  return [...new Set(folders)];
}
