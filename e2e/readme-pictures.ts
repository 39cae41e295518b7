/** `npm run pictures`: the pictures of the README, of the invented village as the product shows it now. */
import { chromium as browserType } from '@playwright/test';
import { ensureWebBuilt } from '../scripts/support/web-build.mjs';
import { chromium } from './support/chromium.ts';
import { startDemo } from './support/demo.ts';
import { waitUntilStable } from './support/layout/layout-checks.ts';
import { views } from './support/views.ts';

const FOLDER = 'docs/images';

/** Which view is in which picture. */
const PICTURES: Readonly<Record<string, string>> = {
  'user-menu': 'home',
  reminders: 'reminders',
  'memory-game': 'game',
  gallery: 'gallery',
  chat: 'assistant',
  'support-messages': 'messages',
  metrics: 'activity',
  'admin-dashboard': 'panel',
};

await ensureWebBuilt({ announce: 'Building the web…', failure: 'The web does not build.' });
const browser = await browserType.launch(chromium());
const { server, world } = await startDemo('normal');
for (const [view, picture] of Object.entries(PICTURES)) {
  const open = views.find(({ name }) => name === view)?.open;
  if (!open) throw new Error(`There is no view ${view}`);
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
    // As wide as a page that shows two of them side by side.
    deviceScaleFactor: 0.75,
  });
  const page = await context.newPage();
  await open(page, world);
  await waitUntilStable(page);
  await page.screenshot({ path: `${FOLDER}/${picture}.png` });
  await context.close();
}
await server.stop();
await browser.close();
