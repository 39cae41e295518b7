import { staffWithApp, townThatAsks } from '../factors.ts';
import {
  button,
  logInAs,
  toCreation,
  toLanding,
  toLogin,
  toMainSelect,
  toTowns,
} from '../navigation.ts';
import { enterAs } from '../world.ts';
import { refused, staff, user, type View } from './view.ts';

/** The start screens: before anybody is known. */
export const entryViews: readonly View[] = [
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
  staff('admin-second-step', async (page, world) => {
    await toLogin(page);
    await logInAs(page, await staffWithApp(world));
    await page.getByLabel('Código de seis cifras').waitFor();
  }),
  staff('admin-second-step-lost', async (page, world) => {
    await toLogin(page);
    await logInAs(page, await staffWithApp(world));
    await button(page, 'No tengo la llave ni el teléfono').click();
    await page.getByLabel('Código de los que imprimiste').waitFor();
  }),
  staff('admin-factor-setup', async (page, world) => {
    const { town, admin } = await townThatAsks(world);
    await toLogin(page, town);
    await logInAs(page, admin);
    await page.getByText('Tu ayuntamiento pide algo más').waitFor();
  }),
  staff('admin-creation', (page) => toCreation(page)),
  staff('admin-creation-with-code-and-errors', async (page, world) => {
    await toCreation(page, world.newTown.name);
    await button(page, 'Crear Administrador').click();
    await page.getByText('El nombre es obligatorio').waitFor();
  }),
  user('project-info', async (page) => {
    await toLogin(page);
    await button(page, 'Información Adicional').click();
    await page.getByRole('heading', { name: 'El proyecto' }).waitFor();
  }),
  refused(
    user('not-found', async (page) => {
      await page.goto('/no-existe');
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    }),
  ),
];
