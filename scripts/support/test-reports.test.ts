import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';
import { failuresOfUnit } from './test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'encina-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (testResults: readonly object[]) => {
  const file = join(folder, 'unit.json');
  writeFileSync(file, JSON.stringify({ testResults }));
  return failuresOfUnit(file);
};
const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
});

it('a failed test is told with its file and its message, and a passed one is not', () => {
  const failed = test('failed', 'a pill is taken', 'Error: expected 2\n    at pill.test.ts:3');
  const file = { name: inRoot('games/pill.test.ts'), status: 'failed', message: '' };
  expect(report([{ ...file, assertionResults: [test('passed', 'is drawn'), failed] }])).toEqual([
    'FAILED games/pill.test.ts › a pill is taken\n    Error: expected 2\n        at pill.test.ts:3',
  ]);
});

it('a file that breaks down before its tests is told with what it said', () => {
  const file = {
    name: inRoot('games/broken.test.ts'),
    status: 'failed',
    message: 'SyntaxError: }',
  };
  expect(report([{ ...file, assertionResults: [] }])).toEqual([
    'FAILED games/broken.test.ts\n    SyntaxError: }',
  ]);
});

it('a run that wrote no report has no failure to tell', () => {
  expect(failuresOfUnit(join(folder, 'none.json'))).toEqual([]);
});
