import type { Page } from '@playwright/test';
import {
  button,
  pressKeys,
  toHome,
  toMainSelect,
  toPeople,
  toPin,
  toSettings,
  toTied,
} from '../navigation.ts';
import { giveStaffsPin, STAFFS_PIN, withNewcomer } from '../world.ts';
import { opensDialog, refused, user, type View } from './view.ts';

/** Choosing oneself, home, and what one sets. */
export const peopleViews: readonly View[] = [
  user('user-select', toPeople),
  user('user-select-letter', async (page, world) => {
    await asInALargeTown(page);
    await toPeople(page, world);
    await button(page, 'Apellidos desde la M').click();
    await page.getByRole('heading', { name: 'Apellidos desde la M' }).waitFor();
  }),
  user('user-select-last', async (page, world) => {
    await asInALargeTown(page);
    await page.addInitScript((id) => localStorage.setItem('lastPeople', id), world.person.id);
    await toPeople(page, world);
    await page.getByText('Entraron aquí hace poco').waitFor();
  }),
  user('user-select-tied', async (page, world) => {
    await toTied(page, world);
    await page.getByRole('heading', { name: '¿Quién eres?' }).waitFor();
  }),
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
  user('user-select-help', opensDialog(toPeople, 'Ayuda')),
  user('pin', toPin),
  user('pin-wrong', async (page, world) => {
    await toPin(page, world);
    await pressKeys(page, '9999');
    await page.getByText('PIN incorrecto').waitFor();
  }),
  user('choose-pin', async (page, world) => {
    const { person } = await withNewcomer(world);
    await giveStaffsPin(world, person.id);
    await toPin(page, { ...world, person });
    await pressKeys(page, STAFFS_PIN);
    await page.getByRole('heading', { name: 'Elige tu PIN' }).waitFor();
  }),
  user('user-menu', toHome),
  user('user-menu-notices', opensDialog(toHome, 'Avisos')),
  user('user-menu-leaving', opensDialog(toHome, 'Salir')),
  user('user-menu-unwell', async (page, world) => {
    const unwell = await withNewcomer(world);
    await toHome(page, unwell);
    await button(page, 'Mal').click();
    await page.getByText('Has dicho: Mal.').waitFor();
  }),
  user('user-menu-help', opensDialog(toHome, 'Ayuda')),
  user('settings', toSettings),
  user('settings-saved', async (page, world) => {
    await toSettings(page, world);
    await button(page, 'Guardar').click();
    await page.getByText('Configuración guardada correctamente').waitFor();
  }),
];

/** However few live in this one. */
async function asInALargeTown(page: Page): Promise<void> {
  await page.route('**/api/users?*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-total-count': '5000' };
    await route.fulfill({ response, headers });
  });
}
