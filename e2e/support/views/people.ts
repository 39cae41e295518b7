import {
  button,
  dialog,
  pressKeys,
  toHome,
  toMainSelect,
  toPeople,
  toPin,
  toSettings,
} from '../navigation.ts';
import { withNewcomer } from '../world.ts';
import { refused, user, type View } from './view.ts';

/** Choosing oneself, home, and what one sets. */
export const peopleViews: readonly View[] = [
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
  user('user-menu-leaving', async (page, world) => {
    await toHome(page, world);
    await button(page, 'Salir').click();
    await dialog(page).waitFor();
  }),
  user('user-menu-unwell', async (page, world) => {
    const unwell = await withNewcomer(world);
    await toHome(page, unwell);
    await button(page, 'Mal').click();
    await page.getByText('Has dicho: Mal.').waitFor();
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
];
