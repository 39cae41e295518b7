import type { Page } from '@playwright/test';
import { newApi, send } from './support/api.ts';
import { button, clickAgain, dialog, toDashboard } from './support/navigation.ts';
import { type Account, enrol, type World, withNewcomer } from './support/world.ts';
import { expect, test as inWorld } from './support/world-fixture.ts';

const test = inWorld.extend<{ newcomer: World }>({
  newcomer: async ({ world }, use) => use(await withNewcomer(world)),
});

const ENDED = 'Tu sesión ha terminado';
const BERTA = { name: 'Berta Gil', password: 'otra-clave-larga' };

/** The session of the panel ends, as it does over night. */
async function endSession(page: Page): Promise<void> {
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'encina_staff');
  const answer = await page.request.post('/staff/api/admin/logout');
  expect([answer.status(), cookie?.path, cookie?.sameSite]).toEqual([204, '/staff/api', 'Strict']);
}

async function goOn(page: Page, { password }: Account): Promise<void> {
  const asked = page.getByRole('alertdialog', { name: ENDED });
  await asked.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await asked.getByRole('button', { name: 'Seguir' }).click();
  await expect(asked).toHaveCount(0);
}

/** A colleague of hers, who asks by herself. */
async function colleague(world: World) {
  const account = { ...BERTA, email: `berta${Date.now()}@ejemplo.es` };
  await send(world.api, 'POST', '/api/admins', account);
  const api = newApi(world.url);
  const login = { ...account, municipalityId: 'valle-de-matamoros-default' };
  api.token = (await send<{ token: string }>(api, 'POST', '/api/admin/login', login)).token;
  return api;
}

/** Two have edited the same person: both values stand there, and one is chosen. */
async function seesWhatBertaWrote(page: Page, world: World): Promise<void> {
  await clickAgain(button(page, 'Editar'));
  await dialog(page).getByLabel('Teléfono').fill('600 00 00 02');
  const berta = await colleague(world);
  const body = { phone: '600 00 00 09', email: 'nueva@ejemplo.es' };
  await send(berta, 'PATCH', `/api/users/${world.person.id}`, body);
  await button(page, 'Guardar').click();
  await expect(dialog(page)).toContainText('Berta Gil ha cambiado estos datos');
  const phone = dialog(page).getByRole('group', { name: 'Teléfono' });
  await expect(phone.getByLabel(/En tu formulario/)).toBeChecked();
  await phone.getByLabel(/Ahora pone/).check();
  await clickAgain(button(page, 'Guardar'));
  await expect(dialog(page)).toContainText('Cambios guardados');
  await expect(dialog(page).getByText('600 00 00 09')).toBeVisible();
  await expect(dialog(page).getByText('nueva@ejemplo.es')).toBeVisible();
  await button(page, 'Cerrar').click();
}

/** She is found in the panel, and not by the picker of the same computer, which asks nothing as staff. */
async function missesTheInactive(page: Page, { api, person }: World): Promise<void> {
  await send(api, 'PATCH', `/api/users/${person.id}`, { isActive: false });
  await page.getByLabel('Buscar por nombre').fill(person.name);
  await expect(button(page, `Ver Perfil de ${person.name}`)).toBeVisible();
  const faces = await page.context().newPage();
  await faces.goto('/');
  await button(faces, 'Entrar').click();
  const sent: string[] = [];
  faces.on('request', async (request) => {
    const { cookie = '' } = await request.allHeaders().catch(() => ({ cookie: '' }));
    if (cookie.includes('encina_staff')) sent.push(new URL(request.url()).pathname);
  });
  await button(faces, /^Usuarios/).click();
  await button(faces, /^Seleccionar a /)
    .first()
    .waitFor();
  await faces.getByLabel('Buscar por nombre').fill(person.name);
  await expect(faces.getByText('No se encontraron usuarios')).toBeVisible();
  expect(sent).toEqual([]);
  await faces.close();
}

test('a clerk comes back in the morning, in another tab, and beside a colleague', async ({
  page,
  newcomer: world,
}) => {
  test.slow();
  const { person, admin } = world;
  // The town hall's own computer shows the faces as well.
  await enrol(page.context(), world);
  await toDashboard(page, world);

  await test.step('no script can read her session', async () => {
    const stored = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie);
    expect(stored).not.toMatch(/[\w-]{43}/);
  });

  await test.step('a profile opens after the night, once she has said who she is', async () => {
    await page.getByLabel('Buscar por nombre').fill(person.name);
    await button(page, /^Ver Perfil de /)
      .nth(1)
      .waitFor({ state: 'detached' });
    await endSession(page);
    await button(page, `Ver Perfil de ${person.name}`).click();
    await goOn(page, admin);
    await expect(dialog(page).getByText('Alta', { exact: true })).toBeVisible();
  });

  await test.step('what was typed is kept, and saved after the password', async () => {
    await button(page, 'Editar').click();
    await dialog(page).getByLabel('Teléfono').fill('600 00 00 01');
    await endSession(page);
    await button(page, 'Guardar').click();
    await goOn(page, admin);
    await expect(dialog(page)).toContainText('Cambios guardados');
    await expect(dialog(page).getByText('600 00 00 01')).toBeVisible();
  });

  await test.step('what a colleague has written meanwhile is shown beside her own', () =>
    seesWhatBertaWrote(page, world));

  await test.step('a reload opens the panel again, and another tab offers to go on', async () => {
    await page.reload();
    await expect(page.getByText(`${world.town} · ${admin.name}`)).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto('/');
    await button(tab, /^Continuar como Ana/).click();
    await expect(tab.getByText(`${world.town} · ${admin.name}`)).toBeVisible();
    await tab.close();
  });

  await test.step('who is inactive stands in the panel and not among the faces', () =>
    missesTheInactive(page, world));

  await test.step('her log-out ends it on the server', async () => {
    await button(page, 'Cerrar Sesión').click();
    await page.getByRole('heading', { name: 'Elige tu municipio' }).waitFor();
    expect((await page.request.get('/staff/api/admin/me')).status()).toBe(401);
    await page.goto('/');
    await button(page, 'Entrar').waitFor();
    await expect(button(page, /^Continuar como/)).toHaveCount(0);
  });
});
