import type { Sequence } from '@encina/games/sequence';
import type { Page } from '@playwright/test';
import { send } from './support/api.ts';
import { chooseBiggestText, waitUntilStable } from './support/layout/layout-checks.ts';
import { button } from './support/navigation.ts';
import { board, hide, outsideWindow, roundOf, toGame, untilReady } from './support/rounds.ts';
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

type Screen = readonly [name: string, width: number, height: number];
const TELEPHONE: Screen = ['a telephone', 360, 780];
const TABLET: Screen = ['a tablet', 820, 1180];
/** The smallest first: there a round begins. At 640 by 400 a laptop shows everything twice as big. */
const SCREENS: readonly Screen[] = [
  ['a narrow telephone', 320, 640],
  TELEPHONE,
  ['a telephone that lies', 740, 360],
  TABLET,
  ['a laptop', 1280, 800],
  ['a laptop at 200 %', 640, 400],
];

const cells = (page: Page) => board(page).getByRole('button');

async function begin(page: Page, level?: string): Promise<void> {
  if (level) await page.getByText(new RegExp(`^${level}:`)).click();
  await button(page, 'Empezar').click();
  await page.getByText(/^Prepárate…/).waitFor();
}

/** Begins while nobody looks: the seconds before its time stand still, however long a look at each screen takes. */
async function beginUnseen(page: Page, newcomer: World, [title, level]: (typeof BOARDS)[number]) {
  await toGame(page, newcomer, title);
  await hide(page, true);
  await begin(page, level);
}

/** What of a board leaves these screens, each by name. */
async function outsideOf(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const outside: string[] = [];
  for (const [screen, width, height] of screens) {
    await page.setViewportSize({ width, height });
    await waitUntilStable(page);
    outside.push(...(await outsideWindow(page)).map((part) => `${screen}: ${part}`));
  }
  return outside;
}

async function expectNoTimeGone(page: Page, newcomer: World, title: string): Promise<void> {
  const { elapsedMs } = await roundOf<{ elapsedMs: number }>(page, newcomer, gameOf(title));
  expect(elapsedMs).toBe(0);
}

for (const shown of BOARDS) {
  const [title] = shown;
  test(`all of ${shown.join(', ')} is in the window of every screen before its time begins`, async ({
    page,
    newcomer,
  }) => {
    const [, width = 0, height = 0] = SCREENS[0] ?? [];
    await page.setViewportSize({ width, height });
    await beginUnseen(page, newcomer, shown);
    expect(await outsideOf(page, SCREENS)).toEqual([]);
    await chooseBiggestText(page);
    expect(await outsideOf(page, [TELEPHONE, TABLET]), 'very big text').toEqual([]);
    await expectNoTimeGone(page, newcomer, title);
  });
}

test('a board fits the text that her settings ask for', async ({ page, newcomer }) => {
  const shown = ['Sudoku', 'Difícil'] as const;
  const [, width, height] = TELEPHONE;
  await page.setViewportSize({ width, height });
  await makeTextVeryBig(page, newcomer);
  await beginUnseen(page, newcomer, shown);
  // What she reads in may come a moment after the board, and moves it.
  await expect.poll(() => textSize(page)).toBe('muy-grande');
  expect(await outsideOf(page, [TELEPHONE])).toEqual([]);
  await expectNoTimeGone(page, newcomer, shown[0]);
});

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
  for (const title of ['Parejas de cartas', 'Patrones de colores', 'Memoria visual'] as const) {
    await toGame(page, newcomer, title);
    await page.getByText('Sin prisa', { exact: true }).click();
    await button(page, 'Empezar').click();
    for (const [width, height] of [
      [820, 1180],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await waitUntilStable(page);
      const cell = await cells(page).first().boundingBox();
      const room = await board(page).boundingBox();
      if (!cell || !room) throw new Error('no board');
      if (Math.min(cell.width, cell.height) < 120)
        small.push(`${title} at ${width}: ${cell.width}`);
      if (room.height < height * 0.55) small.push(`${title} at ${width}: ${room.height} high`);
    }
    await page.evaluate(() => localStorage.clear());
  }
  expect(small).toEqual([]);
});
