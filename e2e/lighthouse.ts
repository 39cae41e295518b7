/**
 * `npm run lighthouse [-- --runs=1] [view…]`: Lighthouse's mobile scores of the main views, on the
 * real server with an empty data folder and the machine's own Chromium. Each is the median of so
 * many runs: five is what Lighthouse advises, a single one is off by up to ten points.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { navigation, type Result } from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { ensureWebBuilt } from '../scripts/support/web-build.mjs';
import { type LighthouseView, views } from './lighthouse-views.ts';
import { chromium } from './support/chromium.ts';
import { startServer } from './support/server.ts';

/** What each category must reach, of 100. */
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100 };
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const chosen = views.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

await ensureWebBuilt({ announce: 'Building the web…', failure: 'The web does not build.' });
const server = await startServer();
const browser = await puppeteer.launch({ ...chromium(), headless: true });
try {
  console.log(['view'.padEnd(14), ...categories].join('  '));
  for (const view of chosen) {
    const scores: Record<Category, number>[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      // Its own cookies and storage: what one view prepared must not help the next.
      const context = await browser.createBrowserContext();
      const before = await context.newPage();
      await before.goto(server.url);
      await view.prepare?.(before);
      await before.close();
      const page = await context.newPage();
      scores.push(await measure(page, server.url, view));
      await context.close();
    }
    const medians = categories.map((category) => median(scores.map((score) => score[category])));
    const cells = medians.map((score, i) => String(score).padStart(categories[i]?.length ?? 0));
    console.log([view.name.padEnd(14), ...cells].join('  '));
    if (categories.some((category, i) => (medians[i] ?? 0) < wanted[category])) {
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Scores the way from the app's start screen to the view, as on a first visit, and the view itself. */
async function measure(
  page: Page,
  url: string,
  { enter }: LighthouseView,
): Promise<Record<Category, number>> {
  const cdp = await page.createCDPSession();
  await cdp.send('Network.clearBrowserCache');
  const arrive = async () => {
    // The first tap ends Chromium's search for the largest paint: it has to be over by then.
    await page.goto(url, { waitUntil: 'networkidle0' });
    await enter?.(page);
  };
  const result = await navigation(page, arrive, {
    flags: { onlyCategories: categories, disableStorageReset: true, logLevel: 'error' },
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { categories: found, audits } = result.lhr;
  for (const category of categories) {
    for (const { id, weight } of found[category]?.auditRefs ?? []) {
      const audit = audits[id];
      const failed = weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9;
      if (failed) console.log(`  ${category}: ${audit?.title} ${reasons(audit)}`);
    }
  }
  const score = (category: Category) => Math.round((found[category]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
  };
}

/** The number that was too high, or the first things that were found. */
function reasons(audit: Result['audits'][string] | undefined): string {
  const details = audit?.details;
  const items: object[] = details && 'items' in details ? details.items.slice(0, 3) : [];
  const found = items.map((item) => ('description' in item ? String(item.description) : ''));
  return [audit?.displayValue ?? '', ...found].filter(Boolean).join('\n    ');
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
