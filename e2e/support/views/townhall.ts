import type { Page } from '@playwright/test';
import { csvFile, TITLES } from '../csv.ts';
import { button, dialog, toDashboard, toMainSelect, toSetting } from '../ways.ts';
import type { World } from '../world.ts';

const RIGHT = [
  'Ángela Núñez Cumplido;0417;924 11 22 33;23/04/1942;sí',
  'José Borrachero Macías;1234;;;no',
];
const WRONG = ['Rosa Gala;12;sin teléfono;31/02/1942;quizás', ';1234;;;'];

/** Staff who leave their panel for the list of towns, still logged in. */
async function toTownsAsStaff(page: Page, world: World): Promise<void> {
  await toDashboard(page, world);
  await page.reload();
  await button(page, 'Entrar').click();
  await button(page, 'Cambiar de municipio').click();
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

/** The screens of the town hall that came after its panel. */
export const townhallViews = [
  {
    name: 'municipality-select-as-staff',
    side: 'user' as const,
    open: toTownsAsStaff,
  },
  {
    name: 'municipality-create',
    side: 'user' as const,
    async open(page: Page, world: World) {
      await toCreateTown(page, world);
      await button(page, 'Crear').click();
      await page.getByText('El nombre del municipio es requerido').waitFor();
    },
  },
  {
    name: 'municipality-setup-code',
    side: 'user' as const,
    async open(page: Page, world: World) {
      await toCreateTown(page, world);
      await page.getByLabel('Nombre del municipio').fill(`Salvaleón ${Date.now() % 100_000}`);
      await button(page, 'Crear').click();
      await button(page, 'Copiar el código').waitFor();
    },
  },
  {
    name: 'device-invited',
    side: 'user' as const,
    async open(page: Page) {
      await page.goto('/?codigo=ABCD-EFGH&municipio=valle-de-matamoros-default');
      await page.getByLabel('Código del ayuntamiento').waitFor();
    },
  },
  {
    name: 'town-data',
    side: 'staff' as const,
    open: (page: Page, world: World) => toSetting(page, world, 'Datos del municipio'),
  },
  {
    name: 'import-choose',
    side: 'staff' as const,
    open: (page: Page, world: World) => toImport(page, world),
  },
  {
    name: 'import-preview',
    side: 'staff' as const,
    open: (page: Page, world: World) =>
      toImport(page, world, [TITLES, ...RIGHT, `${world.person.name};1234;;;`]),
  },
  {
    name: 'import-errors',
    side: 'staff' as const,
    open: (page: Page, world: World) => toImport(page, world, [TITLES, ...RIGHT, ...WRONG]),
  },
  {
    name: 'accessibility',
    side: 'user' as const,
    async open(page: Page) {
      await toMainSelect(page);
      await button(page, 'Accesibilidad').click();
      await page.getByRole('link').first().waitFor();
    },
  },
];
