import { chromium as browserType } from '@playwright/test';
import { chromium } from '../../../e2e/support/chromium.ts';
import { toGallery } from '../../../e2e/support/navigation.ts';
import { enterAs, type World } from '../../../e2e/support/world.ts';
import { MEMORIES } from '../../data/many-memories.ts';
import type { Report } from '../../support/results.ts';
import { timesWords } from '../../support/words.ts';

/** The frames of a browser that scrolls through five thousand memories. */
export async function measureScrolling({ note }: Report, world: World): Promise<void> {
  const browser = await browserType.launch(chromium());
  const context = await browser.newContext({
    baseURL: world.url,
    locale: 'es-ES',
    viewport: { width: 820, height: 1180 },
  });
  const page = await context.newPage();
  await enterAs(context, world);
  await toGallery(page, world);
  await page.getByRole('article').first().waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const scriptTime = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  const before = await scriptTime();
  const frames = await page.evaluate(async () => {
    const gaps: number[] = [];
    let last = performance.now();
    let most = 0;
    // A finger that flings: 120 px a frame for ten seconds.
    while (gaps.length < 600) {
      await new Promise(requestAnimationFrame);
      gaps.push(performance.now() - last);
      last = performance.now();
      most = Math.max(most, document.querySelectorAll('article').length);
      scrollBy(0, 120);
    }
    return { gaps, cards: most, at: scrollY };
  });
  const script = (((await scriptTime()) - before) / 600) * 1000;
  note(`frames while scrolling ${frames.at} px of ${MEMORIES} memories`, timesWords(frames.gaps));
  note('script of each frame', `${script.toFixed(1)} ms`);
  note('cards in the page at most', String(frames.cards));
  await browser.close();
}
