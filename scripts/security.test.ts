import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './support/paths.mjs';

const page = readFileSync(inRoot('docs/security.md'), 'utf8');
/** In backquotes: a file, a folder, perhaps with `*` for many. */
const FILES = /`((?:contract|server|web|e2e|scripts|docs|demo)\/[\w./-]+)`/g;
/** A file of tests, and after it the name of one of its tests. */
const NAMED = /`([\w./-]+\.test\.tsx?)` “([^”]+)”/g;

it('each file that the security page mentions is there', () => {
  const files = [...page.matchAll(FILES)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});

it('each test that the security page mentions has that name', () => {
  const named = [...page.matchAll(NAMED)].map(([, file = '', name = '']) => ({ file, name }));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ file, name }) => !textOf(file).includes(name))).toEqual([]);
});

it('each promise of the security page names the test that keeps it', () => {
  const [, promises = ''] = page.split('\n## What is promised');
  const [table = ''] = promises.split('\n## ');
  const rows = table.split('\n').filter((line) => /^\| (?!promise|---)/.test(line));
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => !/\.test\.tsx?`/.test(row))).toEqual([]);
});

const textOf = (file: string) =>
  existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : '';
