import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { oldestBrowsers } from '../web/scripts/oldest-browsers.ts';
import { inRoot } from './support/paths.mjs';
import { scriptBreaches } from './support/script-breaches.ts';
import { styleBreaches } from './support/style-breaches.ts';
import { ensureWebBuilt } from './support/web-build.mjs';

const dist = inRoot('web', 'dist');
const read = (name: string): string => readFileSync(`${dist}/${name}`, 'utf8');

/** What breaks the rules, by file: `assets/index.js: toSorted`. */
function breachesOf(ending: string, breaches: (text: string) => string[]): string[] {
  const files = readdirSync(`${dist}/assets`).filter((name) => name.endsWith(ending));
  expect(files).not.toEqual([]);
  return files.flatMap((name) =>
    breaches(read(`assets/${name}`)).map((breach) => `${name}: ${breach}`),
  );
}

beforeAll(
  () => ensureWebBuilt({ announce: 'Building the web…', failure: 'The web does not build.' }),
  60_000,
);

test('the oldest browsers understand every built script and have what it calls', () => {
  expect(breachesOf('.js', scriptBreaches)).toEqual([]);
});

test('the oldest browsers understand the built styles', () => {
  expect(breachesOf('.css', styleBreaches)).toEqual([]);
});

test('the words for browsers that are too old come in a script that those understand', () => {
  expect(scriptBreaches(read('old-browser.js'), { isEcmaScript5: true })).toEqual([]);
});

test('the words for browsers that are too old name the oldest ones that will do', () => {
  const page = read('index.html').replaceAll(/\s+/g, ' ');
  const { chrome, edge, firefox, safari, ios } = oldestBrowsers;
  for (const name of [
    `Chrome ${chrome}`,
    `Edge ${edge}`,
    `Firefox ${firefox}`,
    `Safari ${safari}`,
  ]) {
    expect(page).toContain(name);
  }
  expect(page).toContain(`iPadOS ${ios}`);
});

describe('the service worker of the build', () => {
  const keptBy = (script: string): string[] =>
    [...script.matchAll(/url:[`"']\/([^`"']+)/g)].map(([, name = '']) => name);

  test('is understood by the oldest browsers', () => {
    expect(scriptBreaches(read('service-worker.js'))).toEqual([]);
  });

  test('keeps files that are there, every style and font among them', () => {
    const kept = keptBy(read('service-worker.js'));
    expect(kept.filter((name) => !existsSync(`${dist}/${name}`))).toEqual([]);
    const looks = readdirSync(`${dist}/assets`).filter((name) => /\.(css|woff2)$/.test(name));
    expect(kept).toEqual(expect.arrayContaining(looks.map((name) => `assets/${name}`)));
  });

  test.each([
    ['sudoku-game', true],
    ['own-alarm', true],
    ['reminders', true],
    ['admin-panel', false],
    ['support-dashboard', false],
    ['staff-log', false],
  ])('holds the part %s: %s', (part, isKept) => {
    const parts = keptBy(read('service-worker.js')).filter((name) =>
      name.startsWith(`assets/${part}-`),
    );
    expect(parts.length > 0).toBe(isKept);
  });
});

test.each([
  ['[3, 1].toSpliced(0, 1)', 'toSpliced'],
  ['Object.groupBy([], String)', 'Object.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['signal.throwIfAborted()', 'throwIfAborted'],
  ['new Set([1]).union(other)', 'union'],
  ['Temporal.Now.instant()', 'Temporal'],
  ['new Temporal()', 'Temporal'],
  ['/(?<=a)b/.test(word)', '/(?<=a)b/'],
  ['class A { static { go() } }', 'static block'],
  ['/[a--b]/v.test(word)', 'Invalid regular expression flag'],
])('the script `%s` is found', (code, breach) => {
  expect(scriptBreaches(code).join()).toContain(breach);
});

test.each([
  'words.at(-1)',
  'ready?.checkVisibility?.()',
  'typeof URL.canParse == "function" && URL.canParse(a)',
])('the script `%s` is let pass', (code) => expect(scriptBreaches(code)).toEqual([]));

test.each([
  'a{color:color-mix(in oklab,red 5%,blue)}',
  'a{color:oklch(50% 0.1 20)}',
  'a{translate:0 2px}',
  'a{height:100dvh}',
  'a:has(b){color:red}',
  'a{&:hover{color:red}}',
  '@media (width>=40rem){a{color:red}}',
  '@scope (a){b{color:red}}',
])('the style `%s` is found', (css) => {
  expect(styleBreaches(css)).not.toEqual([]);
});

test.each([
  '@supports (color:color-mix(in lab,red,red)){a{color:color-mix(in oklab,red 5%,blue)}}',
  'a{height:100vh;height:100dvh}',
  'a:is(:has(b),[data-has-b]){color:red}',
  'label:has(b){cursor:pointer}',
  '@media (min-width:40rem){a{transform:translate(1px)}}',
])('the style `%s` is let pass', (css) => expect(styleBreaches(css)).toEqual([]));
