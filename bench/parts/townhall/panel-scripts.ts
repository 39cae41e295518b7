import { chromium as browserType, type CDPSession, type Page } from '@playwright/test';
import { chromium } from '../../../e2e/support/chromium.ts';
import { button, logInAs, toLogin } from '../../../e2e/support/navigation.ts';
import type { Account } from '../../../e2e/support/world.ts';
import type { Report } from '../../support/results.ts';

const SEARCHES = ['jose nunez', 'mari', 'zzz', ''];

/** How much script the browser runs for the first paint of the panel, for a search and for the next page. */
export async function tellScripts({ note }: Report, url: string, account: Account): Promise<void> {
  const browser = await browserType.launch(chromium());
  try {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await toLogin(page);
    for (const [name, action] of actionsOn(page, account)) {
      note(`script: ${name}`, await script(page, cdp, action));
    }
  } finally {
    await browser.close();
  }
}

type Action = readonly [name: string, act: () => Promise<void>];

function actionsOn(page: Page, account: Account): Action[] {
  const peopleFound = () => page.getByText('usuario(s) encontrado(s)').waitFor();
  const answered = () => page.waitForResponse((answer) => answer.url().includes('/api/users?'));
  const open = async () => {
    await logInAs(page, account);
    await peopleFound();
  };
  const search = async (text: string) => {
    const answer = text === '' ? peopleFound() : answered();
    await page.getByLabel('Buscar por nombre').fill(text);
    await answer;
  };
  const turn = async () => {
    const answer = answered();
    await button(page, 'Mostrar más').click();
    await answer;
  };
  return [
    ['first paint of the panel', open],
    ...SEARCHES.map((text): Action => [`search "${text}"`, () => search(text)]),
    ['next page', turn],
    ['the page after', turn],
  ];
}

/** Time in which script ran, and all work of the page's thread, from the action until the page is at rest. */
async function script(page: Page, cdp: CDPSession, act: () => Promise<void>): Promise<string> {
  const before = await durations(cdp);
  await act();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const after = await durations(cdp);
  const ms = (metric: 'ScriptDuration' | 'TaskDuration') =>
    (((after[metric] ?? 0) - (before[metric] ?? 0)) * 1_000).toFixed(0);
  return `${ms('ScriptDuration')} ms (of ${ms('TaskDuration')} ms with layout and paint)`;
}

async function durations(cdp: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
