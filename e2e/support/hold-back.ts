import { expect, type Page } from '@playwright/test';

const PROBE = '/held-back';

/**
 * `page.route` for the middle of a test: returns once requests are held back. Chromium begins to a moment after it was
 * told, and what is asked until then passes.
 */
export async function holdBack(page: Page, ...asked: Parameters<Page['route']>): Promise<void> {
  await page.route(...asked);
  await page.route(`**${PROBE}`, (route) => route.fulfill({ status: 204 }));
  const probed = () => page.evaluate(async (path) => (await fetch(path)).status, PROBE);
  await expect.poll(probed).toBe(204);
  await page.unroute(`**${PROBE}`);
}
