import type { Sequence } from '@encina/games/sequence';
import type { Page } from '@playwright/test';
import { send } from './support/api.ts';
import { waitUntilStable } from './support/layout/layout-checks.ts';
import { button } from './support/navigation.ts';
import { board, outsideWindow, roundOf, toGame, untilReady } from './support/rounds.ts';
import { enterAs, type World } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

/** Every game that has another board, at its fullest. */
const BOARDS = [
  ['Parejas de cartas'],
  ['Secuencia de números'],
  ['Patrones de colores'],
  ['Memoria visual'],
  ['Sudoku', 'Fácil'],
  ['Sudoku', 'Medio'],
  ['Sudoku', 'Difícil'],
  ['Rompecabezas', 'Difícil'],
  ['Juegos de matemáticas'],
] as const;

/** Width, height, and whether all text is "Muy grande". At 640 by 400 a laptop shows everything twice as big. */
const SCREENS = [
  ['a telephone', 360, 780, false],
  ['a narrow telephone', 320, 640, false],
  ['a telephone that lies', 740, 360, false],
  ['a tablet', 820, 1180, false],
  ['a laptop', 1280, 800, false],
  ['a laptop at 200 %', 640, 400, false],
  ['a telephone with very big text', 360, 780, true],
  ['a tablet with very big text', 820, 1180, true],
] as const;

const cells = (page: Page) => board(page).getByRole('button');

async function begin(page: Page, level?: string): Promise<void> {
  if (level) await page.getByText(new RegExp(`^${level}:`)).click();
  await button(page, 'Empezar').click();
  await page.getByText(/^Prepárate…/).waitFor();
}

for (const [screen, width, height, isVeryBig] of SCREENS) {
  test(`on ${screen} all of each board is in the window before its time begins`, async ({
    page,
    newcomer,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 820, height: 1180 });
    const outside: string[] = [];
    if (isVeryBig) await makeTextVeryBig(page, newcomer);
    for (const [title, level] of BOARDS) {
      await toGame(page, newcomer, title);
      await page.setViewportSize({ width, height });
      await begin(page, level);
      // What she reads in may come a moment after the board, and moves it.
      await expect.poll(() => textSize(page)).toBe(isVeryBig ? 'muy-grande' : 'normal');
      await waitUntilStable(page);
      const round = await roundOf<{ elapsedMs: number }>(page, newcomer, gameOf(title));
      expect(round.elapsedMs).toBe(0);
      const parts = await outsideWindow(page);
      outside.push(...parts.map((part) => `${title} ${level ?? ''}: ${part}`));
      await page.evaluate(() => localStorage.clear());
    }
    expect(outside).toEqual([]);
  });
}

const textSize = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.textSize ?? 'normal');

async function makeTextVeryBig(page: Page, newcomer: World): Promise<void> {
  const api = await enterAs(page.context(), newcomer);
  await send(api, 'PUT', `/api/users/${newcomer.person.id}/settings`, {
    familyConsent: false,
    municipalConsent: false,
    voiceEnabled: false,
    darkMode: false,
    textSize: 'muy-grande',
  });
}

const GAME_TYPES: Record<string, string> = {
  'Parejas de cartas': 'memory-cards',
  'Secuencia de números': 'number-sequence',
  'Patrones de colores': 'pattern-memory',
  'Memoria visual': 'visual-memory',
  Sudoku: 'sudoku',
  Rompecabezas: 'puzzle',
  'Juegos de matemáticas': 'math',
};
const gameOf = (title: string): string => GAME_TYPES[title] ?? '';

test('what is to be remembered is not shown before its time begins, and its time is whole', async ({
  page,
  newcomer,
}) => {
  await toGame(page, newcomer, 'Secuencia de números');
  await begin(page);
  const places = page.getByRole('main').getByRole('listitem');
  await expect(places).toHaveText(['', '', '']);
  await expect(page.getByText('Para mirar').locator('..')).toContainText('3 s');
  await untilReady(page);
  const { sequence } = await roundOf<Sequence>(page, newcomer, 'number-sequence');
  await expect(places).toHaveText(sequence.map(String));
});

test('boards use the room: big tiles on a tablet and on a laptop', async ({ page, newcomer }) => {
  const small: string[] = [];
  for (const [width, height] of [
    [820, 1180],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const title of ['Parejas de cartas', 'Patrones de colores', 'Memoria visual'] as const) {
      await toGame(page, newcomer, title);
      await page.getByText('Sin prisa', { exact: true }).click();
      await button(page, 'Empezar').click();
      const cell = await cells(page).first().boundingBox();
      const room = await board(page).boundingBox();
      if (!cell || !room) throw new Error('no board');
      if (Math.min(cell.width, cell.height) < 120)
        small.push(`${title} at ${width}: ${cell.width}`);
      if (room.height < height * 0.55) small.push(`${title} at ${width}: ${room.height} high`);
      await page.evaluate(() => localStorage.clear());
    }
  }
  expect(small).toEqual([]);
});
