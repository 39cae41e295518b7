import type { Page } from '@playwright/test';
import { giveMicrophone } from './support/microphone.ts';
import { button, clickAgain, clickLate, dialog, toReminders } from './support/navigation.ts';
import { photoFile } from './support/photo.ts';
import { comesNow, notePlayed } from './support/ringing.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

test.use({ permissions: ['microphone'] });

const TITLE = 'Gotas de los ojos';
const photoOf = (page: Page) => page.getByRole('img', { name: `Foto de «${TITLE}»` });

test('a person gives a reminder a photo and her voice, and the alarm shows the one and plays the other', async ({
  page,
  newcomer: world,
}) => {
  await giveMicrophone(page);
  const played = await notePlayed(page);
  await toReminders(page, world);
  await button(page, 'Nuevo Recordatorio').click();
  await page.getByLabel('Título').fill(TITLE);
  await page.getByText('Medicación').click();
  await button(page, 'Siguiente').click();
  await button(page, /^Mañana por la mañana/).click();
  await dialog(page).getByText('Más opciones', { exact: true }).click();
  await page.getByLabel('Añadir una foto').setInputFiles(photoFile());
  await expect(photoOf(page)).toBeVisible();
  await button(page, 'Grabar mi voz').click();
  await button(page, 'Empezar a grabar').click();
  await expect(page.getByRole('timer')).toHaveText(/^Quedan \d+ segundos$/);
  await clickAgain(button(page, 'Terminar'));
  await button(page, 'Escuchar mi voz').click();
  await expect.poll(() => played.length).toBe(1);
  await clickAgain(button(page, 'Crear Recordatorio'));
  await expect(page.getByText('Recordatorio creado')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: photoOf(page) })).toBeVisible();

  await comesNow(page, world);
  await expect(page.getByRole('heading', { name: 'Es la hora' })).toBeVisible();
  await expect(page.getByLabel('Aviso').filter({ has: photoOf(page) })).toBeVisible();
  await expect.poll(() => played.length).toBe(2);
  expect(played.at(-1)).toMatch(/^blob:/);
  const voice = button(page, /^(Escuchar mi voz|Parar la voz)$/);
  await expect(voice).toBeVisible();
  // A tablet that lies: its height is short beside a photo.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(voice).toBeInViewport({ ratio: 1 });
  await clickLate(button(page, 'Ya está hecho'));
  await clickLate(button(page, 'Ya la he tomado'));
  await expect(page.getByRole('heading', { name: /^Hecho a las? / })).toBeVisible();
  // It came today: of tomorrow it is no more.
  await expect(page.getByRole('listitem').filter({ has: photoOf(page) })).toHaveCount(0);
});
