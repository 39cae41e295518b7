// @ts-check
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** @typedef {{name: string, message: string}} Failure */
/** @typedef {{status: string, fullName: string, failureMessages: string[]}} Assertion */
/** @typedef {{name: string, status: string, message: string, assertionResults: Assertion[]}} TestFile */

/**
 * What fell in a run of Vitest, from its JSON report: each test, and each file that broke down outside of a test.
 * @param {string} file
 * @returns {Failure[]}
 */
function failedUnits(file) {
  /** @type {TestFile[]} */
  const files = readReport(file)?.testResults ?? [];
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name: path, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${path} › ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });
}

/** @typedef {{status: string, results: {errors: {message?: string}[]}[]}} BrowserTest */
/** @typedef {{title: string, line: number, tests: BrowserTest[]}} Spec */
/** @typedef {{title: string, file: string, specs: Spec[], suites?: Suite[]}} Suite */

/**
 * The same of a run of Playwright. One that passed only at a later attempt has failed too.
 * @param {string} file
 * @returns {Failure[]}
 */
function failedInBrowser(file) {
  const report = readReport(file);
  /** @type {(suite: Suite, groups: readonly string[]) => Failure[]} */
  const inSuite = ({ file: path, specs, suites = [] }, groups) => [
    ...specs.flatMap(({ title, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({
          name: [`e2e/${path}:${line}`, ...groups, title].join(' › '),
          message: results.flatMap(({ errors }) => errors)[0]?.message ?? '',
        })),
    ),
    ...suites.flatMap((inner) => inSuite(inner, [...groups, inner.title])),
  ];
  /** @type {{message?: string}[]} */
  const outside = report?.errors ?? [];
  return [
    ...outside.map(({ message = '' }) => ({ name: 'e2e', message })),
    ...(report?.suites ?? []).flatMap((/** @type {Suite} */ suite) => inSuite(suite, [])),
  ];
}

/** @param {string} text */
const beginningOf = (text) =>
  text
    .split('\n', LINES_TOLD)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * Each failure of a run of Vitest with the beginning of its message.
 * @param {string} file
 * @returns {string[]}
 */
export const failuresOfUnit = (file) =>
  failedUnits(file).map(({ name, message }) => `FAILED ${name}\n${beginningOf(message)}`);

/**
 * A line for each failure of both runs: its name, and the first words of its message.
 * @param {{unit: string, e2e: string}} files
 * @returns {string[]}
 */
export const namesOfFailed = ({ unit, e2e }) =>
  [...failedUnits(unit), ...failedInBrowser(e2e)].map(({ name, message }) => {
    const [first] = stripVTControlCharacters(message).trimStart().split('\n', 1);
    return first ? `${name}: ${first}` : name;
  });
