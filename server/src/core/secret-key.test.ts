import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSecretKey } from './secret-key.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encina-key-'));
});
const load = (given?: string, isInUse = false) => loadSecretKey(folder, given, async () => isInUse);
afterEach(() => rm(folder, { recursive: true, force: true }));

it('the first start makes the key, for this user alone, and the next finds it', async () => {
  const key = await load();
  expect(key).toHaveLength(32);
  expect(await load()).toEqual(key);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});

it('the key of SECRET_KEY is taken where there is one, and none is written', async () => {
  expect((await load('a'.repeat(32))).toString()).toBe('a'.repeat(32));
  await expect(readFile(join(folder, 'secret.key'))).rejects.toThrow('ENOENT');
});

it('a start makes the key anew after one that was killed while it made it', async () => {
  await writeFile(join(folder, 'secret.key.new'), 'abc');
  expect(await load()).toHaveLength(32);
});

it.each(['', 'half of it', 'ab'.repeat(31)])('a damaged key is refused: %j', async (text) => {
  await writeFile(join(folder, 'secret.key'), text);
  await expect(load()).rejects.toThrow(StartError);
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe(text);
});

it('a lost key is refused where somebody may have a PIN, and none is made', async () => {
  await expect(load(undefined, true)).rejects.toThrow(/secret\.key.*Todos los PIN se perderían\./);
  await expect(readFile(join(folder, 'secret.key'))).rejects.toThrow('ENOENT');
  expect((await load('a'.repeat(32), true)).toString()).toBe('a'.repeat(32));
});
