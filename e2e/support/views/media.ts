import type { Page } from '@playwright/test';
import { send } from '../api.ts';
import { keep } from '../memories.ts';
import { button, dialog, toGallery } from '../navigation.ts';
import { photo, photoFile } from '../photo.ts';
import { voice as voiceOf } from '../voice.ts';
import { enterAs, type World, withNewcomer } from '../world.ts';
import { refused, user } from './view.ts';

/** Somebody who keeps one photo of each of these titles and one voice; the photos are of today, years ago, and of years that have a 29 February. */
export async function withMemories(
  page: Page,
  world: World,
  titles = ['La matanza'],
): Promise<World> {
  const own = await withNewcomer(world);
  const api = await enterAs(page.context(), own);
  const voice = { mimeType: 'audio/wav', title: 'La nana de mi madre' };
  await keep(api, own.person.id, voiceOf(3), voice);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' });
  for (const [place, title] of titles.entries()) {
    const day = `${1972 + 4 * place}${today.slice(4)}`;
    const bytes = photo([120, 40 + place * 50, 90]);
    await keep(api, own.person.id, bytes, { mimeType: 'image/png', title, day });
  }
  return own;
}

/** The gallery of somebody who keeps something: in an empty village that is a person of this view's own. */
async function toFullGallery(page: Page, world: World): Promise<void> {
  const api = await enterAs(page.context(), world);
  const { totalFiles } = await send<{ totalFiles: number }>(
    api,
    'GET',
    `/api/users/${world.person.id}/media/stats`,
  );
  const titles = ['La era', 'El pozo'];
  await toGallery(page, totalFiles > 0 ? world : await withMemories(page, world, titles));
  await card(page).waitFor();
}

const card = (page: Page) => button(page, /^Ver .*\. (Foto|Vídeo)$/).first();

async function toUpload(page: Page, world: World): Promise<void> {
  await toGallery(page, world);
  await button(page, 'Subir Recuerdo').click();
  await button(page, 'Elegir de este aparato').waitFor();
}

export async function chooseFiles(page: Page, ...files: object[]): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(files as never);
}

export const mediaViews = [
  user('gallery', toFullGallery),
  user('gallery-empty', async (page, world) => {
    await toGallery(page, await withNewcomer(world));
    await page.getByText('Todavía no tienes recuerdos').waitFor();
  }),
  user('gallery-viewer', async (page, world) => {
    await toFullGallery(page, world);
    await card(page).click();
    await dialog(page).getByRole('img').waitFor();
  }),
  user('gallery-viewer-voice', async (page, world) => {
    await toGallery(page, await withMemories(page, world));
    await button(page, 'Ver La nana de mi madre. Voz').click();
    await dialog(page).getByRole('slider').waitFor();
  }),
  user('gallery-viewer-remove', async (page, world) => {
    await toFullGallery(page, world);
    await card(page).click();
    await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
    await dialog(page).getByText('no se puede recuperar').waitFor();
  }),
  user('gallery-remove', async (page, world) => {
    await toFullGallery(page, world);
    await button(page, /^Eliminar /)
      .first()
      .click();
    await dialog(page).getByText('no se puede recuperar').waitFor();
  }),
  user('gallery-slideshow', async (page, world) => {
    await toFullGallery(page, world);
    await button(page, 'Ver las fotos seguidas').click();
    await dialog(page).getByRole('button', { name: 'Parar' }).click();
  }),
  user('gallery-upload', async (page, world) => {
    await toUpload(page, world);
    await button(page, 'Subir').click();
    await dialog(page).getByText('Archivo requerido').first().waitFor();
  }),
  user('gallery-upload-chosen', async (page, world) => {
    await toUpload(page, world);
    await chooseFiles(page, photoFile());
    await page.getByLabel('Título').waitFor();
  }),
  user('gallery-upload-voice', async (page, world) => {
    await toUpload(page, world);
    await button(page, 'Grabar tu voz').click();
    await button(page, 'No grabar').waitFor();
  }),
  refused(
    user('gallery-uploads', async (page, world) => {
      await toUpload(page, await withNewcomer(world));
      const broken = { ...photoFile('rota.png'), buffer: photo([1, 2, 3]).subarray(0, 90) };
      await chooseFiles(page, broken, photoFile('buena.png'));
      await button(page, 'Subir 2 recuerdos').click();
      await page.getByText('Guardado en Mis Recuerdos.').waitFor();
    }),
  ),
];
