import { collectConsoleErrors } from './support/console-errors.ts';
import { holdBack } from './support/hold-back.ts';
import {
  button,
  clickAgain,
  confirmAs,
  dialog,
  logInAs,
  toCreation,
  toDashboard,
  toHome,
  toLogin,
  toMainSelect,
  toPeople,
  toPin,
} from './support/navigation.ts';
import { expect, test } from './support/world-fixture.ts';

const away = '**/api/**';

test.describe('staff read', () => {
  test('what is missing and what is wrong when they log in', async ({ page, world }) => {
    await toLogin(page);
    await button(page, 'Iniciar Sesión').click();
    await expect(page.getByText('Escribe el correo electrónico.')).toBeVisible();
    await expect(page.getByText('Escribe la contraseña.')).toBeVisible();
    await page.getByLabel('Correo electrónico').fill(world.admin.email);
    await page.getByLabel('Contraseña').fill('otra-cosa');
    await clickAgain(button(page, 'Iniciar Sesión'));
    await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no son correctos.');
  });

  test('that nobody answers', async ({ page, world }) => {
    await toLogin(page);
    await holdBack(page, away, (route) => route.abort());
    await logInAs(page, world.admin);
    await expect(page.getByRole('alert').first()).toHaveText('Error de conexión');
    await page.unroute(away);
    await clickAgain(button(page, 'Iniciar Sesión'));
    await page.getByText('usuario(s) encontrado(s)').waitFor();
    await holdBack(page, away, (route) => route.abort());
    await button(page, 'Actualizar').click();
    await expect(
      page.getByText('Error al cargar usuarios. Por favor, inténtalo de nuevo.'),
    ).toBeVisible();
    await page.unroute(away);
    await clickAgain(button(page, 'Reintentar'));
    await expect(page.getByText('usuario(s) encontrado(s)')).toBeVisible();
  });

  test('that the town already has an administrator', async ({ page, world }) => {
    expect(world.admin.name).not.toBe('Otra');
    await toCreation(page);
    await page.getByLabel('Nombre completo').fill('Otra');
    await page.getByLabel('Correo electrónico').fill('otra@ejemplo.es');
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('abc');
    await button(page, 'Crear Administrador').click();
    await expect(
      page.getByText('La contraseña debe tener al menos 6 caracteres.').first(),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('una-clave-larga');
    await clickAgain(button(page, 'Crear Administrador'));
    await expect(page.getByRole('alert')).toHaveText(
      'Este municipio ya tiene administrador. Pídele que cree tu cuenta.',
    );
  });

  test('a code field only where the town asks for a code', async ({ page, world }) => {
    await toCreation(page);
    await expect(page.getByLabel('Código de puesta en marcha')).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await toCreation(page, world.newTown.name);
    await expect(page.getByLabel('Código de puesta en marcha')).toBeVisible();
  });

  test('what a new person still lacks', async ({ page, world }) => {
    await toDashboard(page, world);
    await button(page, 'Crear Nuevo Usuario').click();
    const create = dialog(page).getByRole('button', { name: 'Crear Usuario' });
    await expect(create).toBeDisabled();
    await dialog(page).getByLabel('Nombre completo').fill('Nadie');
    await expect(create).toBeDisabled();
    await dialog(page)
      .getByLabel(/^Acepta la Política/)
      .check();
    await create.click();
    await expect(dialog(page).getByRole('alert')).toHaveText('El PIN de acceso es obligatorio.');
    await dialog(page).getByLabel('PIN de acceso').fill('12');
    await clickAgain(create);
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'El PIN de acceso debe tener exactamente 4 dígitos numéricos.',
    );
  });

  test('one person where the button is tapped twice', async ({ page, world }) => {
    const name = `Dos Toques ${Date.now()}`;
    await toDashboard(page, world);
    await button(page, 'Crear Nuevo Usuario').click();
    await dialog(page).getByLabel('Nombre completo').fill(name);
    await dialog(page).getByLabel('PIN de acceso').fill('1234');
    await dialog(page)
      .getByLabel(/^Acepta la Política/)
      .check();
    await dialog(page).getByRole('button', { name: 'Crear Usuario' }).dblclick();
    await button(page, 'Aceptar').click();
    await page.getByLabel('Buscar por nombre').fill(name);
    await expect(page.getByText('1 usuario(s) encontrado(s)')).toBeVisible();
  });

  test('who is found without accents, who is not, and what goes with the one they delete', async ({
    page,
    world,
  }) => {
    await toDashboard(page, world);
    await page.getByLabel('Buscar por nombre').fill('jose nunez');
    await expect(page.getByText('1 usuario(s) encontrado(s)')).toBeVisible();
    await button(page, 'Eliminar a José Núñez').click();
    await expect(dialog(page)).toContainText('Se borrará todo lo suyo');
    await button(page, 'Eliminar para siempre').click();
    await confirmAs(page, world.admin);
    await expect(page.getByText('No se encontraron usuarios')).toBeVisible();
  });
});

test.describe('a person reads', () => {
  test('a kind sentence where the PIN is wrong, too short, or was tried too often', async ({
    page,
    world,
  }) => {
    await toPin(page, world);
    const key = await button(page, '5').boundingBox();
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await expect(page.getByText('El PIN debe tener 4 dígitos')).toBeVisible();
    await page.keyboard.type('99');
    await expect(page.getByText('PIN incorrecto')).toBeVisible();
    for (let guess = 2; guess <= 5; guess += 1) {
      const answer = page.waitForResponse('**/verify-pin');
      await page.keyboard.type('9999');
      await answer;
      await expect(page.getByText('PIN incorrecto')).toBeVisible();
    }
    await page.keyboard.type('9999');
    await expect(
      page.getByText('Demasiados intentos. Espera 1 minuto o pide ayuda.'),
    ).toBeVisible();
    // No key has moved under a finger, whatever was said.
    expect(await button(page, '5').boundingBox()).toEqual(key);
  });

  test('that the server does not answer', async ({ page, world }) => {
    // Long before it is needed: a browser may still let a request pass that follows at once.
    await page.route('**/verify-pin', (route) => route.abort());
    await toPin(page, world);
    await page.keyboard.type('1234');
    await expect(dialog(page).getByText('Error de conexión al servidor')).toBeVisible();
    await page.route('**/verify-pin', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.keyboard.type('1234');
    await expect(page.getByText('Error al verificar PIN')).toBeVisible();
    await page.route(away, (route) => route.abort());
    await page.goBack();
    await button(page, 'Actualizar').click();
    await expect(page.getByText('Error de conexión al servidor')).toBeVisible();
  });

  test('that the figures of her home are not known, instead of believing zeros', async ({
    page,
    world,
  }) => {
    await page.route('**/api/users/*/home', (route) => route.abort());
    await toHome(page, world);
    await expect(page.getByText('No se pudieron cargar los datos.')).toBeVisible();
    await expect(page.getByText('No se pudo cargar', { exact: true })).toHaveCount(6);
    const asked = page.waitForRequest('**/api/users/*/home');
    await button(page, 'Reintentar').click();
    await asked;
    // Only now: home asks again by itself, and what it had got would have taken the button away.
    await page.unroute('**/api/users/*/home');
    await expect(page.getByText('0 archivos guardados')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('No se pudieron cargar los datos.')).toHaveCount(0);
  });

  test('nobody where nobody fits the search, and everybody again', async ({ page, world }) => {
    await toPeople(page, world);
    await page.getByLabel('Buscar por nombre').fill('zzzz');
    await expect(page.getByText('No se encontraron usuarios')).toBeVisible();
    await button(page, 'Limpiar').click();
    await expect(button(page, `Seleccionar a ${world.person.name}`)).toBeVisible();
  });
});

test('a tablet is enrolled with a code that staff read out', async ({ page, world, browser }) => {
  await toDashboard(page, world);
  await button(page, 'Ajustes').click();
  await page.getByRole('menuitem', { name: 'Dispositivos' }).click();
  await button(page, 'Dar de alta un dispositivo').click();
  await button(page, 'Crear el código').click();
  const code = await dialog(page)
    .getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    .textContent();
  const other = await browser.newContext({ baseURL: world.url, locale: 'es-ES' });
  const tablet = await other.newPage();
  await toMainSelect(tablet);
  await button(tablet, /^Usuarios/).click();
  await expect(tablet.getByText('Este dispositivo todavía no está dado de alta')).toBeVisible();
  await tablet.getByLabel('Código del ayuntamiento').fill('AAAA-AAAA');
  await button(tablet, 'Dar de alta este dispositivo').click();
  await expect(
    tablet.getByText('Ese código no es correcto o ya ha caducado. Pide otro.'),
  ).toBeVisible();
  await tablet.getByLabel('Código del ayuntamiento').fill((code ?? '').toLowerCase());
  await clickAgain(button(tablet, 'Dar de alta este dispositivo'));
  await expect(button(tablet, `Seleccionar a ${world.person.name}`)).toBeVisible();
  await other.close();
});

test('the municipalities that do not come are said, with a way to try again', async ({ page }) => {
  // From the first request on: what has come once is shown without asking again.
  await page.route('**/api/municipalities', (route) => route.abort());
  await toMainSelect(page);
  await button(page, 'Cambiar de municipio').click();
  await expect(page.getByText('Error al cargar los municipios')).toBeVisible();
  const asked = page.waitForRequest('**/api/municipalities');
  await button(page, 'Reintentar').click();
  await asked;
  // Only now: it may ask again by itself, and what had come would have taken the button away.
  await page.unroute('**/api/municipalities');
  const towns = page.getByRole('listitem').first();
  await expect(async () => {
    if (!(await towns.isVisible())) await button(page, 'Reintentar').click({ timeout: 2_000 });
    await expect(towns).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});

test('the chosen theme stays, and is there before anything is painted', async ({ page }) => {
  const said = collectConsoleErrors(page);
  await toMainSelect(page);
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  expect(await isDark()).toBe(false);
  await button(page, 'Modo noche').click();
  expect(await isDark()).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await isDark()).toBe(true);
  expect(said.filter((text) => !text.includes('index-'))).toEqual([]);
});

test('the browser remembers what the product says it remembers', async ({ page, world }) => {
  await toDashboard(page, world);
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(keys).toEqual(expect.arrayContaining(['adminId', 'municipalityId']));
  await button(page, 'Cerrar Sesión').click();
  await page.getByRole('heading', { name: 'Elige tu municipio' }).waitFor();
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.startsWith('admin'))).toEqual([]);
});

test('an address that nobody knows is a 404 in English', async ({ page }) => {
  const answer = await page.goto('/no-such-place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect((await page.goto('/project-info'))?.status()).toBe(200);
});
