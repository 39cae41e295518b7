import type { Page } from '@playwright/test';
import { lostChoices, lostEdges, lostFocus } from './forced-colors.ts';
import { measure } from './probe.ts';
import { nearTargets, smallTargets } from './targets.ts';
import { boardOutside, coveredControls, outsideWindow, sidewaysScroll } from './window.ts';
import { brokenWords, cutText, overwrittenText, smallText } from './words.ts';

/** The numbers that a designer promised: sizes of targets and of text, and distances. A sentence for each that is wrong. */
export const sizeFaults = (page: Page, side: 'user' | 'staff'): Promise<string[]> =>
  measure(page, [smallTargets, nearTargets, smallText], side);

/** Whether all of it fits a window of this size: no word broken or cut, nothing outside, nothing under anything. */
export const fitFaults = (page: Page): Promise<string[]> =>
  measure(page, [
    sidewaysScroll,
    outsideWindow,
    brokenWords,
    cutText,
    overwrittenText,
    coveredControls,
    boardOutside,
  ]);

/** The least that holds even where text is so big that words must break: nothing needs a scroll to the side. */
export const sidewaysFaults = (page: Page): Promise<string[]> =>
  measure(page, [sidewaysScroll, outsideWindow]);

/** What is left of edges, choices and focus in the person's own colours. */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  const found = await measure(page, [lostEdges, lostChoices]);
  await page.keyboard.press('Tab');
  return [...found, ...(await measure(page, [lostFocus]))];
}

/** Text this many times as big: what somebody gets who sets the browser's own font to 32 px. */
export async function setFont(page: Page, times: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const fontSizes = { standard: 16 * times, fixed: 13 * times };
  await cdp.send('Page.setFontSizes', { fontSizes });
}

/** As "Muy grande" in Ajustes does. */
export async function chooseBiggestText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.textSize = 'muy-grande';
  });
}

/** Everything that moves is where it will end, but for what never ends; and what hangs on another thing has followed it. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      const { iterations } = animation.effect?.getComputedTiming() ?? {};
      if (iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}
