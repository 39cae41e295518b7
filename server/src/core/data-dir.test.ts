import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDataDir } from './data-dir.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encina-claim-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('the data folder is made where there is none, for this user alone', async () => {
  const path = join(folder, 'town', 'data');
  const claimed = await claimDataDir(path);
  expect(claimed.path).toBe(path);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
  claimed.release();
});

it('the data folder belongs to one server at a time, and to the next when that one lets it go', async () => {
  const first = await claimDataDir(folder);
  await expect(claimDataDir(folder)).rejects.toThrow(/^Encina ya está en marcha con la carpeta/);
  first.release();
  const second = await claimDataDir(folder);
  second.release();
});

it('a data folder below a file is refused', async () => {
  await writeFile(join(folder, 'file'), '');
  const claim = claimDataDir(join(folder, 'file', 'data'));
  await expect(claim).rejects.toThrow(StartError);
  await expect(claim).rejects.toThrow(/^No se puede escribir en la carpeta de datos DATA_DIR/);
});

it.skipIf(process.platform !== 'linux')(
  'a data folder where the system lets nobody make one is refused',
  async () => {
    await expect(claimDataDir('/proc/encina/data')).rejects.toThrow(StartError);
  },
);

it('a data folder with something else in the place of its lock is refused, not overwritten', async () => {
  await writeFile(join(folder, 'lock.sqlite'), 'something else, of a page or more'.repeat(200));
  await expect(claimDataDir(folder)).rejects.toThrow(StartError);
});
