import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { releaseOf } from './release.ts';

/** Of a program without its history. */
async function releaseWith(files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(tmpdir(), 'encina-release-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries({ 'contract/home.ts': 'home', ...files })) {
    await mkdir(join(root, dirname(name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return releaseOf(root);
}

it('a release is the same in every folder, and another one with any word of contract or server', async () => {
  const sorted = { 'server/src/features/home/sort.ts': 'newest first' };
  const release = await releaseWith(sorted);
  expect(release).toMatch(/^[\w-]{8}$/);
  expect(await releaseWith(sorted)).toBe(release);
  expect(await releaseWith({ ...sorted, 'server/src/sort.test.ts': 'it sorts' })).toBe(release);
  expect(await releaseWith({ 'server/src/features/home/sort.ts': 'oldest first' })).not.toBe(
    release,
  );
  expect(await releaseWith({ ...sorted, 'contract/home.ts': 'house' })).not.toBe(release);
});
