import type { Locator, Page } from '@playwright/test';
import { send } from '../api.ts';
import { button, confirmAs, dialog, toCardOf, toDashboard, toSetting } from '../navigation.ts';
import type { World } from '../world.ts';
import { refused, staff, type View } from './view.ts';

/** Which setting of the panel, and which button of those whom it lists. */
type Listed = readonly [setting: string, task: RegExp];
const REVOKE: Listed = ['Dispositivos', /^Dar de baja/];
const GIVE_PASSWORD: Listed = ['Personal', /^Nueva contraseña para/];

/** The panel of the town hall, and what its cards and settings open. */
export const panelViews: readonly View[] = [
  staff('admin-dashboard', toDashboard),
  staff('admin-dashboard-empty', (page, { emptyTown }) =>
    toDashboard(page, emptyTown, emptyTown.name),
  ),
  staff('admin-dashboard-no-match', async (page, world) => {
    await toDashboard(page, world);
    await page.getByLabel('Buscar por nombre').fill('Zz');
    await page.getByText('No se encontraron usuarios').waitFor();
  }),
  staff('admin-dashboard-filtered', async (page, world) => {
    await toDashboard(page, world);
    await button(page, '7 días sin entrar').click();
    await button(page, 'Con petición').click();
    await button(page, 'Quitar los filtros').waitFor();
  }),
  staff('admin-dashboard-menu', async (page, world) => {
    await toDashboard(page, world);
    await button(page, 'Ajustes').click();
    await page.getByRole('menu').waitFor();
  }),
  staff('create-user', toCreateUser),
  staff('create-user-errors', async (page, world) => {
    await toCreateUser(page, world);
    await page.getByLabel('Nombre completo').fill('Rosa');
    await page.getByLabel(/^Correo electrónico/).fill('rosa');
    await page.getByLabel(/^Acepta la Política/).check();
    await button(page, 'Crear Usuario').click();
    await page.getByText('El PIN de acceso es obligatorio.').first().waitFor();
  }),
  staff('privacy-notice', async (page, world) => {
    await toCreateUser(page, world);
    await page.getByText('Leer la Política de Privacidad').click();
    await page.getByText('Quién responde de los datos').waitFor();
  }),
  staff('delete-user', (page, world) => toCardOf(page, world, 'Eliminar a')),
  staff('profile', async (page, world) => {
    await toCardOf(page, world, 'Ver Perfil de');
    await button(page, 'Editar').waitFor();
  }),
  staff('profile-edit', async (page, world) => {
    await toCardOf(page, world, 'Ver Perfil de');
    await button(page, 'Editar').click();
    await page.getByLabel('Nombre completo').waitFor();
  }),
  staff('profile-new-pin', async (page, world) => {
    await toCardOf(page, world, 'Ver Perfil de');
    await button(page, 'Nuevo PIN').click();
    await page.getByLabel('PIN de acceso').waitFor();
  }),
  staff('profile-pause', async (page, world) => {
    await toCardOf(page, world, 'Ver Perfil de');
    await button(page, 'Desactivar').click();
    await page.getByLabel('Motivo').waitFor();
  }),
  staff('add-support', (page, world) => toCardOf(page, world, 'Agregar Apoyo a')),
  staff('add-support-errors', async (page, world) => {
    await toCardOf(page, world, 'Agregar Apoyo a');
    await button(page, 'Crear').click();
    await page.getByText('Por favor complete todos los campos').first().waitFor();
  }),
  staff('add-support-code', async (page, world) => {
    await toCardOf(page, world, 'Agregar Apoyo a');
    await dialog(page).getByLabel('Nombre').fill('Rosa Rangel Núñez');
    await page.getByLabel('Correo Electrónico').fill(`rosa${Date.now()}@ejemplo.es`);
    await button(page, 'Crear').click();
    await page.getByRole('img', { name: /^Código QR para Rosa/ }).waitFor();
  }),
  staff('support-persons', async (page, world) => {
    await toCardOf(page, world, 'Consultar Apoyos de');
    await button(page, 'Actualizar').last().waitFor();
  }),
  staff('support-persons-full', async (page, world) => {
    const body = {
      name: 'Rosa Rangel Núñez',
      email: `rosa${Date.now()}@ejemplo.es`,
      relation: 'Hija',
    };
    await send(world.api, 'POST', `/api/users/${world.person.id}/support-invitations`, body);
    await toCardOf(page, world, 'Consultar Apoyos de');
    await button(page, /^Código nuevo para /)
      .first()
      .waitFor();
  }),
  staff('devices', async (page, world) => {
    await (await toFirst(page, world, REVOKE)).waitFor();
  }),
  inSetting(
    'device-code',
    ['Dispositivos', 'Dar de alta un dispositivo', 'Crear el código'],
    'Sirve una sola vez',
  ),
  staff('device-rename', async (page, world) => {
    await (await toFirst(page, world, ['Dispositivos', /^Cambiar el nombre: /])).click();
    await page.getByLabel('Nombre de la tableta').waitFor();
  }),
  staff('device-tie', async (page, world) => {
    await (await toFirst(page, world, ['Dispositivos', /^De quién es: /])).click();
    await button(page, /^Elegir a /)
      .first()
      .click();
    await button(page, /^Quitar a /).waitFor();
  }),
  staff('device-revoke', async (page, world) => {
    await (await toFirst(page, world, REVOKE)).click();
    await page.getByText('¿Dar de baja este dispositivo?').waitFor();
  }),
  staff('staff', async (page, world) => {
    await addColleague(world);
    await (await toFirst(page, world, GIVE_PASSWORD)).waitFor();
  }),
  inSetting('account', ['Mi cuenta'], '(este)'),
  refused(
    staff('account-code-app', async (page, world) => {
      await toSetting(page, world, 'Mi cuenta');
      await button(page, 'Usar una aplicación de códigos').click();
      await confirmAs(page, world.admin);
      await page.getByLabel('Código de seis cifras').waitFor();
    }),
  ),
  staff('account-password', async (page, world) => {
    await toSetting(page, world, 'Mi cuenta');
    await button(page, 'Cambiar mi contraseña').click();
    await page.getByRole('textbox', { name: 'Contraseña de ahora' }).waitFor();
  }),
  inSetting('staff-log', ['Registro de actividad'], 'entró en el panel'),
  refused(
    staff('confirm-password', async (page, world) => {
      await toCardOf(page, world, 'Eliminar a');
      await button(page, 'Eliminar para siempre').click();
      await page.getByRole('alertdialog', { name: 'Escribe tu contraseña' }).waitFor();
    }),
  ),
  inSetting(
    'staff-new',
    ['Personal', 'Nueva cuenta', 'Crear Administrador'],
    'El nombre es obligatorio',
  ),
  staff('staff-password', async (page, world) => {
    await addColleague(world);
    await (await toFirst(page, world, GIVE_PASSWORD)).click();
    await page.getByText('La de antes deja de servir.').waitFor();
  }),
];

/** What a setting shows after these buttons, one after the other. */
function inSetting(
  name: string,
  [setting, ...pressed]: readonly [string, ...string[]],
  shown: string,
): View {
  return staff(name, async (page, world) => {
    await toSetting(page, world, setting);
    for (const one of pressed) await button(page, one).click();
    await page.getByText(shown).first().waitFor();
  });
}

/** Opens a setting. @returns that button of the first whom it lists */
async function toFirst(page: Page, world: World, [setting, task]: Listed): Promise<Locator> {
  await toSetting(page, world, setting);
  return button(page, task).first();
}

/** Somebody else of the town hall: one's own password is changed in "Mi cuenta". */
async function addColleague({ api }: World): Promise<void> {
  const colleague = { name: 'Bea Mora', email: 'bea@ejemplo.es', password: 'otra-clave-larga' };
  await send(api, 'POST', '/api/admins', colleague, [409]);
}

async function toCreateUser(page: Page, world: World): Promise<void> {
  await toDashboard(page, world);
  await button(page, 'Crear Nuevo Usuario').click();
  await page.getByLabel('Nombre completo').waitFor();
}
