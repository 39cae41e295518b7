/**
 * `node bench/townhall.ts`: a town of five thousand people. How long the server takes for each call of the panel,
 * and how much script the browser runs for its first paint, for a search and for the next page.
 * DATA_DIR names a folder of the demo's size `huge` to go on with; without one it is made, in about half a minute.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium as browserType, type CDPSession, type Page } from '@playwright/test';
import { chromium } from '../e2e/support/chromium.ts';
import { button, logInAs, toLogin } from '../e2e/support/navigation.ts';
import { startServer } from '../e2e/support/server.ts';
import { inRoot } from '../scripts/support/paths.mjs';
import { pinnedNode } from '../scripts/support/pinned-node.mjs';

const TOWN = 'valle-de-matamoros-default';
const ADMIN = { name: 'Ana', email: 'ana@ejemplo.es', password: 'bellota-demo' };
const ROUNDS = 20;

const dataDir = process.env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'encina-bench-'));
execFileSync(pinnedNode(), [inRoot('demo/seed.ts'), '--size=huge'], {
  env: { ...process.env, DATA_DIR: dataDir },
});
const server = await startServer({ dataDir });
try {
  await timeServer(await token());
  await timeBrowser();
} finally {
  await server.stop();
}

async function ask(method: string, url: string, bearer = '', body?: object): Promise<string> {
  const answer = await fetch(`${server.url}${url}`, {
    method,
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text;
}

async function token(): Promise<string> {
  const { email, password } = ADMIN;
  const body = { email, password, municipalityId: TOWN };
  return JSON.parse(await ask('POST', '/api/admin/login', '', body)).token;
}

async function timeServer(bearer: string): Promise<void> {
  const list = `/api/users?municipalityId=${TOWN}&limit=36`;
  await report('first page', () => ask('GET', list, bearer));
  await report('search "gomez"', () => ask('GET', `${list}&search=gomez`, bearer));
  await report('search "zz" (nobody)', () => ask('GET', `${list}&search=zz`, bearer));
  await ask('POST', '/api/admin/confirmation', bearer, { currentPassword: ADMIN.password });
  await report('all as CSV', () => ask('GET', '/api/users/export', bearer));
  const rows = Array.from({ length: 500 }, (_, i) => ({ name: `Persona ${i}`, pin: '1234' }));
  const bring = (dryRun: boolean) =>
    ask('POST', '/api/users/import', bearer, { key: randomUUID(), dryRun, rows });
  await report('import of 500, dry run', () => bring(true));
  await report('import of 500', () => bring(false), 1);
  // While the hashes of an import are made, somebody opens the panel.
  const importing = bring(false);
  await report('first page during an import', () => ask('GET', list, bearer));
  await importing;
}

/** Median and longest of some rounds, in ms. */
async function report(name: string, call: () => Promise<unknown>, rounds = ROUNDS): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  say('server', name, `${median.toFixed(1)} ms, at most ${(times.at(-1) ?? 0).toFixed(1)} ms`);
}

async function timeBrowser(): Promise<void> {
  const browser = await browserType.launch(chromium());
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await toLogin(page);
  await script(page, cdp, 'first paint of the panel', async () => {
    await logInAs(page, ADMIN);
    await page.getByText('usuario(s) encontrado(s)').waitFor();
  });
  const search = page.getByLabel('Buscar por nombre');
  for (const text of ['jose nunez', 'mari', 'zzz', '']) {
    await script(page, cdp, `search "${text}"`, async () => {
      const answered = page.waitForResponse((answer) => answer.url().includes('/api/users?'));
      await search.fill(text);
      if (text !== '') await answered;
      else await page.getByText('usuario(s) encontrado(s)').waitFor();
    });
  }
  for (const turn of ['next page', 'the page after']) {
    await script(page, cdp, turn, async () => {
      const answered = page.waitForResponse((answer) => answer.url().includes('/api/users?'));
      await button(page, 'Mostrar más').click();
      await answered;
    });
  }
  await browser.close();
}

/** Time in which script ran, and all work of the page's thread, from the action until the page is at rest. */
async function script(page: Page, cdp: CDPSession, name: string, action: () => Promise<void>) {
  const before = await durations(cdp);
  await action();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const after = await durations(cdp);
  const ms = (metric: 'ScriptDuration' | 'TaskDuration') =>
    (((after[metric] ?? 0) - (before[metric] ?? 0)) * 1_000).toFixed(0);
  say(
    'script',
    name,
    `${ms('ScriptDuration')} ms (of ${ms('TaskDuration')} ms with layout and paint)`,
  );
}

async function durations(cdp: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

function say(kind: string, name: string, words: string): void {
  console.log(`${kind.padEnd(7)} ${name.padEnd(30)} ${words}`);
}
