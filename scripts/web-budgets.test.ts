import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { firstScreen } from './support/first-screen.ts';
import { BUDGETS, budgetBreaches } from './support/web-budgets.ts';
import { ensureWebBuilt } from './support/web-build.mjs';

beforeAll(
  () => ensureWebBuilt({ announce: 'Building the web…', failure: 'The web does not build.' }),
  60_000,
);

test('the built web keeps the budgets of the first screen, of each chunk and of the fonts', () => {
  expect(firstScreen().length).toBeGreaterThan(1);
  expect(budgetBreaches()).toEqual([]);
});

/** Random text, which nothing packs into less. */
const heavy = (bytes: number) => `/*${randomBytes(bytes).toString('base64')}*/`;
const LIGHT = { 'index.js': 'a()', 'view.js': 'b()', 'font.woff2': 'c' };

test.each([
  ['nothing', {}, []],
  ['the first screen', { 'index.js': heavy(BUDGETS.firstScreen) }, ['the first screen']],
  ['a view', { 'view.js': heavy(BUDGETS.chunk) }, ['assets/view.js']],
  ['the fonts', { 'font.woff2': heavy(BUDGETS.fonts) }, ['the fonts']],
])('a build in which %s is too heavy is told of that alone', async (_, planted, names) => {
  const dist = await buildOf({ ...LIGHT, ...planted });
  expect(budgetBreaches(dist).map((breach) => breach.split(':')[0])).toEqual(names);
});

async function buildOf(assets: Readonly<Record<string, string>>): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'encina-dist-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  for (const folder of ['assets', '.vite']) await mkdir(path.join(dist, folder));
  const manifest = { 'index.html': { file: 'assets/index.js', isEntry: true } };
  const files = {
    'index.html': '<script type="module" src="/assets/index.js"></script>',
    '.vite/manifest.json': JSON.stringify(manifest),
    ...Object.fromEntries(Object.entries(assets).map(([name, text]) => [`assets/${name}`, text])),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dist, name), text);
  return dist;
}
