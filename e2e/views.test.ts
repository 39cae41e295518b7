import { test as base, expect } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { collectConsoleErrors } from './support/console-errors.ts';
import { startDemo } from './support/demo.ts';
import {
  doubleText,
  layoutFaults,
  overflowFaults,
  waitUntilStable,
} from './support/layout-checks.ts';
import { showTheme } from './support/theme.ts';
import { views } from './support/views.ts';
import type { World } from './support/world.ts';

/** A village full of people, messages and memories: where there is much, there is much to go wrong. */
const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const { server, world } = await startDemo('normal');
      await use(world);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ world }, use) => use(world.url),
});

const widths = [360, 820, 1280];
const themes = ['light', 'dark'] as const;

for (const { name, side, open, refused = false } of views) {
  test(`${name} is readable, big enough and quiet, by day and by night`, async ({
    page,
    world,
  }) => {
    const said = collectConsoleErrors(page, { refused });
    await page.setViewportSize({ width: 820, height: 1180 });
    await open(page, world);
    const wrong: string[] = [];
    const note = (where: string, faults: string[]) =>
      wrong.push(...faults.map((fault) => `${where}: ${fault}`));

    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await waitUntilStable(page);
      note(`${width} px`, await layoutFaults(page, side));
      note(`${width} px`, await overflowFaults(page));
    }
    for (const theme of themes) {
      await showTheme(page, theme);
      await waitUntilStable(page);
      note(theme, await accessibilityFaults(page));
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await waitUntilStable(page);
    note('320 px', await overflowFaults(page));
    // Half of a 1280 px screen: what is left of it when all is shown twice as big.
    await page.setViewportSize({ width: 640, height: 800 });
    await doubleText(page);
    await waitUntilStable(page);
    note('640 px, text twice as big', await overflowFaults(page));

    expect(wrong).toEqual([]);
    expect(said).toEqual([]);
  });
}
