// @ts-check
/**
 * `npm test [-- unit|e2e] [filter…]`: every test there is, installing what it needs.
 * The last line is always `N passed, N failed`, with `, N skipped` when there are some.
 */
import { mkdirSync, rmSync } from 'node:fs';
import process from 'node:process';
import { ensureChromium } from './support/chromium.mjs';
import { ensureDevelopmentTools } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { binOf, pinnedNode } from './support/pinned-node.mjs';
import { run } from './support/run.mjs';
import { main, ScriptError } from './support/script-main.mjs';
import { failuresOfUnit, namesOfFailed, readReport } from './support/test-reports.mjs';
import { ensureWebBuilt } from './support/web-build.mjs';

/** @typedef {{passed: number, failed: number, skipped: number}} Count */

const results = inRoot('test-results');
const reports = { unit: `${results}/unit.json`, e2e: `${results}/e2e.json` };
const [first, ...others] = process.argv.slice(2);
const only = first === 'unit' || first === 'e2e' ? first : undefined;
const filters = only ? others : process.argv.slice(2);

/** @returns {Promise<boolean>} whether there is a browser and a built web; says what is missing */
async function prepared() {
  try {
    if (only !== 'unit') await ensureChromium();
    await ensureWebBuilt({ announce: 'Building the web…', failure: 'The web does not build.' });
    return true;
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    console.error(error.message);
    return false;
  }
}

/** @returns {Promise<[number, Count]>} */
async function unit() {
  const args = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.unit}`,
  ];
  const code = await run(pinnedNode(), [binOf('vitest'), ...args, ...filters]);
  const report = readReport(reports.unit);
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return [code, { passed, failed, skipped }];
}

/** @returns {Promise<[number, Count]>} */
async function e2e() {
  const reporters = 'list,json,e2e/support/failure-reporter.ts';
  const args = ['test', '--config=e2e/playwright.config.ts', `--reporter=${reporters}`];
  const code = await run(
    pinnedNode(),
    [binOf('@playwright/test', 'playwright'), ...args, ...filters],
    {
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: reports.e2e,
        PLAYWRIGHT_FORCE_TTY: '0',
      },
    },
  );
  const stats = readReport(reports.e2e)?.stats;
  // A test that passed only at the second attempt has failed once too often.
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return [code, { passed: stats?.expected ?? 0, failed, skipped: stats?.skipped ?? 0 }];
}

/** @type {string[]} */
const breakdowns = [];

/**
 * A runner that broke down, or ran nothing at all, is a failure that no test of its own reports.
 * @param {'unit' | 'e2e'} name
 * @param {[number, Count]} result
 * @returns {Count}
 */
function judged(name, [code, count]) {
  const ran = count.passed + count.failed;
  if (count.failed > 0 || (code === 0 && ran > 0)) return count;
  const reason = ran === 0 ? 'ran no test' : `ended with exit code ${code}`;
  breakdowns.push(`The ${name} tests: the runner ${reason}.`);
  return { ...count, failed: count.failed + 1 };
}

await main(async () => {
  await ensureDevelopmentTools('the tests need');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @param {Count} count */
  const add = (count) => {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
  };
  if (await prepared()) {
    if (only !== 'e2e') add(judged('unit', await unit()));
    if (only !== 'unit') add(judged('e2e', await e2e()));
  } else {
    add({ passed: 0, failed: 1, skipped: 0 });
  }
  // Between the unit tests and here stands all that the browser said: where only the end of a log is kept, this is it.
  for (const failure of failuresOfUnit(reports.unit)) console.log(`\n${failure}`);
  // The pages of failed browser tests are long: a name far above them is a name that nobody finds.
  const names = [...namesOfFailed(reports), ...breakdowns];
  if (names.length > 0) console.log(['\nFailed:', ...names].join('\n  '));
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed > 0 ? 1 : 0;
});
