import { expect, type Page } from '@playwright/test';
import { button } from './navigation.ts';

/** Presses Tab until the control is there, and sees at each step that the focus can be seen. */
export async function tabTo(page: Page, name: string | RegExp) {
  const target = button(page, name).first();
  await target.waitFor();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await focusIsVisible(page)).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement) return false;
    // The splash is one large button, and its ring stands around what looks like one.
    return [activeElement, ...activeElement.querySelectorAll('*')].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3;
    });
  });
