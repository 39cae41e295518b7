import type { Page } from '@playwright/test';

/** Said by the tests' own browser, in which no service worker is. */
const OF_PLAYWRIGHT = /^Service Worker registration blocked by Playwright/;

/** Collects what the page complains about; `refused` forgives the notes about requests that were refused or failed. */
export function collectConsoleErrors(page: Page, { refused = false } = {}): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const isRefusal =
      /^Failed to load resource: .* status of [45]\d\d|^(?:MissingPart: )?TypeError: Failed to fetch/.test(
        message.text(),
      );
    if (OF_PLAYWRIGHT.test(message.text())) return;
    if (!(refused && isRefusal)) said.push(`${message.text()} (${message.location().url})`);
  });
  return said;
}
