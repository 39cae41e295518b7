import type { Puzzle } from '@encina/games/puzzle';
import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
import { keep } from './support/memories.ts';
import { button } from './support/navigation.ts';
import { photo } from './support/photo.ts';
import { board, roundOf, slides, toGame } from './support/rounds.ts';
import { enterAs, type World } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

const cells = (page: Page) => board(page).getByRole('button');

/** Three photos, kept one after the other. */
async function keepPhotos(page: Page, newcomer: World): Promise<void> {
  const api = await enterAs(page.context(), newcomer);
  for (const [title, colour] of [
    ['La huerta', [20, 90, 30]],
    ['La fuente', [30, 60, 120]],
    ['Mi nieta', [120, 40, 60]],
  ] as const) {
    await keep(api, newcomer.person.id, photo(colour), { mimeType: 'image/png', title });
  }
}

test('the puzzle is one of her photos, with numbers when she wants them, and whole at the end', async ({
  page,
  newcomer,
}) => {
  test.slow();
  await keepPhotos(page, newcomer);
  await toGame(page, newcomer, 'Rompecabezas');
  const photos = page.getByRole('radio', { name: /^Foto/ });
  await expect(photos).toHaveCount(3);
  await expect(photos.first()).toHaveAccessibleName('Foto 1: Mi nieta');
  await page.getByText('Sin prisa', { exact: true }).click();
  await photos.first().check();
  await button(page, 'Empezar').click();
  await expect(board(page).locator('img')).toHaveCount(8);
  await expect(board(page).getByText('5', { exact: true })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Ver los números' }).check();
  await expect(board(page).getByText('5', { exact: true })).toBeVisible();
  const { tiles } = await roundOf<Puzzle>(page, newcomer, 'puzzle');
  for (const place of slides(tiles)) await cells(page).nth(place).click();
  await expect(page.getByText(/^Has ordenado las piezas/)).toBeVisible();
  await expect(board(page).locator('img')).toHaveCount(9);
});

test('a photo that cannot be had leaves a puzzle of numbers', async ({ page, newcomer }) => {
  await keepPhotos(page, newcomer);
  await toGame(page, newcomer, 'Rompecabezas');
  await page.getByText('Sin prisa', { exact: true }).click();
  await page.getByRole('radio', { name: /^Foto/ }).first().check();
  await holdBack(page, /\/objects\//, (route) => route.abort());
  await button(page, 'Empezar').click();
  await expect(board(page).getByText('5', { exact: true })).toBeVisible();
  await expect(board(page).locator('img')).toHaveCount(0);
});

test('without photos the puzzle asks nothing about them', async ({ page, newcomer }) => {
  await toGame(page, newcomer, 'Rompecabezas');
  await expect(page.getByRole('heading', { name: 'Tus últimas partidas' })).toBeVisible();
  await expect(page.getByText('Dibujo', { exact: true })).toHaveCount(0);
});
