import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './axe.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { startDemo } from './demo.ts';
import {
  chooseBiggestText,
  fitFaults,
  forcedColorFaults,
  setFont,
  sidewaysFaults,
  sizeFaults,
  waitUntilStable,
} from './layout/layout-checks.ts';
import { ONCE_A_WORKER } from './server.ts';
import { showTheme } from './theme.ts';
import type { View } from './views/view.ts';
import type { World } from './world.ts';

/** A village full of people, messages and memories: where there is much, there is much to go wrong. */
export const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const { server, world } = await startDemo('normal');
      await use(world);
      await server.stop();
    },
    ONCE_A_WORKER,
  ],
  baseURL: async ({ world }, use) => use(world.url),
});

type Window = readonly [name: string, width: number, height: number];
const devices: readonly Window[] = [
  ['360 px', 360, 740],
  ['820 px', 820, 900],
  ['1280 px', 1280, 900],
];
const small: readonly Window[] = [
  ['320 px', 320, 640],
  ['740×360', 740, 360],
  // Half of a screen of 1280×800: what is left of it at 200 %.
  ['200 % zoom', 640, 400],
];
/** By night it is the same page in other colours. */
const themes = [
  ['light', 'everything'],
  ['dark', 'colours'],
] as const;

/** A test of each of these views. */
export function checkViews(views: readonly View[]): void {
  for (const { name, side, open, refused = false } of views) {
    test(`${name} is readable, big enough and quiet, by day and by night`, async ({
      page,
      world,
    }) => {
      // A dozen windows and two themes of what may be a long list.
      test.slow();
      const said = collectConsoleErrors(page, { refused });
      await page.setViewportSize({ width: 820, height: 1180 });
      await open(page, world);
      const wrong: string[] = [];
      const note = (where: string, faults: readonly string[]) =>
        wrong.push(...faults.map((fault) => `${name}, ${where}: ${fault}`));

      for (const device of devices) {
        await resize(page, device);
        note(device[0], await sizeFaults(page, side));
        note(device[0], await fitFaults(page));
      }
      for (const [theme, asked] of themes) {
        await showTheme(page, theme);
        await waitUntilStable(page);
        note(theme, await accessibilityFaults(page, asked));
      }
      for (const window of small) {
        await resize(page, window);
        note(window[0], await fitFaults(page));
      }
      await setFont(page, 2);
      await resize(page, ['', 640, 800]);
      note('text twice as big, 640 px', await sidewaysFaults(page));
      await setFont(page, 1);
      await chooseBiggestText(page);
      for (const device of devices) {
        await resize(page, device);
        note(`Muy grande, ${device[0]}`, await fitFaults(page));
      }
      await page.emulateMedia({ forcedColors: 'active' });
      await waitUntilStable(page);
      note('forced colours', await forcedColorFaults(page));

      expect(wrong).toEqual([]);
      expect(said).toEqual([]);
    });
  }
}

async function resize(page: Page, [, width, height]: Window): Promise<void> {
  await page.setViewportSize({ width, height });
  await waitUntilStable(page);
}
