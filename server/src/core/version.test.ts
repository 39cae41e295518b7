import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readVersion } from './version.ts';

const COMMIT = '3e4f8ab5b54ff46504b71d40251b5694a69300aa';
let root: string;
const put = async (name: string, text: string) => {
  await mkdir(join(root, name, '..'), { recursive: true });
  await writeFile(join(root, name), text);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'encina-version-'));
  await put('package.json', '{"version":"1.2.3"}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the version', () => {
  it('is the number of the release where there is no checkout', () => {
    expect(readVersion(root)).toBe('1.2.3');
  });

  it('names the commit of a branch', async () => {
    await put('.git/HEAD', 'ref: refs/heads/main\n');
    await put('.git/refs/heads/main', `${COMMIT}\n`);
    expect(readVersion(root)).toBe('1.2.3 (3e4f8ab)');
  });

  it('names the commit of a branch that git has packed away', async () => {
    await put('.git/HEAD', 'ref: refs/heads/main\n');
    await put('.git/packed-refs', `# pack-refs\n${COMMIT} refs/heads/main\n`);
    expect(readVersion(root)).toBe('1.2.3 (3e4f8ab)');
  });

  it('names a commit that is on no branch', async () => {
    await put('.git/HEAD', `${COMMIT}\n`);
    expect(readVersion(root)).toBe('1.2.3 (3e4f8ab)');
  });
});
