import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { send } from './support/api.ts';
import { holdBack } from './support/hold-back.ts';
import {
  button,
  choose,
  clickAgain,
  dialog,
  pressKeys,
  toCardOf,
  toDashboard,
  toHome,
  toSettings,
} from './support/navigation.ts';
import { enterAs } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

const theme = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('theme'),
    document.documentElement.classList.contains('dark'),
  ]);

/** The server is away at first; then she is asked twice whether she really wants to go. */
async function savesAtLast(page: Page): Promise<void> {
  await holdBack(page, '**/settings', (route) => route.abort());
  await button(page, 'Guardar').click();
  await expect(dialog(page)).toContainText('Error al guardar la configuración');
  await button(page, 'Aceptar').click();
  await page.unroute('**/settings');
  await page.goBack();
  await expect(dialog(page)).toContainText('Cambios sin guardar');
  await button(page, 'Seguir aquí').click();
  await button(page, 'Volver al inicio').click();
  await expect(dialog(page)).toContainText('Cambios sin guardar');
  await clickAgain(button(page, 'Seguir aquí'));
  await clickAgain(button(page, 'Volver al inicio'));
  await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(dialog(page)).toContainText('Configuración guardada correctamente');
  await button(page, 'Aceptar').click();
  await clickAgain(button(page, 'Volver al inicio'));
  await page.getByRole('heading', { level: 1, name: '¡Hola,' }).waitFor();
}

test('what she sets is loaded from the server, shows at once, is saved with one button, and comes back', async ({
  page,
  newcomer: world,
}) => {
  await toSettings(page, world);
  const checked = (name: string) => page.getByRole('switch', { name });
  await expect(checked('Compartir con mi familia')).not.toBeChecked();
  await expect(checked('Asistente de voz')).toBeChecked();
  await expect(checked('Sonidos')).toBeChecked();
  await expect(checked('Jugar sin prisa')).not.toBeChecked();
  await checked('Modo nocturno').check();
  expect(await theme(page)).toEqual(['dark', true]);
  await checked('Compartir con mi familia').check();
  await checked('Jugar sin prisa').check();
  await checked('Sonidos').uncheck();
  await page.getByText('Muy grande').click();
  await expect(page.locator('html[data-text-size=muy-grande]')).toHaveCount(1);

  await savesAtLast(page);

  // The games begin as she said.
  await button(page, /^Juegos/).click();
  await button(page, /^Juegos de memoria/).click();
  await button(page, /^Parejas de cartas/).click();
  await expect(page.getByLabel('Sin prisa')).toBeChecked();
  for (const where of ['Juegos de memoria', 'Juegos', '¡Hola,']) {
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: where }).waitFor();
  }

  // Changed elsewhere in the meantime: what is shown is what the server says now.
  const api = await enterAs(page.context(), world);
  const settings = { familyConsent: false, municipalConsent: true, darkMode: true };
  await send(api, 'PUT', `/api/users/${world.person.id}/settings`, {
    ...settings,
    voiceEnabled: false,
  });
  await button(page, 'Ajustes').click();
  await expect(checked('Asistente de voz')).not.toBeChecked();
  await expect(checked('Compartir con mi familia')).not.toBeChecked();
  await expect(checked('Jugar sin prisa')).toBeChecked();
  await expect(checked('Sonidos')).not.toBeChecked();
  await expect(page.getByLabel('Muy grande')).toBeChecked();
  await expect(page.locator('html[data-text-size=muy-grande]')).toHaveCount(1);

  await page.getByLabel('Normal').check();
  await button(page, 'Volver al inicio').click();
  await button(page, 'Salir sin guardar').click();
  await page.getByRole('heading', { level: 1, name: '¡Hola,' }).waitFor();
  await expect(page.locator('html[data-text-size=muy-grande]')).toHaveCount(1);
});

test('a device without a Spanish voice says so when the voice is tried', async ({
  page,
  newcomer: world,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined });
  });
  await toSettings(page, world);
  await button(page, 'Probar la voz').click();
  await expect(page.getByText('Este aparato no tiene voz en español.')).toBeVisible();
});

test('she gives herself another PIN with the keys, and the old one opens nothing any more', async ({
  page,
  newcomer: world,
}) => {
  await toSettings(page, world);
  const keys = async (digits: string) => {
    for (const digit of digits) await dialog(page).getByRole('button', { name: digit }).click();
  };
  const sounds = page.getByRole('switch', { name: 'Sonidos' });
  await sounds.uncheck();
  await button(page, 'Cambiar mi PIN').click();
  await keys('9999');
  await keys('1357');
  await keys('1358');
  await expect(page.getByText('No eran iguales.')).toBeVisible();
  await keys('1357');
  await keys('1357');
  await expect(page.getByText('PIN incorrecto')).toBeVisible();
  await keys('1234');
  await keys('1357');
  await keys('1357');
  await expect(page.getByText('Tu PIN nuevo ya sirve')).toBeVisible();
  await expect(sounds).not.toBeChecked();
  // Still in, although every session ended.
  await page.reload();
  await button(page, /^Continuar como/).click();
  await page.getByRole('heading', { level: 1, name: '¡Hola,' }).waitFor();
  await button(page, 'Salir').click();
  await button(page, 'Sí, salir').click();
  await button(page, 'Entrar').click();
  await button(page, /^Usuarios/).click();
  await choose(page, world, 'Seleccionar a');
  await pressKeys(page, '1234');
  await expect(page.getByText('PIN incorrecto')).toBeVisible();
  await pressKeys(page, '1357');
  await page.getByRole('heading', { level: 1, name: '¡Hola,' }).waitFor();
});

test('she takes all her data home in one file', async ({ page, newcomer: world }) => {
  await toSettings(page, world);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar mis datos' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('mis-datos.zip');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['LEEME.txt', 'perfil.json', 'mi-foto.webp']) {
    expect(bytes.includes(name)).toBe(true);
  }
});

test('she reads who has looked, and what she agreed to since when', async ({
  page,
  browser,
  newcomer: world,
}) => {
  const townHall = await browser.newContext({ baseURL: world.url, locale: 'es-ES' });
  const clerk = await townHall.newPage();
  await toSettings(page, world);
  await button(page, 'Quién ha visto mis datos').click();
  await expect(dialog(page)).toContainText('Nadie más ha mirado tus datos.');
  await button(page, 'Cerrar').click();

  await toCardOf(clerk, world, 'Ver Perfil de');
  await button(clerk, 'Ver su actividad').click();
  await clerk.getByText('Tiempo Activo').waitFor();
  await clickAgain(button(page, 'Quién ha visto mis datos'));
  await expect(dialog(page).getByRole('listitem')).toHaveText(
    new RegExp(`^${world.admin.name} \\(ayuntamiento\\) vio tu actividad a las? \\d+:\\d\\d\\.$`),
  );
  await page.goBack();

  await page.getByRole('switch', { name: 'Compartir con el personal municipal' }).uncheck();
  await button(page, 'Guardar').click();
  await button(page, 'Aceptar').click();
  await button(page, 'Historial de permisos').click();
  const changes = dialog(page).getByRole('listitem');
  await expect(changes.first()).toContainText('Dejaste de compartir con el personal municipal');
  await expect(changes.first()).toContainText('Lo cambiaste tú');
  await expect(changes.last()).toContainText('Empezaste a compartir con el personal municipal');
  await expect(changes.last()).toContainText(`Lo anotó ${world.admin.name}, del ayuntamiento.`);
  await townHall.close();
});

test('what she asks about her data reaches staff, can be taken back, and is answered', async ({
  page,
  browser,
  newcomer: world,
}) => {
  await toHome(page, world);
  await button(page, 'Ajustes').click();
  await button(page, 'Pedir que borren mis datos').click();
  await expect(dialog(page)).toContainText('Antes de borrar hablará contigo');
  await button(page, 'Enviar la petición').click();
  await expect(page.getByText('Petición enviada al ayuntamiento')).toBeVisible();
  await button(page, 'Retirar').click();
  await expect(page.getByText('Has pedido que borren tus datos')).toHaveCount(0);
  await button(page, 'Pedir que corrijan mis datos').click();
  await page.getByLabel('¿Qué hay que corregir?').fill('Mi nombre es Pilar, con pe.');
  await clickAgain(button(page, 'Enviar la petición'));
  await expect(page.getByText('«Mi nombre es Pilar, con pe.»')).toBeVisible();

  const townHall = await browser.newContext({ baseURL: world.url, locale: 'es-ES' });
  const clerk = await townHall.newPage();
  await toDashboard(clerk, world);
  await button(clerk, 'Ver las peticiones').click();
  const request = dialog(clerk).getByRole('listitem').filter({ hasText: world.person.name });
  await expect(request).toContainText('Mi nombre es Pilar, con pe.');
  await expect(request).toContainText('Hay que contestar antes del');
  await request.getByRole('button', { name: 'Buscar en la lista' }).click();
  await expect(clerk.getByText('1 usuario(s) encontrado(s)')).toBeVisible();
  await button(clerk, `Ver Perfil de ${world.person.name}`).waitFor();
  await clickAgain(button(clerk, 'Ver las peticiones'));
  await button(clerk, `Atendida la de ${world.person.name}`).click();
  await expect(clerk.getByText('Petición atendida')).toBeVisible();
  await expect(button(clerk, `Atendida la de ${world.person.name}`)).toHaveCount(0);
  await townHall.close();

  await page.goBack();
  await clickAgain(button(page, 'Ajustes'));
  await expect(page.getByText(/^Atendido el /)).toBeVisible();
});
