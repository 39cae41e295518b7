import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';
import { failuresOfUnit, namesOfFailed } from './test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'encina-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, content: object): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const report = (testResults: readonly object[]) =>
  failuresOfUnit(written('unit.json', { testResults }));
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

const spec = (title: string, line: number, status: string, ...messages: string[]) => ({
  title,
  line,
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
});

it('every failed test is named in one line, those of the browser with their group', () => {
  const file = { name: inRoot('games/pill.test.ts'), status: 'failed', message: '' };
  const failed = test('failed', 'a pill is taken', 'Error: expected 2\n    at pill.test.ts:3');
  const unit = written('unit.json', { testResults: [{ ...file, assertionResults: [failed] }] });
  const e2e = written('e2e.json', {
    errors: [{ message: 'Error: no such file' }],
    suites: [
      {
        title: 'home.test.ts',
        file: 'home.test.ts',
        specs: [spec('it opens', 4, 'expected'), spec('it waits', 9, 'flaky', 'Error: late')],
        suites: [
          {
            title: 'by touch',
            file: 'home.test.ts',
            specs: [
              spec('it shuts', 20, 'unexpected', '\u001b[31mTimed out\u001b[39m\n  more', 'x'),
            ],
          },
        ],
      },
    ],
  });
  expect(namesOfFailed({ unit, e2e })).toEqual([
    'games/pill.test.ts › a pill is taken: Error: expected 2',
    'e2e: Error: no such file',
    'e2e/home.test.ts:9 › it waits: Error: late',
    'e2e/home.test.ts:20 › by touch › it shuts: Timed out',
  ]);
});

it('a run that wrote no report has no failed test to name', () => {
  const none = join(folder, 'none.json');
  expect(namesOfFailed({ unit: none, e2e: none })).toEqual([]);
});
