import type { Page } from '@playwright/test';
import { button, logInAs, toGallery, toHome, toLogin } from '../../../e2e/support/navigation.ts';
import type { World } from '../../../e2e/support/world.ts';

interface Interaction {
  readonly what: string;
  act(page: Page): Promise<void>;
  /** Back to where it began, unmeasured. */
  undo?(page: Page): Promise<void>;
}

/** A view, and what somebody does in it. */
export interface Screen {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  open(page: Page, world: World): Promise<void>;
  readonly interactions: readonly Interaction[];
}

const TABLET = { width: 820, height: 1180 };
const LAPTOP = { width: 1440, height: 900 };

const opens = (name: string): Interaction => ({
  what: `opens ${name}`,
  act: (page) => button(page, new RegExp(`^${name}`)).click(),
  async undo(page) {
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '¡Hola,' }).waitFor();
  },
});

export const HOME: Screen = {
  name: 'home',
  viewport: TABLET,
  open: toHome,
  interactions: ['Recordatorios', 'Mis Recuerdos', 'Asistente', 'Ajustes'].map(opens),
};

const photos = (page: Page) => button(page, /^Ver .*\. Foto$/);
const shows = (tab: string): Interaction => ({
  what: `shows the tab ${tab}`,
  act: (page) => page.getByRole('tab', { name: tab }).click(),
});

export const GALLERY: Screen = {
  name: 'gallery of 5,000',
  viewport: TABLET,
  async open(page, world) {
    await toGallery(page, world);
    await photos(page).first().waitFor();
  },
  interactions: [
    {
      what: 'opens a photo',
      act: (page) => photos(page).first().click(),
      async undo(page) {
        await page.goBack();
        await photos(page).first().waitFor();
      },
    },
    shows('Fotos'),
    shows('Todos'),
  ],
};

export const PANEL: Screen = {
  name: 'panel of 5,000',
  viewport: LAPTOP,
  async open(page, { admin }) {
    await toLogin(page);
    await logInAs(page, admin);
    await page.getByText('usuario(s) encontrado(s)').waitFor();
  },
  interactions: [
    {
      what: 'types a name, letter by letter',
      act: (page) =>
        page.getByLabel('Buscar por nombre').pressSequentially('maria', { delay: 150 }),
      async undo(page) {
        await page.getByLabel('Buscar por nombre').fill('');
        await button(page, 'Mostrar más').waitFor();
      },
    },
    { what: 'the next page', act: (page) => button(page, 'Mostrar más').click() },
  ],
};
