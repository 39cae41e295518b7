import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { REPLACED } from './restore/put-in-place.ts';

/** Folders of copies that are made for one occasion. */
export const BEFORE_UPGRADE = 'before-upgrade';
export const BEFORE_RESTORE = 'before-restore';

/** Removes what was kept for the case that an upgrade or a restoration was a mistake: who was erased since is in it. */
export async function expireAside(dataDir: string, before: Date): Promise<void> {
  const inside = async (folder: string) =>
    (await readdir(join(dataDir, folder)).catch(() => [])).map((name) => join(folder, name));
  const names = [
    ...(await readdir(dataDir)).filter((name) => name.startsWith(REPLACED)),
    ...(await inside(BEFORE_UPGRADE)),
    ...(await inside(BEFORE_RESTORE)),
  ];
  for (const name of names) {
    const path = join(dataDir, name);
    if ((await stat(path)).mtime < before) await rm(path, { recursive: true, force: true });
  }
}
