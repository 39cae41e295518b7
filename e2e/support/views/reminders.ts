import type { Page } from '@playwright/test';
import { send } from '../api.ts';
import { hush } from '../demo.ts';
import { button, clickLate, dialog, toHome, toReminders } from '../navigation.ts';
import { enterAs, type World, withNewcomer } from '../world.ts';
import { user } from './view.ts';

async function toNew(page: Page, world: World): Promise<void> {
  await toReminders(page, world);
  await button(page, 'Nuevo Recordatorio').click();
  await page.getByLabel('Título').waitFor();
}

/** The second question of a new one. */
async function toWhen(page: Page, world: World): Promise<void> {
  await toNew(page, world);
  await page.getByLabel('Título').fill('Regar los geranios');
  await button(page, 'Siguiente').click();
}

/** One that is due now, for the person's own eyes. */
export async function dueNow(page: Page, world: World, title = 'Tomar la pastilla'): Promise<void> {
  const api = await enterAs(page.context(), world);
  await send(api, 'POST', `/api/users/${world.person.id}/reminders`, {
    title,
    dateTime: new Date().toISOString(),
    category: 'Medicación',
  });
}

export const remindersViews = [
  user('reminders', toReminders),
  user('reminders-done', async (page, world) => {
    const tidy = await withNewcomer(world);
    await dueNow(page, tidy);
    await hush(tidy);
    await toReminders(page, tidy);
    await page.getByText('Hechos hoy (1)').click();
    await button(page, /^Deshacer: Tomar la pastilla/).waitFor();
  }),
  user('reminders-upcoming', async (page, world) => {
    await toReminders(page, world);
    await page.getByRole('tab', { name: 'Próximos' }).click();
  }),
  user('reminder-new', toNew),
  user('reminder-new-missing', async (page, world) => {
    await toNew(page, world);
    await button(page, 'Siguiente').click();
    await dialog(page).getByRole('alert').waitFor();
  }),
  user('reminder-new-when', toWhen),
  user('reminder-new-day', async (page, world) => {
    await toWhen(page, world);
    await button(page, 'Otro día y hora').click();
  }),
  user('reminder-new-weekly', async (page, world) => {
    await toWhen(page, world);
    await button(page, /^Mañana por la mañana/).click();
    await dialog(page).getByText('Cada semana').click();
    await dialog(page).getByText('Más opciones').click();
    await dialog(page).getByText('Lunes', { exact: true }).click();
    await button(page, 'Añadir otra hora').click();
    await page.getByText(/^Próximas: /).waitFor();
  }),
  user('reminders-history', async (page, world) => {
    await toReminders(page, world);
    await button(page, 'Lo que ya pasó').click();
    await dialog(page).waitFor();
  }),
  user('reminder-alarm', async (page, world) => {
    const ringing = await withNewcomer(world);
    await dueNow(page, ringing);
    await toHome(page, ringing);
    await page.getByRole('heading', { name: 'Es la hora' }).waitFor();
  }),
  user('reminder-alarm-two', async (page, world) => {
    const ringing = await withNewcomer(world);
    await dueNow(page, ringing, 'Antihipertensivo de la mañana');
    await dueNow(page, ringing, 'Pastilla del colesterol con medio vaso de agua');
    await toHome(page, ringing);
    await page.getByText(/^Después: /).waitFor();
  }),
  user('reminder-alarm-skip', async (page, world) => {
    const ringing = await withNewcomer(world);
    await dueNow(page, ringing);
    await toHome(page, ringing);
    await clickLate(button(page, 'Hoy no'));
    await page.getByText('¿Seguro que hoy no la tomas?').waitFor();
  }),
];
