import type { Page } from '@playwright/test';
import { homeTells } from './support/home-answer.ts';
import { button, toHome } from './support/navigation.ts';
import { untilDark } from './support/views/tablet.ts';
import type { World } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

test('a tablet that froze for a night shows the new day, its count and her face as they are now', async ({
  page,
  newcomer: world,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T22:58:30Z') });
  await toHome(page, world);
  await expect(page.getByText('Hoy es viernes, 20 de noviembre.')).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await homeTells(page, ({ reminders }) => ({ reminders: { ...reminders, pending: 7 } }));
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await page.clock.setSystemTime(new Date('2026-11-21T07:30:00Z'));
  await page.clock.runFor(6_000);
  await expect(page.getByText('Hoy es sábado, 21 de noviembre.')).toBeVisible();
  await expect(page.getByText('8:30', { exact: true })).toBeVisible();
  await expect(page.getByText('7 recordatorios pendientes')).toBeVisible();
});

/** At half past ten she makes hers a tablet on a stand, and goes back to home. */
async function putOnStand(page: Page, world: World): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T21:30:00Z') });
  await toHome(page, world);
  await button(page, 'Ajustes').click();
  await page.getByRole('switch', { name: 'Tableta siempre encendida' }).click();
  await button(page, 'Volver al inicio').click();
}

const hourOf = (page: Page) => page.evaluate(() => new Date().toTimeString().slice(0, 5));

test('a tablet on a stand is dark by night, and a touch anywhere only wakes it', async ({
  page,
  newcomer: world,
}) => {
  await putOnStand(page, world);
  const dark = await untilDark(page);
  await expect(async () => {
    expect(await dark.textContent()).toContain(await hourOf(page));
  }).toPass();
  expect((await hourOf(page)) >= '22:32').toBe(true);
  await dark.click();
  await expect(dark).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola,' })).toBeVisible();
});

test('a tablet on a stand gets dark also where home could not be loaded, and what makes it dark comes late', async ({
  page,
  newcomer: world,
}) => {
  await page.route(/\/assets\/stand-/, async (route) => {
    await page.getByText('No se pudieron cargar los datos.').waitFor();
    await route.continue();
  });
  await page.route(/\/home$/, (route) => route.abort());
  await putOnStand(page, world);
  await untilDark(page);
});
