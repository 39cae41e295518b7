import type { Page } from '@playwright/test';

type Parts = Readonly<Record<string, object>>;

/** Home is told what the server says of it, and this. */
export async function homeTells(page: Page, more: (home: Parts) => Parts): Promise<void> {
  await page.route(/\/home$/, async (route) => {
    const headers = { ...route.request().headers(), 'if-none-match': '' };
    const answer = await route.fetch({ headers });
    const home: Parts = await answer.json();
    await route.fulfill({ response: answer, json: { ...home, ...more(home) } });
  });
}
