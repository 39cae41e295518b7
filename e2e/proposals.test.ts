import type { Page } from '@playwright/test';
import { giveMicrophone } from './support/microphone.ts';
import { button, clickAgain, clickLate, dialog, toHome } from './support/navigation.ts';
import { letPropose } from './support/proposals.ts';
import { addRelative } from './support/relatives.ts';
import { comesNow, notePlayed } from './support/ringing.ts';
import { toSheet } from './support/views/proposals.ts';
import { toSupport } from './support/views/support.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

test.use({ permissions: ['microphone'] });

const TELEPHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };

test('a daughter proposes a pill from her telephone, and once her mother says yes on her tablet it rings with the voice of her daughter', async ({
  browser,
  page,
  newcomer,
}) => {
  // Two browsers, a recording and an alarm.
  test.slow();
  const lucia = await addRelative(newcomer, [newcomer.person]);
  await letPropose(newcomer, lucia);
  await giveMicrophone(page);
  await page.setViewportSize(TELEPHONE);
  await toSupport(page, lucia);
  await button(page, /^Proponer recordatorios/).click();
  await button(page, 'Proponer un recordatorio').click();
  await page.getByLabel('Título').fill('Pastilla azul');
  await dialog(page).getByText('Medicación').click();
  await dialog(page).getByText('Cada día').click();
  await button(page, 'Enviar propuesta').click();
  await expect(dialog(page).getByText('Di hasta cuándo, o que no tiene final.')).toBeVisible();
  await dialog(page).getByText('Sin final').click();
  await dialog(page).getByText('Más opciones', { exact: true }).click();
  await button(page, 'Grabar mi voz').click();
  await button(page, 'Empezar a grabar').click();
  await expect(page.getByRole('timer')).toHaveText(/^Quedan \d+ segundos$/);
  await clickAgain(button(page, 'Terminar'));
  await clickAgain(button(page, 'Enviar propuesta'));
  await expect(page.getByText('Espera su respuesta')).toBeVisible();

  const tablet = await browser.newContext({ viewport: TABLET, baseURL: newcomer.url });
  const hers = await tablet.newPage();
  const played = await notePlayed(hers);
  await toHome(hers, newcomer);
  await clickLate(button(hers, /^Lucía .* te propone…/));
  await expect(dialog(hers).getByText(/Cada día a las 9:00/)).toBeVisible();
  await allInSight(hers);
  await button(hers, 'Escuchar a Lucía').click();
  await expect.poll(() => played.length).toBe(1);
  await button(hers, 'Sí').click();
  await expect(dialog(hers).getByText('Pastilla azul: Sí. Queda apuntado.')).toBeVisible();
  await button(hers, 'Muy bien').click();
  await expect(button(hers, /te propone…/)).toHaveCount(0);
  await button(hers, /^Recordatorios/).click();
  await hers.getByRole('tab', { name: 'Próximos' }).click();
  await expect(hers.getByText(/^Apuntado por Lucía/).first()).toBeVisible();
  await comesNow(hers, newcomer);
  await expect(hers.getByRole('heading', { name: 'Es la hora' })).toBeVisible();
  await expect.poll(() => played.length).toBe(2);
  await tablet.close();

  await page.reload();
  await button(page, 'Entrar').click();
  await button(page, /^Personas de Apoyo/).click();
  await button(page, /^Continuar como Lucía/).click();
  await button(page, /^Proponer recordatorios/).click();
  await expect(page.getByText('Dijo que sí', { exact: true })).toBeVisible();
});

/** Her four answers, on a telephone too and beside what it may contradict. */
async function allInSight(page: Page): Promise<void> {
  await page.setViewportSize(TELEPHONE);
  for (const answer of ['Sí', 'No', 'Cambiar la hora', 'Luego']) {
    await expect(button(page, answer)).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(TABLET);
}

/** Of the clerk: each key that goes to another field or line, and each tap. */
const MOST_STEPS = 12;

test('a clerk copies a sheet of five pills from the keyboard, and they wait for her', async ({
  page,
  newcomer,
}) => {
  await toSheet(page, newcomer);
  let steps = 0;
  const press = async (key: string) => {
    steps += 1;
    await page.keyboard.press(key);
  };
  const pills = ['Pastilla azul', 'Pastilla blanca', 'Jarabe', 'Gotas', 'Pomada'];
  for (const [at, name] of pills.entries()) {
    if (at > 0) await press('Enter');
    await expect(page.getByLabel('Medicina', { exact: true }).nth(at)).toBeFocused();
    await page.keyboard.type(name);
    await press('Tab');
    await page.keyboard.type('9, 21');
  }
  await button(page, 'Proponer').click();
  steps += 1;
  await expect(page.getByText('5 recordatorios propuestos').first()).toBeVisible();
  expect(steps).toBeLessThanOrEqual(MOST_STEPS);
  await expect(page.getByText('Espera su respuesta')).toHaveCount(5);
});
