import type { Page } from '@playwright/test';
import { send } from '../api.ts';
import { button, dialog, toCardOf, toDashboard, toHome, toSettings } from '../navigation.ts';
import { enterAs, type World, withNewcomer } from '../world.ts';
import { staff, user } from './view.ts';

async function toGate(page: Page, world: World): Promise<void> {
  await toHome(page, world);
  await button(page, /^Mi Actividad/).click();
  await button(page, 'Soy el usuario').waitFor();
}

/** Her figures, once she has said that it is she who looks. */
async function toMetrics(page: Page, world: World): Promise<void> {
  await toHome(page, world);
  await button(page, /^Mi Actividad/).click();
  await button(page, 'Soy el usuario').click();
  await button(page, 'Ver las cifras').waitFor();
}

/** The same with what was counted, which she opens if she wants it. */
export async function toFigures(page: Page, world: World): Promise<void> {
  await toMetrics(page, world);
  await button(page, 'Ver las cifras').click();
  await page.getByText('Tiempo Activo').waitFor();
}

/** One of the buttons of "Mis datos". */
async function toData(page: Page, world: World, name: string): Promise<void> {
  await toSettings(page, world);
  await button(page, name).click();
  await dialog(page).waitFor();
}

export const activityViews = [
  user('metrics-gate', toGate),
  user('metrics-refused', async (page, world) => {
    await toGate(page, await withNewcomer(world));
    await button(page, 'Soy familiar autorizado').click();
    await dialog(page).getByText('No tienes permisos').waitFor();
  }),
  user('metrics', toMetrics),
  user('metrics-figures', async (page, world) => {
    await toFigures(page, world);
    await page.locator('canvas').waitFor();
    await page.getByText('Ver los minutos de cada día').click();
  }),
  user('metrics-month', async (page, world) => {
    await toFigures(page, world);
    await page.getByLabel('Últimos 30 días').check();
    await page.getByText('de 30 días').waitFor();
    await page.locator('canvas').waitFor();
  }),
  user('metrics-newcomer', async (page, world) => {
    await toMetrics(page, await withNewcomer(world));
  }),
  staff('profile-activity', async (page, world) => {
    await toCardOf(page, await withNewcomer(world), 'Ver Perfil de');
    await button(page, 'Ver su actividad').click();
    await page.getByText('Tiempo Activo').waitFor();
  }),
  user('settings-unsaved', async (page, world) => {
    await toSettings(page, world);
    await page.getByLabel('Jugar sin prisa').click();
    await button(page, 'Volver al inicio').click();
    await page.getByText('Cambios sin guardar').waitFor();
  }),
  user('settings-pin', (page, world) => toData(page, world, 'Cambiar mi PIN')),
  user('settings-alerts', (page, world) => toData(page, world, 'Elegir a quién se avisa')),
  user('data-access-log', async (page, world) => {
    await toData(page, world, 'Quién ha visto mis datos');
    const nobody = dialog(page).getByText('Nadie más ha mirado tus datos.');
    await dialog(page).getByRole('listitem').first().or(nobody).waitFor();
  }),
  user('data-consents', async (page, world) => {
    await toData(page, world, 'Historial de permisos');
    const none = dialog(page).getByText('Todavía no has dado ningún permiso.');
    await dialog(page).getByRole('listitem').first().or(none).waitFor();
  }),
  user('data-correction', async (page, world) => {
    await toData(page, world, 'Pedir que corrijan mis datos');
    await button(page, 'Enviar la petición').click();
    await page.getByText('Escribe qué hay que corregir.').waitFor();
  }),
  user('data-erasure', (page, world) => toData(page, world, 'Pedir que borren mis datos')),
  staff('data-requests', async (page, world) => {
    const asking = await withNewcomer(world);
    const tablet = await page.context().browser()?.newContext();
    if (!tablet) throw new Error('no browser');
    const api = await enterAs(tablet, asking);
    await send(api, 'POST', `/api/users/${asking.person.id}/data-requests`, { kind: 'erasure' });
    await tablet.close();
    await toDashboard(page, world);
    await button(page, 'Ver las peticiones').click();
    await dialog(page).waitFor();
  }),
];
