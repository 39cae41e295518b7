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
afterEach(() => rm(folder, { recursive: true, force: true }));

it('makes the key on the first start, for this user alone, and finds it on the next', async () => {
  const key = await loadSecretKey(folder);
  expect(key).toHaveLength(32);
  expect(await loadSecretKey(folder)).toEqual(key);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});

it('takes the key of SECRET_KEY where there is one, and writes none', async () => {
  expect((await loadSecretKey(folder, 'a'.repeat(32))).toString()).toBe('a'.repeat(32));
  await expect(readFile(join(folder, 'secret.key'))).rejects.toThrow('ENOENT');
});

it('starts over after a start that was killed while it made the key', async () => {
  await writeFile(join(folder, 'secret.key.new'), 'abc');
  expect(await loadSecretKey(folder)).toHaveLength(32);
});

it.each(['', 'half of it', 'ab'.repeat(31)])('refuses a damaged key: %j', async (text) => {
  await writeFile(join(folder, 'secret.key'), text);
  await expect(loadSecretKey(folder)).rejects.toThrow(StartError);
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe(text);
});
