import type { Page } from '@playwright/test';

export const SLOWER = 6;
/** What the browser tells of an event at the earliest, in ms: what is not told took less. */
const LEAST = 16;
const REST_MS = 1_500;

/**
 * From the finger to the next frame, which shows that it was felt and not yet all that follows: the longest of the events
 * that an action is made of, in ms.
 */
export async function delayOf(page: Page, act: () => Promise<void>): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(observe, LEAST);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  try {
    await act();
    // The browser tells of an event once its frame is shown.
    await page.waitForTimeout(REST_MS);
    return Math.max(LEAST, ...(await page.evaluate(taken)));
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cdp.detach();
  }
}

interface Observed extends Window {
  delays?: number[];
  delayObserver?: PerformanceObserver;
}

/** In the page: keeps how long each event of an interaction took. */
function observe(durationThreshold: number): void {
  const here = window as Observed;
  here.delays = [];
  here.delayObserver?.disconnect();
  here.delayObserver = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) here.delays?.push(entry.duration);
    }
  });
  const options = { type: 'event', durationThreshold };
  here.delayObserver.observe(options);
}

function taken(): number[] {
  return (window as Observed).delays ?? [];
}
