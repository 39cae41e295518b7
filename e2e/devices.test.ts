import type { Page } from '@playwright/test';
import { button, clickAgain, dialog, logInAs, toLogin, toSetting } from './support/navigation.ts';
import { expect, test } from './support/world-fixture.ts';

const NAME = `Tableta de la biblioteca ${Date.now()}`;
const OTHER = `Tableta de Josefa ${Date.now()}`;

const row = (page: Page, name: string) =>
  dialog(page).getByRole('listitem').filter({ hasText: name });

async function openDevices(page: Page): Promise<void> {
  await button(page, 'Ajustes').click();
  await page.getByRole('menuitem', { name: 'Dispositivos' }).click();
  await dialog(page).getByRole('listitem').first().waitFor();
}

test('a tablet that reads the picture of a code is enrolled with one tap, under the name that staff gave', async ({
  page,
  world,
  browser,
}) => {
  await toSetting(page, world, 'Dispositivos');
  await button(page, 'Dar de alta un dispositivo').click();
  await dialog(page).getByLabel('Nombre de la tableta').fill(NAME);
  await button(page, 'Crear el código').click();
  const picture = dialog(page).getByRole('img', { name: /^Código QR para dar de alta la tableta/ });
  await expect(picture).toBeVisible();
  const code = /[A-Z2-9]{4}-[A-Z2-9]{4}$/.exec(
    (await picture.getAttribute('aria-label')) ?? '',
  )?.[0];
  await expect(dialog(page).getByText(String(code), { exact: true })).toBeVisible();

  const other = await browser.newContext({ baseURL: world.url, locale: 'es-ES' });
  const tablet = await other.newPage();
  await tablet.goto(`/?codigo=${code}&municipio=valle-de-matamoros-default`);
  await expect(tablet.getByLabel('Código del ayuntamiento')).toHaveValue(String(code));
  expect(new URL(tablet.url()).search).toBe('');
  await button(tablet, 'Dar de alta este dispositivo').click();
  await expect(button(tablet, `Seleccionar a ${world.person.name}`)).toBeVisible();
  await tablet.reload();
  await expect(button(tablet, 'Entrar')).toBeVisible();
  await other.close();

  await clickAgain(button(page, 'Cerrar'));
  await expect(row(page, NAME)).toContainText('La puede usar todo el municipio.');
  await expect(row(page, NAME)).toContainText('Última vez: hoy');
  await button(page, `Cambiar el nombre: ${NAME}`).click();
  await dialog(page).getByLabel('Nombre de la tableta').fill(OTHER);
  await button(page, 'Guardar').click();
  await button(page, `De quién es: ${OTHER}`).click();
  await dialog(page).getByLabel('Buscar por nombre').fill(world.person.name);
  await button(page, `Elegir a ${world.person.name}`).click();
  await button(page, 'Guardar').click();
  await expect(row(page, OTHER)).toContainText(`La puede usar solo ${world.person.name}.`);
  await button(page, `Dar de baja: ${OTHER}`).click();
  await expect(dialog(page)).toContainText(OTHER);
  await dialog(page).getByRole('button', { name: 'Dar de baja', exact: true }).click();
  await expect(row(page, OTHER)).toHaveCount(0);
});

test('a personal computer is not enrolled by a log-in, unless the clerk says so', async ({
  page,
  world,
}) => {
  await toLogin(page);
  await logInAs(page, world.admin);
  await button(page, 'Crear Nuevo Usuario').waitFor();
  await openDevices(page);
  await expect(dialog(page).getByText('Es este dispositivo')).toHaveCount(0);
  await button(page, 'Cerrar').click();
  await button(page, 'Cerrar Sesión').click();
  await button(page, new RegExp(`^${world.town}`)).click();
  await button(page, /^Usuarios/).click();
  await expect(page.getByLabel('Código del ayuntamiento')).toBeVisible();

  await page.goBack();
  await button(page, /^Administración/).click();
  await page.getByLabel('Dar de alta este dispositivo').check();
  await logInAs(page, world.admin);
  await button(page, 'Crear Nuevo Usuario').waitFor();
  await openDevices(page);
  await expect(dialog(page).getByText('Es este dispositivo')).toHaveCount(1);
});
