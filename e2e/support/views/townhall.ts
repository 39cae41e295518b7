import type { Page } from '@playwright/test';
import { csvFile, TITLES } from '../csv.ts';
import { button, dialog, toDashboard, toMainSelect, toSetting } from '../navigation.ts';
import type { World } from '../world.ts';
import { staff, user, type View } from './view.ts';

const RIGHT = [
  'Ángela Núñez Cumplido;0417;924 11 22 33;23/04/1942;sí',
  'José Borrachero Macías;1234;;;no',
];
const WRONG = ['Rosa Gala;12345;sin teléfono;31/02/1942;quizás', ';1234;;;'];

/** Staff who leave their panel for the list of towns, still logged in. */
async function toTownsAsStaff(page: Page, world: World): Promise<void> {
  await toDashboard(page, world);
  await button(page, 'Ajustes').click();
  await page.getByRole('menuitem', { name: 'Municipios' }).click();
  await button(page, 'Crear municipio').waitFor();
}

export async function toCreateTown(page: Page, world: World): Promise<void> {
  await toTownsAsStaff(page, world);
  await button(page, 'Crear municipio').click();
  await page.getByLabel('Nombre del municipio').waitFor();
}

export async function toImport(page: Page, world: World, lines?: readonly string[]) {
  await toSetting(page, world, 'Importar usuarios');
  if (!lines) return;
  await dialog(page).locator('input[type=file]').setInputFiles(csvFile(lines));
  await page.getByRole('table').waitFor();
}

/** Ends an import without the cards of those whom it brought. */
export async function withoutCards(page: Page): Promise<void> {
  await button(page, 'Terminar').click();
  await dialog(page).waitFor({ state: 'hidden' });
}

/** The screens of the town hall that came after its panel. */
export const townhallViews: readonly View[] = [
  user('municipality-select-as-staff', toTownsAsStaff),
  user('municipality-create', async (page, world) => {
    await toCreateTown(page, world);
    await button(page, 'Crear').click();
    await page.getByText('El nombre del municipio es requerido').waitFor();
  }),
  user('municipality-setup-code', async (page, world) => {
    await toCreateTown(page, world);
    await page.getByLabel('Nombre del municipio').fill(`Salvaleón ${Date.now() % 100_000}`);
    await button(page, 'Crear').click();
    await button(page, 'Copiar el código').waitFor();
  }),
  user('device-invited', async (page) => {
    await page.goto('/?codigo=ABCD-EFGH&municipio=valle-de-matamoros-default');
    await page.getByLabel('Código del ayuntamiento').waitFor();
  }),
  staff('town-data', (page, world) => toSetting(page, world, 'Datos del municipio')),
  staff('import-choose', (page, world) => toImport(page, world)),
  staff('import-preview', (page, world) =>
    toImport(page, world, [TITLES, ...RIGHT, `${world.person.name};1234;;;`]),
  ),
  staff('import-errors', (page, world) => toImport(page, world, [TITLES, ...RIGHT, ...WRONG])),
  user('accessibility', async (page) => {
    await toMainSelect(page);
    await button(page, 'Accesibilidad').click();
    await page.getByRole('link').first().waitFor();
  }),
];
