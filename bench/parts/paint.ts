/**
 * Interaction to next paint, the processor six times slower: home, a gallery of five thousand memories, the panel of five
 * thousand people. As the browser's own event timing tells it, which counts in steps of 8 ms.
 */
import { type Browser, chromium as browserType } from '@playwright/test';
import { chromium } from '../../e2e/support/chromium.ts';
import { makeWorld } from '../../e2e/support/world.ts';
import { addManyMemories, JOSEFA } from '../data/many-memories.ts';
import { DEMO_PASSWORD, withDemo } from '../support/demo-town.ts';
import type { Part } from '../support/part.ts';
import type { Target } from '../support/targets.ts';
import { tellTargets } from '../support/tell-targets.ts';
import { figure, table } from '../support/words.ts';
import { delayOf, SLOWER } from './paint/interaction-delay.ts';
import { GALLERY, HOME, PANEL, type Screen } from './paint/screens.ts';

/** In ms. */
const MOST = 100;
const [ROUNDS, QUICK_ROUNDS] = [3, 1];

export const paint: Part = {
  about: `Interaction to next paint, the processor ${SLOWER} times slower`,
  async run(report, { quick }) {
    const browser = await browserType.launch(chromium());
    const found: [string, number][] = [];
    const measure = async (url: string, screens: readonly Screen[]) => {
      for (const screen of screens) {
        found.push(...(await measureScreen(browser, url, screen, quick ? QUICK_ROUNDS : ROUNDS)));
      }
    };
    try {
      await withDemo('normal', ({ url }) => measure(url, [HOME, GALLERY]), addManyMemories);
      await withDemo('huge', ({ url }) => measure(url, [PANEL]));
    } finally {
      await browser.close();
    }
    const head = ['interaction', 'longest of its rounds, ms'];
    report.say(
      table(
        head,
        found.map(([name, ms]) => [name, figure(ms)]),
      ),
    );
    tellTargets(report, found.map(targetOf));
  },
};

const targetOf = ([name, ms]: [string, number]): Target => ({
  says: `${name}: below ${MOST} ms`,
  measured: ms,
  below: MOST,
  unit: ' ms',
});

/** @returns of each interaction the longest of its rounds, in ms: the first one, which may still fetch its code, counts too */
async function measureScreen(
  browser: Browser,
  url: string,
  { name, viewport, open, interactions }: Screen,
  rounds: number,
): Promise<[string, number][]> {
  const context = await browser.newContext({ baseURL: url, locale: 'es-ES', viewport });
  const page = await context.newPage();
  await open(page, await makeWorld(url, { password: DEMO_PASSWORD, person: JOSEFA }));
  const longest = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { what, act, undo } of interactions) {
      const ms = await delayOf(page, () => act(page));
      const label = `${name}: ${what}`;
      longest.set(label, Math.max(longest.get(label) ?? 0, ms));
      await undo?.(page);
    }
  }
  await context.close();
  return [...longest];
}
