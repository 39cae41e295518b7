import type { Page } from '@playwright/test';
import { button, dialog, toCardOf, toHome, toMetrics } from '../ways.ts';
import { type World, withNewcomer } from '../world.ts';

type Open = (page: Page, world: World) => Promise<void>;
const user = (name: string, open: Open) => ({ name, side: 'user' as const, open });
const staff = (name: string, open: Open) => ({ name, side: 'staff' as const, open });

async function toGate(page: Page, world: World): Promise<void> {
  await toHome(page, world);
  await button(page, /^Mi Actividad/).click();
  await button(page, 'Soy el usuario').waitFor();
}

export const activityViews = [
  user('metrics-gate', toGate),
  user('metrics-refused', async (page, world) => {
    await toGate(page, await withNewcomer(world));
    await button(page, 'Soy familiar autorizado').click();
    await dialog(page).getByText('No tienes permisos').waitFor();
  }),
  user('metrics', async (page, world) => {
    await toMetrics(page, world);
    await page.locator('canvas').waitFor();
    await page.getByText('Ver los minutos de cada día').click();
  }),
  user('metrics-month', async (page, world) => {
    await toMetrics(page, world);
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
];
