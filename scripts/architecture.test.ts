import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';
import { NO_FOLDER_CIRCLES } from './support/folder-circles.ts';
import { forbiddenImports } from './support/import-rules.ts';
import { breaches } from './testing/architecture-breaches.ts';
import { cleanTree } from './testing/clean-tree.ts';

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
const workspaces = ['contract', 'games', 'server', 'web', 'demo', 'e2e', 'scripts'];

/** Every breach as `rule: file`, without repetition. */
async function breachesIn(baseDir: string, where: string[]): Promise<string[]> {
  const found = await forbiddenImports(baseDir, where);
  return [...new Set(found.map(({ rule, from }) => `${rule}: ${from}`))].sort();
}

describe('the rules of imports', () => {
  let trees: string;
  let pristine: string;

  beforeAll(async () => {
    trees = await mkdtemp(path.join(tmpdir(), 'encina-architecture-'));
    pristine = path.join(trees, 'pristine');
    for (const name of ['zod', 'kysely', '@tanstack/react-query']) {
      await plant(pristine, `node_modules/${name}/package.json`, JSON.stringify({ name }));
      await plant(pristine, `node_modules/${name}/index.js`, 'export {};\n');
    }
    await mkdir(path.join(pristine, 'node_modules/@encina'));
    for (const workspace of ['contract', 'games']) {
      await cp(
        path.join(root, workspace, 'package.json'),
        at(pristine, `${workspace}/package.json`),
      );
      await symlink(`../../${workspace}`, at(pristine, `node_modules/@encina/${workspace}`));
    }
    for (const [file, code] of Object.entries(cleanTree)) await plant(pristine, file, code);
  });

  afterAll(() => rm(trees, { recursive: true, force: true }));

  test('have a planted breach each', () => {
    const rules = [...config.forbidden.map(({ name }) => name), NO_FOLDER_CIRCLES].sort();
    expect([...new Set(breaches.map(({ rule }) => rule))].sort()).toEqual(rules);
  });

  test('find nothing in a product that keeps to them', async () => {
    expect(await breachesIn(pristine, workspaces)).toEqual([]);
  });

  test.each(breaches)('find what $says, by $rule', async ({ rule, file, code }) => {
    // Another folder each time: the tool remembers what it has read, by path.
    const tree = await mkdtemp(path.join(trees, 'breach-'));
    await cp(pristine, tree, { recursive: true, verbatimSymlinks: true });
    await plant(tree, file, code);
    const found = await breachesIn(tree, workspaces);
    expect(new Set(found.map((line) => line.split(':')[0]))).toEqual(new Set([rule]));
    expect(found).toContain(`${rule}: ${file}`);
  });
});

test('our own imports keep to the rules', async () => {
  expect(await breachesIn(root, [...workspaces, 'bench'])).toEqual([]);
});

test('no import hides inside a type expression, where the tool would not see it', async () => {
  const hidden = /typeof import\(|[:<=|&]\s*import\((['"])[^'"]+\1\)\.(?!then\b)/;
  const sources = await Array.fromAsync(
    glob('{contract,games,demo,server/src,web/src}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules/**', '**/testing/**', '**/*.test.*'],
    }),
  );
  const guilty: string[] = [];
  for (const file of sources) {
    if (hidden.test(await readFile(path.join(root, file), 'utf8'))) guilty.push(file);
  }
  expect(sources.length).toBeGreaterThan(0);
  expect(guilty).toEqual([]);
});

const at = (tree: string, file: string): string => path.join(tree, file);

async function plant(tree: string, file: string, code: string): Promise<void> {
  await mkdir(path.dirname(at(tree, file)), { recursive: true });
  await writeFile(at(tree, file), code);
}
