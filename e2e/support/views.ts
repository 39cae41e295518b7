import type { Page } from '@playwright/test';
import { activityViews } from './views/activity.ts';
import { chatViews } from './views/chat.ts';
import { failingViews } from './views/failures.ts';
import { gamesViews } from './views/games.ts';
import { mediaViews } from './views/media.ts';
import { remindersViews } from './views/reminders.ts';
import { supportViews } from './views/support.ts';
import { townhallViews } from './views/townhall.ts';
import {
  button,
  dialog,
  logInAs,
  pressKeys,
  toCardOf,
  toCreation,
  toDashboard,
  toHome,
  toLanding,
  toLogin,
  toMainSelect,
  toPeople,
  toPin,
  toSetting,
  toSettings,
  toTowns,
} from './ways.ts';
import { enterAs, type World } from './world.ts';

export interface View {
  name: string;
  /** Text is 20 px for users and 18 px for staff. */
  side: 'user' | 'staff';
  /** Brings a fresh page of a fresh context there, tap by tap. */
  open(page: Page, world: World): Promise<void>;
  /** The server refuses something on the way, or fails, as it should, and the browser notes it. */
  refused?: true;
}

const user = (name: string, open: View['open']): View => ({ name, side: 'user', open });
const staff = (name: string, open: View['open']): View => ({ name, side: 'staff', open });
const refused = (view: View): View => ({ ...view, refused: true });

/** Every view and every dialog. What is added here is checked and photographed. */
export const views: readonly View[] = [
  user('welcome-landing', async (page) => {
    await page.goto('/');
    await button(page, 'Toca para empezar').waitFor();
  }),
  user('main-select', toMainSelect),
  user('landing', toLanding),
  user('landing-with-session', async (page, world) => {
    await enterAs(page.context(), world);
    await toLanding(page);
    await button(page, /^Continuar como/).waitFor();
  }),
  user('municipality-select', async (page) => {
    await toTowns(page);
    await page.getByRole('listitem').first().waitFor();
  }),
  staff('admin-login', (page) => toLogin(page)),
  staff('admin-login-empty-fields', async (page) => {
    await toLogin(page);
    await button(page, 'Iniciar Sesión').click();
    await page.getByText('Escribe la contraseña.').waitFor();
  }),
  refused(
    staff('admin-login-wrong-password', async (page, world) => {
      await toLogin(page);
      await logInAs(page, { ...world.admin, password: 'no-es-esta' });
      await page.getByRole('alert').getByText(/\w/).waitFor();
    }),
  ),
  staff('admin-creation', (page) => toCreation(page)),
  staff('admin-creation-with-code-and-errors', async (page, world) => {
    await toCreation(page, world.newTown.name);
    await button(page, 'Crear Administrador').click();
    await page.getByText('El nombre es obligatorio').waitFor();
  }),
  staff('admin-dashboard', toDashboard),
  staff('admin-dashboard-empty', (page, { emptyTown }) =>
    toDashboard(page, emptyTown, emptyTown.name),
  ),
  staff('admin-dashboard-no-match', async (page, world) => {
    await toDashboard(page, world);
    await page.getByLabel('Buscar por nombre').fill('Zz');
    await page.getByText('No se encontraron usuarios').waitFor();
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
  staff('add-support', (page, world) => toCardOf(page, world, 'Agregar Apoyo a')),
  staff('add-support-errors', async (page, world) => {
    await toCardOf(page, world, 'Agregar Apoyo a');
    await button(page, 'Crear').click();
    await page.getByText('Por favor complete todos los campos').first().waitFor();
  }),
  staff('support-persons', async (page, world) => {
    await toCardOf(page, world, 'Consultar Apoyos de');
    await button(page, 'Actualizar').last().waitFor();
  }),
  staff('devices', async (page, world) => {
    await toSetting(page, world, 'Dispositivos');
    await button(page, /^Dar de baja/)
      .first()
      .waitFor();
  }),
  staff('device-code', async (page, world) => {
    await toSetting(page, world, 'Dispositivos');
    await button(page, 'Dar de alta un dispositivo').click();
    await page.getByText('Sirve una sola vez').waitFor();
  }),
  staff('device-revoke', async (page, world) => {
    await toSetting(page, world, 'Dispositivos');
    await button(page, /^Dar de baja/)
      .first()
      .click();
    await page.getByText('¿Dar de baja este dispositivo?').waitFor();
  }),
  staff('staff', async (page, world) => {
    await toSetting(page, world, 'Personal');
    await button(page, /^Nueva contraseña para/)
      .first()
      .waitFor();
  }),
  staff('staff-new', async (page, world) => {
    await toSetting(page, world, 'Personal');
    await button(page, 'Nueva cuenta').click();
    await button(page, 'Crear Administrador').click();
    await page.getByText('El nombre es obligatorio').waitFor();
  }),
  staff('staff-password', async (page, world) => {
    await toSetting(page, world, 'Personal');
    await button(page, /^Nueva contraseña para/)
      .first()
      .click();
    await page.getByText('La de antes deja de servir.').waitFor();
  }),
  user('user-select', toPeople),
  user('user-select-no-match', async (page, world) => {
    await toPeople(page, world);
    await page.getByLabel('Buscar por nombre').fill('Zz');
    await page.getByText('No se encontraron usuarios').waitFor();
  }),
  refused(
    user('user-select-not-enrolled', async (page) => {
      await toMainSelect(page);
      await button(page, /^Usuarios/).click();
      await page.getByLabel('Código del ayuntamiento').waitFor();
    }),
  ),
  user('user-select-help', async (page, world) => {
    await toPeople(page, world);
    await button(page, 'Ayuda').click();
    await dialog(page).waitFor();
  }),
  user('pin', toPin),
  user('pin-wrong', async (page, world) => {
    await toPin(page, world);
    await pressKeys(page, '9999');
    await page.getByText('PIN incorrecto').waitFor();
  }),
  user('user-menu', toHome),
  user('user-menu-notices', async (page, world) => {
    await toHome(page, world);
    await button(page, 'Avisos').click();
    await dialog(page).waitFor();
  }),
  user('user-menu-help', async (page, world) => {
    await toHome(page, world);
    await button(page, 'Ayuda').click();
    await dialog(page).waitFor();
  }),
  user('settings', toSettings),
  user('settings-saved', async (page, world) => {
    await toSettings(page, world);
    await button(page, 'Guardar').click();
    await page.getByText('Configuración guardada correctamente').waitFor();
  }),
  ...remindersViews,
  ...supportViews,
  ...chatViews,
  ...failingViews,
  ...gamesViews,
  ...mediaViews,
  ...activityViews,
  user('project-info', async (page) => {
    await toLogin(page);
    await button(page, 'Información Adicional').click();
    await page.getByRole('heading', { name: 'El proyecto' }).waitFor();
  }),
  ...townhallViews,
  refused(
    user('not-found', async (page) => {
      await page.goto('/no-existe');
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    }),
  ),
];

async function toCreateUser(page: Page, world: World): Promise<void> {
  await toDashboard(page, world);
  await button(page, 'Crear Nuevo Usuario').click();
  await page.getByLabel('Nombre completo').waitFor();
}
