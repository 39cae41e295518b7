import type { Page, Route } from '@playwright/test';
import { send } from './support/api.ts';
import { holdBack } from './support/hold-back.ts';
import {
  button,
  clickAgain,
  confirmAs,
  dialog,
  toCardOf,
  toCreation,
  toDashboard,
  toLogin,
} from './support/navigation.ts';
import { expect, test } from './support/world-fixture.ts';

/** What the specification has the town hall read: its sections 2, 5 and 8. */

const away = '**/api/**';
const broken = (route: Route) => route.fulfill({ status: 500, body: 'no' });
const refused = (error: string) => (route: Route) =>
  route.fulfill({ status: 409, contentType: 'application/json', body: JSON.stringify({ error }) });
const forget = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => {
    for (const name of names) localStorage.removeItem(name);
  }, keys);
const TOWN_KEYS = ['municipalityId', 'selectedMunicipality'];

/** Lets the request wait until the words that stand meanwhile have been seen. */
async function slowly(page: Page, path: string, words: string, action: () => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await holdBack(page, path, async (route) => {
    await promise;
    await route.abort();
  });
  await action();
  await expect(page.getByRole('button', { name: words })).toBeVisible();
  resolve();
  await expect(page.getByRole('button', { name: words })).toHaveCount(0);
  await page.unroute(path);
}

test('the log-in says what is missing and what is wrong', async ({ page, world }) => {
  await toLogin(page);
  await page.getByLabel('Correo electrónico').fill(world.admin.email);
  await page.getByLabel('Contraseña').fill(world.admin.password);
  const submit = button(page, 'Iniciar Sesión');
  await slowly(page, '**/api/admin/login', 'Iniciando sesión...', () => submit.click());
  await expect(page.getByRole('alert').first()).toHaveText('Error de conexión');
  await holdBack(page, '**/api/admin/login', broken);
  await clickAgain(submit);
  await expect(page.getByRole('alert').first()).toHaveText('Error de autenticación');
  await forget(page, ...TOWN_KEYS);
  await clickAgain(submit);
  await expect(page.getByRole('alert').first()).toHaveText('No se ha seleccionado un municipio');
});

test('the form of the first administrator says what is missing and what is wrong', async ({
  page,
}) => {
  await toCreation(page);
  await expect(page.getByText('Mínimo 6 caracteres')).toBeVisible();
  const submit = button(page, 'Crear Administrador');
  await submit.click();
  for (const words of [
    'El nombre es obligatorio',
    'Escribe el correo electrónico.',
    'La contraseña debe tener al menos 6 caracteres.',
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.getByLabel('Nombre completo').fill('Otra');
  await page.getByLabel('Correo electrónico').fill('otra@ejemplo.es');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('una-clave-larga');
  const path = '**/api/admin/create-first';
  await slowly(page, path, 'Creando cuenta...', () => clickAgain(submit));
  await expect(page.getByRole('alert').first()).toHaveText('Error de conexión');
  await holdBack(page, path, broken);
  await clickAgain(submit);
  await expect(page.getByRole('alert').first()).toHaveText('Error al crear administrador');
  await forget(page, ...TOWN_KEYS);
  await clickAgain(submit);
  await expect(page.getByRole('alert').first()).toHaveText('No se ha seleccionado un municipio');
});

test('the panel says what it cannot show', async ({ page, world }) => {
  await toDashboard(page, world);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Panel de Administración' }),
  ).toBeVisible();
  const { name } = world.person;
  for (const action of ['Ver Perfil', 'Agregar Apoyo', 'Consultar Apoyos', 'Eliminar']) {
    await expect(page.getByRole('button', { name: new RegExp(`^${action}.*${name}`) })).toHaveText(
      action,
    );
  }
  await holdBack(page, '**/api/users?**', broken);
  await button(page, 'Actualizar').click();
  await expect(page.getByText('Error 500: No se pudieron cargar los usuarios')).toBeVisible();
  const retry = button(page, 'Reintentar');
  await forget(page, 'adminId');
  await clickAgain(retry);
  await expect(page.getByText('No se ha encontrado el ID del administrador')).toBeVisible();
  await forget(page, ...TOWN_KEYS);
  await clickAgain(retry);
  await expect(
    page.getByText('Error de autenticación: No se encontró ID de administrador ni municipio.'),
  ).toBeVisible();
  await page.evaluate(() => localStorage.setItem('adminId', 'x'));
  await clickAgain(retry);
  await expect(page.getByText('Error: No se encontró el municipio')).toBeVisible();
});

test('a town without people says so, and so does a search that finds nobody', async ({
  page,
  world,
}) => {
  await toDashboard(page, world.emptyTown, world.emptyTown.name);
  await expect(page.getByRole('heading', { name: 'No se encontraron usuarios' })).toBeVisible();
  await expect(page.getByText('Crea tu primer usuario para comenzar')).toBeVisible();
  await page.getByLabel('Buscar por nombre').fill('zz');
  await expect(page.getByText('Prueba con otro nombre, o con menos letras.')).toBeVisible();
});

test('the deletion of a person asks first, and says when it fails', async ({ page, world }) => {
  await toCardOf(page, world, 'Eliminar a');
  await expect(dialog(page)).toContainText(`¿Eliminar a ${world.person.name}?`);
  const path = '**/api/users/*';
  const { promise, resolve } = Promise.withResolvers<void>();
  await holdBack(page, path, async (route) => {
    await promise;
    await route.abort();
  });
  await button(page, 'Eliminar para siempre').click();
  await expect(button(page, `Eliminando... Eliminar a ${world.person.name}`)).toBeVisible();
  resolve();
  await expect(
    page.getByText('Error al eliminar el usuario. Por favor, inténtalo de nuevo.'),
  ).toBeVisible();
  await expect(button(page, `Eliminar a ${world.person.name}`)).toHaveText('Eliminar');
});

test('the form of a new person says what is missing and what is wrong', async ({ page, world }) => {
  await toDashboard(page, world);
  await button(page, 'Crear Nuevo Usuario').click();
  await dialog(page).getByLabel('Nombre completo').fill('Rosa Gala');
  await dialog(page).getByLabel('PIN de acceso').fill('1234');
  await dialog(page)
    .getByLabel(/^Acepta la Política/)
    .check();
  const submit = button(page, 'Crear Usuario');
  const said = dialog(page).getByRole('alert');
  await slowly(page, '**/api/users', 'Creando...', () => submit.click());
  await expect(said).toHaveText('Error al crear el usuario. Inténtalo de nuevo.');
  await holdBack(page, '**/api/users', refused('El pueblo está lleno.'));
  await clickAgain(submit);
  await expect(said).toHaveText('Error al crear usuario: El pueblo está lleno.');
  // A proxy that wants its own password.
  await holdBack(page, '**/api/users', (route) => route.fulfill({ status: 401, body: 'no' }));
  await clickAgain(submit);
  await expect(said).toHaveText('Error: No hay token de administrador');
  for (const [key, sentence] of [
    [TOWN_KEYS, 'Error: No se pudo obtener el ID del municipio.'],
    [['adminId'], 'Error: No se pudo obtener el ID del administrador.'],
  ] as const) {
    await forget(page, ...key);
    await clickAgain(submit);
    await expect(said).toHaveText(sentence);
  }
});

test('a profile that does not come says so, and so does one that is gone', async ({
  page,
  world,
}) => {
  await page.route(`${away}/${world.person.id}`, broken);
  await toCardOf(page, world, 'Ver Perfil de');
  await expect(dialog(page).getByText('Error al cargar datos del usuario')).toBeVisible();
  await page.unroute(`${away}/${world.person.id}`);
  const gone = { error: 'Usuario no encontrado', code: 'user_not_found' };
  const answer = await send(world.api, 'GET', '/api/users/nobody', undefined, [404]);
  expect(answer).toEqual(gone);
  await holdBack(page, `${away}/${world.person.id}`, (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: JSON.stringify(gone) }),
  );
  await button(page, 'Reintentar').click();
  await expect(dialog(page).getByText('Usuario no encontrado')).toBeVisible();
});

test('support persons are added, known already, listed and taken away', async ({ page, world }) => {
  const { name } = world.person;
  const rosa = { name: 'Rosa Rangel', email: `rosa${Date.now()}@familia.es` };
  await toCardOf(page, world, 'Agregar Apoyo a');
  const submit = dialog(page).getByRole('button', { name: 'Crear', exact: true });
  await submit.click();
  const said = dialog(page).getByRole('alert');
  await expect(said).toHaveText('Por favor complete todos los campos');
  await dialog(page).getByLabel('Nombre').fill(rosa.name);
  await dialog(page).getByLabel('Correo Electrónico').fill(rosa.email);
  await dialog(page).getByLabel('Nombre').fill('   ');
  await clickAgain(submit);
  await expect(said).toHaveText('Por favor complete todos los campos');
  await dialog(page).getByLabel('Nombre').fill(rosa.name);
  const path = '**/support-invitations';
  await page.waitForTimeout(450);
  await slowly(page, path, 'Creando...', () => submit.click());
  await expect(said).toHaveText('Error al crear persona de apoyo');
  await holdBack(page, path, refused('Esa persona ya es apoyo de este usuario.'));
  await clickAgain(submit);
  await expect(said).toHaveText('Esa persona ya es apoyo de este usuario.');
  await page.unroute(path);
  await clickAgain(submit);
  await page.getByRole('dialog', { name: `Código para ${rosa.name}` }).waitFor();
  await button(page, 'Cerrar').click();
  await expect(page.getByText(`${rosa.name} ya es persona de apoyo de ${name}`)).toBeVisible();

  await button(page, `Consultar Apoyos de ${name}`).click();
  const list = page.getByRole('dialog', { name: `Personas de Apoyo de ${name}` });
  await expect(list).toContainText(rosa.email);
  await expect(list.getByRole('button', { name: 'Actualizar' })).toBeVisible();
  await button(page, `Eliminar a ${rosa.name}`).first().click();
  for (const lost of [
    'El acceso de la persona de apoyo',
    'Todos los mensajes enviados',
    'Su capacidad para ver las métricas del usuario',
  ]) {
    await expect(dialog(page).getByRole('listitem').filter({ hasText: lost })).toBeVisible();
  }
  await holdBack(page, '**/api/support-persons/**', (route) => route.abort());
  const remove = dialog(page).getByRole('button', { name: 'Eliminar', exact: true });
  await clickAgain(remove);
  await expect(said).toHaveText(
    'Error al eliminar la persona de apoyo. Por favor, inténtalo de nuevo.',
  );
  await page.unroute('**/api/support-persons/**');
  await clickAgain(remove);
  await confirmAs(page, world.admin);
  await expect(list).toBeVisible();
  await expect(list.getByText(rosa.email)).toHaveCount(0);
});
