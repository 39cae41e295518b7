import type { Browser, Page } from '@playwright/test';
import { send } from './support/api.ts';
import { clockedTest, expect } from './support/clocked-world.ts';
import { button, clickAgain, clickLate, dialog, toHome, toSettings } from './support/navigation.ts';
import { addRelative, type Relative } from './support/relatives.ts';
import { toSupport } from './support/views/support.ts';
import { enterAs, type World } from './support/world.ts';

const PILL = 'Pastilla de la tensión';
/** A Friday in Madrid, an hour ahead of Greenwich. */
const at = (time: string) => `2026-11-20T${time}:00Z`;

const test = clockedTest(at('07:50'));

/** A browser whose clock shows what the server's does. */
async function open(browser: Browser, world: World, time: string, width: number, height: number) {
  const context = await browser.newContext({
    baseURL: world.url,
    locale: 'es-ES',
    viewport: { width, height },
  });
  const page = await context.newPage();
  await page.clock.install({ time: new Date(at(time)) });
  return page;
}

/** Somebody of hers on a telephone. */
async function asRelative(browser: Browser, world: World, relative: Relative, time: string) {
  const page = await open(browser, world, time, 390, 844);
  await toSupport(page, relative);
  return page;
}

const alertOf = (page: Page) =>
  page.getByRole('region', { name: 'Avisos' }).getByRole('listitem').filter({ hasText: PILL });

/** She says whom, after how long, and that the town hall is left out. */
async function chooseWho(page: Page, world: World): Promise<void> {
  await toSettings(page, world);
  await button(page, 'Elegir a quién se avisa').click();
  await button(page, 'Lucía').click();
  await button(page, 'Carmen').click();
  await button(page, 'Siguiente').click();
  await dialog(page).getByText('media hora').click();
  await clickAgain(button(page, 'Siguiente'));
  await expect(dialog(page)).toContainText(
    'Si no contestas en media hora, se avisa a Lucía. Después, a Carmen.',
  );
  await clickAgain(button(page, 'Guardar'));
  await expect(button(page, 'Cambiar a quién se avisa')).toBeVisible();
}

test('her daughter is told and then her neighbour, who sees to it; her answer takes the warning back', async ({
  browser,
  village: { server, world },
}) => {
  test.slow();
  const lucia = await addRelative(world, [world.person], 'Lucía');
  const carmen = await addRelative(world, [world.person], 'Carmen');
  const hers = await open(browser, world, '07:50', 820, 1180);
  const api = await enterAs(hers.context(), world);
  const reminders = `/api/users/${world.person.id}/reminders`;
  const pill = { title: PILL, category: 'Medicación', dateTime: '2026-11-20T09:00' };
  await send(api, 'POST', reminders, pill);
  await chooseWho(hers, world);

  await server.at(at('08:30'));
  const daughter = await asRelative(browser, world, lucia, '08:30');
  await expect(alertOf(daughter)).toContainText('a las 9:00');
  await expect(alertOf(daughter)).toContainText(
    /No sabemos si la ha tomado: no sabemos nada de su tableta desde las 8:5\d\./,
  );
  await expect(daughter.getByText('No es teleasistencia.')).toBeVisible();

  await server.at(at('09:00'));
  const neighbour = await asRelative(browser, world, carmen, '09:00');
  await button(neighbour, /^Me ocupo yo/).click();
  await expect(alertOf(neighbour)).toContainText('Te ocupas tú.');
  await daughter.clock.fastForward('30:00');
  await expect(alertOf(daughter)).toContainText('Se ocupa Carmen.');

  await hers.clock.fastForward('01:10:00');
  await toHome(hers, world);
  await expect(hers.getByText('Carmen se ocupa.')).toBeVisible();
  await button(hers, /^Entendido: Carmen/).click();
  await expect(hers.getByText('Carmen se ocupa.')).toHaveCount(0);
  await clickLate(button(hers, `Marcar como hecho: ${PILL}`));
  await expect(dialog(hers)).toContainText('¿Ya la has tomado, o solo la has oído?');
  const stored = hers.waitForResponse(
    (response) => response.request().method() === 'PUT' && /\/occurrences\//.test(response.url()),
  );
  await clickLate(dialog(hers).getByRole('button', { name: 'Ya la he tomado' }));
  await stored;
  for (const page of [daughter, neighbour]) {
    await page.clock.fastForward('01:00');
    await expect(alertOf(page)).toContainText(/Ya la tomó a las 10:0\d\./);
    await expect(button(page, /^Me ocupo yo/)).toHaveCount(0);
  }

  await toSettings(hers, world);
  await button(hers, 'Quién ha visto mis datos').click();
  for (const name of ['Lucía', 'Carmen']) {
    await expect(dialog(hers)).toContainText(`${name} (tu familia o apoyo) recibió un aviso`);
  }
  await dialog(hers).getByRole('button', { name: 'Cerrar' }).click();
  await button(hers, 'No avisar a nadie').click();
  await expect(button(hers, 'Elegir a quién se avisa')).toBeVisible();
  await daughter.clock.fastForward('01:00');
  await expect(alertOf(daughter)).toHaveCount(0);
});
