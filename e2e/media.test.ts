import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inRoot } from '../scripts/support/paths.mjs';
import { type Api, send } from './support/api.ts';
import { keep } from './support/memories.ts';
import { giveMicrophone } from './support/microphone.ts';
import { button, clickAgain, dialog, toGallery } from './support/navigation.ts';
import { photo, photoFile } from './support/photo.ts';
import { chooseFiles, withMemories } from './support/views/media.ts';
import { enterAs, type World } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

const open = async (page: Page, world: World) => {
  await toGallery(page, world);
  await button(page, 'Subir Recuerdo').click();
  await button(page, 'Elegir de este aparato').waitFor();
};
const kept = async (page: Page, world: World) => {
  const api = await enterAs(page.context(), world);
  return send<{ title: string; kind: string; isFavorite: boolean; thumbnail: string | null }[]>(
    api,
    'GET',
    `/api/users/${world.person.id}/media`,
  );
};

/** So many photos, of colours that tell them apart. */
async function keepMany(api: Api, personId: string, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    const bytes = photo([place * 4, 60, 90]);
    await keep(api, personId, bytes, { mimeType: 'image/png', title: `Foto ${place + 1}` });
  }
}

test('a person sends two photos, marks one, looks at both, and lets one go in two steps', async ({
  page,
  newcomer: world,
}) => {
  await open(page, world);
  await chooseFiles(page, photoFile('una.png'), {
    ...photoFile('otra.png'),
    buffer: photo([1, 99, 99]),
  });
  await expect(
    page.getByRole('list', { name: 'Recuerdos elegidos' }).getByRole('listitem'),
  ).toHaveCount(2);
  await page.getByLabel('Título para todos').fill('El huerto');
  await button(page, 'Subir 2 recuerdos').click();
  await expect(page.getByText('Guardado en Mis Recuerdos.')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'El huerto' })).toHaveCount(2);

  const heart = button(page, 'Favorito: El huerto').first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await kept(page, world)).map(({ isFavorite }) => isFavorite))
    .toEqual([true, false]);

  await button(page, 'Ver El huerto. Foto').first().click();
  await expect(button(page, 'Anterior')).toBeDisabled();
  await button(page, 'Siguiente').click();
  await expect(button(page, 'Siguiente')).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(button(page, 'Anterior')).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await clickAgain(dialog(page).getByRole('button', { name: 'Eliminar' }));
  await clickAgain(dialog(page).getByRole('button', { name: 'Eliminar' }));
  await expect(page.getByText('Recuerdo eliminado')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'El huerto' })).toHaveCount(1);
  expect(await kept(page, world)).toMatchObject([{ isFavorite: false }]);
  await button(page, 'Volver al inicio').click();
  await expect(button(page, /^Mis Recuerdos/)).toContainText('1 archivo guardado');
});

test('a photo is opened by keyboard alone, the next one too, and closed again', async ({
  page,
  world,
}) => {
  await toGallery(page, await withMemories(page, world, ['La era', 'El pozo']));
  await button(page, 'Ver El pozo. Foto').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'El pozo' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('heading', { name: 'La era' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('a finger that wipes aside brings the next photo', async ({ page, world }) => {
  await toGallery(page, await withMemories(page, world, ['La era', 'El pozo']));
  await button(page, 'Ver El pozo. Foto').click();
  await dialog(page).getByRole('img').waitFor();
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x ? [{ x, y: 300 }] : [] });
  await touch('touchStart', 500);
  await touch('touchMove', 300);
  await touch('touchEnd');
  await expect(dialog(page).getByRole('heading', { name: 'La era' })).toBeVisible();
});

test('a file that is no memory, too large or empty is refused in the words that were agreed', async ({
  page,
  newcomer: world,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'encina-e2e-'));
  const large = path.join(folder, 'larga.mp4');
  await writeFile(large, Buffer.alloc(50 * 1024 * 1024 + 1));
  await open(page, world);
  await button(page, 'Subir').click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Archivo requerido');
  const page_ = { name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('<script>') };
  await chooseFiles(page, page_);
  await expect(page.getByText('Tipo de archivo no válido')).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Solo se permiten imágenes, videos y audios.',
  );
  await page.locator('input[type=file][multiple]').setInputFiles(large);
  await expect(page.getByText('Archivo muy grande')).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveText('El archivo no puede ser mayor a 50MB.');
  await chooseFiles(page, { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('ftypheic') });
  await expect(dialog(page).getByRole('alert')).toContainText('captura de pantalla');
  await rm(folder, { recursive: true });
  expect(await kept(page, world)).toEqual([]);
});

test('a photo on its way waits for a lost connection, and arrives by itself', async ({
  page,
  newcomer: world,
}) => {
  await open(page, world);
  await chooseFiles(page, photoFile());
  await page.context().setOffline(true);
  await button(page, 'Subir').click();
  await expect(page.getByText('Sin conexión. Seguimos en cuanto vuelva.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Guardado en Mis Recuerdos.')).toBeVisible();
  expect(await kept(page, world)).toHaveLength(1);
});

test('an answer that was lost makes no second memory', async ({ page, newcomer: world }) => {
  await open(page, world);
  await chooseFiles(page, photoFile());
  const lost = new Set<string>();
  await page.route(/\/media(\/uploads\/.*)?$|signature=/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const method = route.request().method();
    if (method === 'GET' || lost.has(pathname)) return route.continue();
    lost.add(pathname);
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Subir').click();
  await expect(page.getByText('Guardado en Mis Recuerdos.')).toBeVisible({ timeout: 15_000 });
  expect(lost.size).toBe(2);
  expect(await kept(page, world)).toHaveLength(1);
});

test('the view goes to where an old photo landed, far back on its own day', async ({
  page,
  newcomer: world,
}) => {
  const api = await enterAs(page.context(), world);
  await keepMany(api, world.person.id, 12);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, world);
  await chooseFiles(page, photoFile());
  await page.getByLabel('Título').fill('Mi comunión');
  await page.getByLabel('Solo sé el año').check();
  await page.getByLabel('¿De qué año es?').fill('1950');
  await button(page, 'Subir').click();
  const landed = page.getByRole('article').filter({ hasText: 'Mi comunión' });
  await expect(landed).toBeFocused();
  await expect(landed).toBeInViewport();
});

test('a photo on its way is called back', async ({ page, newcomer: world }) => {
  // Long before it is needed: a browser may still let a request pass that follows at once.
  await page.route(/signature=/, () => undefined);
  await open(page, world);
  await chooseFiles(page, photoFile());
  await button(page, 'Subir').click();
  await button(page, 'Cancelar Foto').click();
  await expect(page.getByText('Todavía no tienes recuerdos')).toBeVisible();
  await expect(page.getByLabel('Recuerdos en camino')).toHaveCount(0);
  expect(await kept(page, world)).toEqual([]);
});

test('a video is kept with a picture of itself, plays, and is among the videos', async ({
  page,
  newcomer: world,
}) => {
  const film = await readFile(inRoot('demo/pictures/scenes/verbena.webm'));
  await open(page, world);
  const video = { name: 'baile.webm', mimeType: 'video/webm', buffer: film };
  await chooseFiles(page, video);
  await page.getByLabel('Título').fill('El baile');
  await button(page, 'Subir').click();
  await expect(page.getByText('Guardado en Mis Recuerdos.')).toBeVisible({ timeout: 15_000 });
  expect(await kept(page, world)).toMatchObject([{ kind: 'video' }]);
  expect((await kept(page, world))[0]?.thumbnail).toMatch(/thumbnail$/);
  await page.getByRole('tab', { name: 'Fotos' }).click();
  await expect(page.getByText('Todavía no tienes fotos')).toBeVisible();
  await page.getByRole('tab', { name: 'Videos' }).click();
  await button(page, 'Ver El baile. Vídeo').click();
  const player = dialog(page).locator('video');
  await player.evaluate((it: HTMLVideoElement) => it.play());
  await expect
    .poll(() => player.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(0.2);
});

test('a picture that does not come is stood in for by a film', async ({ page, world }) => {
  await page.route(/\/thumbnail$/, (route) => route.abort());
  await toGallery(page, await withMemories(page, world));
  const picture = button(page, 'Ver La matanza. Foto');
  await expect(picture.locator('svg')).toBeVisible();
  await expect(picture.locator('img')).toHaveCount(0);
});

test('this day in other years and all photos in a row are one tap away; a touch stops them', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await toGallery(page, await withMemories(page, world, ['La siega', 'La vendimia']));
  const today = page.getByRole('heading', { name: 'Tal día como hoy' });
  await expect(today).toBeVisible();
  await button(page, /^1972/).click();
  await expect(dialog(page).getByRole('heading', { name: 'La siega' })).toBeVisible();
  await button(page, 'Cerrar').click();
  await button(page, 'Ver las fotos seguidas').click();
  await expect(dialog(page).getByRole('heading', { name: 'La vendimia' })).toBeVisible();
  await page.clock.runFor(8_000);
  await expect(dialog(page).getByRole('heading', { name: 'La siega' })).toBeVisible();
  await dialog(page).getByRole('img').click();
  await expect(button(page, 'Seguir')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(dialog(page).getByRole('heading', { name: 'La siega' })).toBeVisible();
});

test('a long list draws only the memories near the window', async ({ page, newcomer: world }) => {
  const api = await enterAs(page.context(), world);
  await keepMany(api, world.person.id, 30);
  await page.setViewportSize({ width: 360, height: 740 });
  await toGallery(page, world);
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThan(15);
  await expect(page.getByRole('heading', { name: 'Foto 1', exact: true })).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('heading', { name: 'Foto 1', exact: true })).toBeVisible();
  expect(await cards.count()).toBeLessThan(15);
});

test.describe('with a microphone:', () => {
  test.use({ permissions: ['microphone'] });

  test('a story is told aloud, listened to, and kept', async ({ page, newcomer: world }) => {
    await giveMicrophone(page);
    await open(page, world);
    await button(page, 'Grabar tu voz').click();
    await button(page, 'Empezar a grabar').click();
    await expect(page.getByRole('timer')).toHaveText(/^0:0[1-9]$/);
    await button(page, 'Terminar').click();
    await expect(dialog(page).getByText('Voz', { exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('slider')).toBeVisible();
    await page.getByLabel('Título').fill('Cómo conocí a tu abuelo');
    await button(page, 'Subir').click();
    await expect(page.getByText('Guardado en Mis Recuerdos.')).toBeVisible();
    expect(await kept(page, world)).toMatchObject([{ kind: 'audio' }]);
    await button(page, 'Ver Cómo conocí a tu abuelo. Voz').click();
    await dialog(page).getByRole('button', { name: 'Escuchar' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Parar' })).toBeVisible();
    await expect(
      dialog(page)
        .getByText(/^0:0[1-9]$/)
        .first(),
    ).toBeVisible();
  });
});
