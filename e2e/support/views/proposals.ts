import type { Page } from '@playwright/test';
import { send } from '../api.ts';
import { button, dialog, toCardOf, toHome, toSettings } from '../navigation.ts';
import { hasPill, letPropose, proposed, withFiles } from '../proposals.ts';
import { addRelative, setFamilyConsent } from '../relatives.ts';
import { type World, withNewcomer } from '../world.ts';
import { toSupport } from './support.ts';
import { staff, user, type View } from './view.ts';

/** Her home, where two proposals wait, one of which she may contradict. */
async function toNotice(page: Page, given: World): Promise<void> {
  const world = await withNewcomer(given);
  const relative = await addRelative(world, [world.person]);
  await hasPill(world, 'La pastilla de la tensión');
  await proposed(world, relative, ['Pastilla azul', 'Gotas de los ojos']);
  await toHome(page, world);
  await button(page, /te propone…/).waitFor();
}

async function toAsked(page: Page, world: World): Promise<void> {
  await toNotice(page, world);
  await button(page, /te propone…/).click();
  await button(page, 'Cambiar la hora').waitFor();
}

/** The panel of a relative who may propose. */
async function toProposing(page: Page, given: World): Promise<void> {
  const world = await withNewcomer(given);
  const relative = await addRelative(world, [world.person]);
  await letPropose(world, relative);
  await setFamilyConsent(world, true);
  await hasPill(world, 'La pastilla de la tensión');
  await proposed(world, relative, ['Gotas de los ojos']);
  await toSupport(page, relative);
  await button(page, /^Proponer recordatorios/).click();
  await button(page, 'Proponer un recordatorio').waitFor();
}

/** The sheet of somebody who lets the town hall propose. */
export async function toSheet(page: Page, world: World): Promise<void> {
  const path = `/api/users/${world.person.id}/staff-proposals/consent`;
  await send(world.api, 'PUT', path, { granted: true });
  await toCardOf(page, world, 'Ver Perfil de');
  await button(page, 'Proponer lo que pone en una hoja').click();
  await page.getByLabel('Medicina', { exact: true }).waitFor();
}

/** What is proposed to somebody, by whom, and what she says to it. */
export const proposalsViews: readonly View[] = [
  user('user-menu-proposal', toNotice),
  user('proposal', toAsked),
  user('proposal-files', async (page, given) => {
    const world = await withNewcomer(given);
    const relative = await addRelative(world, [world.person]);
    await proposed(world, relative, ['Pastilla azul']);
    await withFiles(world, relative);
    await toHome(page, world);
    await button(page, /te propone…/).click();
    await page.getByRole('img', { name: 'Foto de «Pastilla azul»' }).first().waitFor();
  }),
  user('proposal-other-hour', async (page, world) => {
    await toAsked(page, world);
    await button(page, 'Cambiar la hora').click();
    await button(page, 'Sí, a esta hora').waitFor();
  }),
  user('proposal-summary', async (page, world) => {
    await toAsked(page, world);
    await button(page, 'No').click();
    await dialog(page).getByText('Gotas de los ojos').waitFor();
    await button(page, 'Luego').click();
    await button(page, 'Muy bien').waitFor();
  }),
  user('settings-proposers', async (page, world) => {
    await addRelative(world, [world.person]);
    await toSettings(page, world);
    await page.getByRole('switch', { name: 'Puede proponerme recordatorios' }).first().waitFor();
  }),
  staff('support-proposals', toProposing),
  staff('support-propose', async (page, world) => {
    await toProposing(page, world);
    await button(page, 'Proponer un recordatorio').click();
    await page.getByLabel('Título').waitFor();
  }),
  staff('sheet', async (page, world) => toSheet(page, await withNewcomer(world))),
  staff('sheet-missing', async (page, world) => {
    await toSheet(page, await withNewcomer(world));
    await button(page, 'Proponer').click();
    await page.getByText('Escribe la medicina.').waitFor();
  }),
];
