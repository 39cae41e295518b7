import type { Page } from '@playwright/test';

/**
 * Lets the page's own clock go on until what is awaited has happened. What counts time in a view often comes in a chunk of
 * its own, a moment after the view, and begins then: minutes counted beforehand may be over by then.
 */
export async function whileTimePasses<T>(page: Page, awaited: Promise<T>): Promise<T> {
  let isOver = false;
  const over = awaited.finally(() => {
    isOver = true;
  });
  while (!isOver) await page.clock.runFor(10_000);
  return over;
}
