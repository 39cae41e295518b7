import type { Page } from '@playwright/test';
import { send, sendBytes } from '../api.ts';
import { hush } from '../demo.ts';
import { button, clickLate, dialog, toHome, toReminders } from '../navigation.ts';
import { photo } from '../photo.ts';
import { voice } from '../voice.ts';
import { enterAs, type World, withNewcomer } from '../world.ts';
import { opensDialog, user } from './view.ts';

/** In ms. */
const A_DAY = 86_400_000;

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
export async function dueNow(
  page: Page,
  world: World,
  title = 'Tomar la pastilla',
  dateTime = new Date().toISOString(),
) {
  const api = await enterAs(page.context(), world);
  const path = `/api/users/${world.person.id}/reminders`;
  const { id } = await send<{ id: string }>(api, 'POST', path, {
    title,
    dateTime,
    category: 'Medicación',
  });
  const give = (kind: 'photo' | 'voice', bytes: Buffer, type: string) =>
    sendBytes(api, `${path}/${id}/files/${kind}`, bytes, type);
  return { give };
}

/** The same with a photo and a voice of her own. @param when now, if it is not said */
async function dueWithFiles(page: Page, world: World, when?: string): Promise<void> {
  const { give } = await dueNow(page, world, 'Tomar la pastilla', when);
  await give('photo', photo([120, 70, 40]), 'image/png');
  await give('voice', voice(20), 'audio/wav');
}

async function toUpcomingWithFiles(page: Page, world: World): Promise<void> {
  const own = await withNewcomer(world);
  await dueWithFiles(page, own, new Date(Date.now() + A_DAY).toISOString());
  await toReminders(page, own);
  await page.getByRole('tab', { name: 'Próximos' }).click();
  await page.getByText('Tomar la pastilla').first().waitFor();
}

/** Something of her health rings, and this answer to it is asked about. */
async function toAlarmQuestion(page: Page, world: World, answer: string, question: string) {
  const ringing = await withNewcomer(world);
  await dueNow(page, ringing);
  await toHome(page, ringing);
  await clickLate(button(page, answer));
  await page.getByText(question).waitFor();
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
    await dialog(page).getByText('Más opciones', { exact: true }).click();
    await dialog(page).getByText('Lunes', { exact: true }).click();
    await button(page, 'Añadir otra hora').click();
    await page.getByText(/^Próximas: /).waitFor();
  }),
  user('reminders-history', opensDialog(toReminders, 'Lo que ya pasó')),
  user('reminder-alarm', async (page, world) => {
    const ringing = await withNewcomer(world);
    await dueNow(page, ringing);
    await toHome(page, ringing);
    await page.getByRole('heading', { name: 'Es la hora' }).waitFor();
  }),
  user('reminder-alarm-files', async (page, world) => {
    const ringing = await withNewcomer(world);
    await dueWithFiles(page, ringing);
    await toHome(page, ringing);
    await page.getByRole('img', { name: 'Foto de «Tomar la pastilla»' }).first().waitFor();
    await button(page, /^(Escuchar mi voz|Parar la voz)$/).waitFor();
  }),
  user('reminders-photo', toUpcomingWithFiles),
  user('user-menu-voice-gone', async (page, world) => {
    const own = await withNewcomer(world);
    const removedVoices = [{ id: 'lucia', name: 'Lucía Rangel Gómez' }];
    await page.route('**/home', async (route) => {
      const response = await route.fetch();
      if (!response.ok()) return route.fulfill({ response });
      const reminderFiles = { files: [], removedVoices };
      await route.fulfill({ response, json: { ...(await response.json()), reminderFiles } });
    });
    await toHome(page, own);
    await button(page, /^Entendido: la voz de Lucía/).waitFor();
  }),
  user('reminder-files', async (page, world) => {
    await toUpcomingWithFiles(page, world);
    await button(page, 'Cambiar Tomar la pastilla').click();
    await button(page, 'Quitar la voz').scrollIntoViewIfNeeded();
  }),
  user('reminder-voice', async (page, world) => {
    await toWhen(page, world);
    await button(page, /^Mañana por la mañana/).click();
    await dialog(page).getByText('Más opciones', { exact: true }).click();
    await button(page, 'Grabar mi voz').click();
    await button(page, 'No grabar').scrollIntoViewIfNeeded();
  }),
  user('reminder-alarm-two', async (page, world) => {
    const ringing = await withNewcomer(world);
    await dueNow(page, ringing, 'Antihipertensivo de la mañana');
    await dueNow(page, ringing, 'Pastilla del colesterol con medio vaso de agua');
    await toHome(page, ringing);
    await page.getByText(/^También ahora: /).waitFor();
  }),
  user('reminder-alarm-skip', (page, world) =>
    toAlarmQuestion(page, world, 'Hoy no', '¿Seguro que hoy no la tomas?'),
  ),
  user('reminder-alarm-taken', (page, world) =>
    toAlarmQuestion(page, world, 'Ya está hecho', '¿Ya la has tomado, o solo la has oído?'),
  ),
];
