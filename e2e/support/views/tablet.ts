import type { Locator, Page } from '@playwright/test';
import { button, toHome, toSettings } from '../navigation.ts';
import { whileTimePasses } from '../while-time-passes.ts';
import { type World, withNewcomer } from '../world.ts';
import { ofWholeBrowser, opensDialog, user } from './view.ts';

const onStand = (page: Page) => page.addInitScript(() => localStorage.setItem('stand', 'on'));

/** Nobody touches the tablet, until it shows the hour alone. */
export async function untilDark(page: Page): Promise<Locator> {
  const dark = button(page, /Toca la pantalla para encenderla/);
  await whileTimePasses(page, dark.waitFor());
  return dark;
}

async function toNight(page: Page, given: World): Promise<void> {
  const world = await withNewcomer(given);
  await onStand(page);
  await page.clock.install({ time: new Date('2026-11-20T21:30:00Z') });
  await toHome(page, world);
  await untilDark(page);
}

/** What the tablet itself is told to do. */
export const tabletViews = [
  user('night-clock', toNight),
  user('install', opensDialog(toSettings, 'Cómo se pone')),
  ofWholeBrowser(
    user('settings-tablet', async (page, world) => {
      await page.context().grantPermissions(['notifications']);
      await onStand(page);
      await toSettings(page, world);
      await page.getByLabel('Avisar aunque la tableta esté dormida').waitFor();
      await page.getByLabel('Tableta siempre encendida').scrollIntoViewIfNeeded();
    }),
  ),
];
