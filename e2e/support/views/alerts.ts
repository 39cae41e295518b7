import type { Page } from '@playwright/test';
import { send } from '../api.ts';
import { homeTells } from '../home-answer.ts';
import { button, clickAgain, dialog, toDashboard, toHome, toSettings } from '../navigation.ts';
import { addRelative } from '../relatives.ts';
import { enterAs, type World, withNewcomer } from '../world.ts';
import { toSupport } from './support.ts';
import { staff, user } from './view.ts';

/** One that wants somebody, one that somebody sees to, and one that is over. */
async function withAlerts(page: Page, { person }: World): Promise<void> {
  const now = new Date().toISOString();
  const told = { userId: person.id, userName: person.name, dueAt: now, toldAt: now, isMine: false };
  const alerts = [
    {
      ...told,
      id: 'open',
      title: 'Pastilla de la tensión',
      state: 'open',
      words: 'No sabemos si la ha tomado: no sabemos nada de su tableta desde las 8:50.',
      takenBy: null,
    },
    {
      ...told,
      id: 'taken',
      title: 'Gotas de los ojos',
      state: 'taken',
      words: 'No ha contestado.',
      takenBy: 'Carmen Rangel Gómez',
    },
    {
      ...told,
      id: 'over',
      title: 'Jarabe',
      state: 'over',
      words: 'Ya la tomó a las 10:05.',
      takenBy: null,
    },
  ];
  await page.route(/api\/(support\/)?alerts$/, (route) => route.fulfill({ json: alerts }));
}

/** Her question whom to tell, where two could be. */
async function toWho(page: Page, given: World): Promise<World> {
  const world = await withNewcomer(given);
  await addRelative(world, [world.person]);
  await addRelative(world, [world.person], 'Carmen Borrachero Núñez');
  await toSettings(page, world);
  await button(page, 'Elegir a quién se avisa').click();
  await button(page, /Carmen Borrachero/).click();
  await button(page, /Lucía Rangel/).click();
  return world;
}

async function toWhen(page: Page, world: World): Promise<void> {
  await toWho(page, world);
  await button(page, 'Siguiente').click();
  await page.getByLabel('Hasta las').waitFor();
}

/** Who is told where she does not answer: as she sets it, and as it reaches them. */
export const alertsViews = [
  user('settings-alerts-who', async (page, world) => {
    await toWho(page, world);
  }),
  user('settings-alerts-when', toWhen),
  user('settings-alerts-end', async (page, world) => {
    await toWhen(page, world);
    await clickAgain(button(page, 'Siguiente'));
    await dialog(page).getByText('Si no contestas en una hora').waitFor();
  }),
  user('settings-alerts-on', async (page, given) => {
    const world = await withNewcomer(given);
    const { id } = await addRelative(world, [world.person]);
    const api = await enterAs(page.context(), world);
    await send(api, 'PUT', `/api/users/${world.person.id}/alerts/settings`, {
      people: [id],
      delayMinutes: 60,
      from: '08:00',
      until: '22:00',
      pausedUntil: null,
      tellsTown: true,
    });
    await toSettings(page, world);
    await button(page, 'No avisar a nadie').scrollIntoViewIfNeeded();
  }),
  user('home-alert-taken', async (page, world) => {
    const taken = [{ id: 'taken', title: 'Pastilla de la tensión', takenBy: 'Lucía Rangel Gómez' }];
    await homeTells(page, () => ({ taken }));
    await toHome(page, world);
    await page.getByText('Lucía se ocupa.').waitFor();
  }),
  staff('support-alerts', async (page, world) => {
    await withAlerts(page, world);
    await toSupport(page, await addRelative(world, [world.person]));
    await button(page, /^Me ocupo yo/).waitFor();
  }),
  staff('admin-alerts', async (page, world) => {
    await withAlerts(page, world);
    await toDashboard(page, world);
    await button(page, /^Me ocupo yo/).waitFor();
  }),
];
