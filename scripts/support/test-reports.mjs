// @ts-check
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';

/** Lines of a failure's message that are told: what was expected, what came, and where. */
const LINES_TOLD = 12;

/** @param {string} file */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @typedef {{status: string, fullName: string, failureMessages: string[]}} Assertion */
/** @typedef {{name: string, status: string, message: string, assertionResults: Assertion[]}} TestFile */

/** @param {string} text */
const beginningOf = (text) =>
  text
    .split('\n', LINES_TOLD)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * What fell in a run of Vitest, from its JSON report: each test with the beginning of its message, and each file that
 * broke down outside of a test.
 * @param {string} file
 * @returns {string[]}
 */
export function failuresOfUnit(file) {
  /** @type {TestFile[]} */
  const files = readReport(file)?.testResults ?? [];
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [`FAILED ${path}\n${beginningOf(message)}`];
    return failed.map(
      (test) =>
        `FAILED ${path} › ${test.fullName}\n${beginningOf(test.failureMessages.join('\n'))}`,
    );
  });
}
