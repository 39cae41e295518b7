import type { MathRound } from '@encina/games/math';
import { resultOf } from '@encina/games/math';
import type { Sequence } from '@encina/games/sequence';
import type { VisualMemory } from '@encina/games/visual-memory';
import type { Page } from '@playwright/test';
import { button, dialog } from '../navigation.ts';
import { board, roundOf, toGame, toGames } from '../rounds.ts';
import type { World } from '../world.ts';
import { user } from './view.ts';

/** In a round without hurry: nothing changes while somebody looks. */
async function begin(page: Page, world: World, title: string, level?: string): Promise<void> {
  await toGame(page, world, title);
  if (level) await page.getByText(new RegExp(`^${level}:`)).click();
  await page.getByText('Sin prisa', { exact: true }).click();
  await button(page, 'Empezar').click();
  await board(page).waitFor();
}

const cell = (page: Page, at: number) => board(page).getByRole('button').nth(at).click();

/** Today's session finds these done, whatever the person has played. */
const playedToday = (page: Page, gameTypes: readonly string[]) =>
  page.route(/\/scores\?limit=100/, (route) =>
    route.fulfill({
      json: gameTypes.map((gameType, at) => ({
        id: `01900000-0000-7000-8000-00000000000${at}`,
        gameType,
        score: 0,
        timeSeconds: 60,
        difficulty: 'normal',
        timed: true,
        completedAt: new Date().toISOString(),
      })),
    }),
  );

/** Places that held no acorn, as many as there were acorns. */
async function missAll(page: Page, world: World): Promise<void> {
  await button(page, 'Ya lo he visto').click();
  const { targets } = await roundOf<VisualMemory>(page, world, 'visual-memory');
  const empty = [...Array(16).keys()].filter((at) => !targets.includes(at));
  for (const at of empty.slice(0, targets.length)) await cell(page, at);
}

export const gamesViews = [
  user('games-menu', toGames),
  user('memory-games-menu', async (page, world) => {
    await toGames(page, world);
    await button(page, /^Juegos de memoria/).click();
    await button(page, /^Parejas de cartas/).waitFor();
  }),
  user('other-games-menu', async (page, world) => {
    await toGames(page, world);
    await button(page, /^Otros juegos/).click();
    await button(page, /^Sudoku/).waitFor();
  }),
  user('game-start', (page, world) => toGame(page, world, 'Sudoku')),
  user('memory-game', async (page, world) => {
    await begin(page, world, 'Parejas de cartas');
    await cell(page, 5);
    await cell(page, 6);
  }),
  user('number-sequence-game', async (page, world) => {
    await begin(page, world, 'Secuencia de números');
    await button(page, 'Ya lo he visto').click();
    const { sequence } = await roundOf<Sequence>(page, world, 'number-sequence');
    await cell(page, (sequence[0] ?? 1) - 1);
  }),
  user('pattern-memory-game', (page, world) => begin(page, world, 'Patrones de colores')),
  user('pattern-memory-result', async (page, world) => {
    await begin(page, world, 'Patrones de colores');
    await button(page, 'Ya lo he visto').click();
    const { sequence } = await roundOf<Sequence>(page, world, 'pattern-memory');
    await cell(page, (sequence[0] ?? 1) - 1);
    await cell(page, sequence[1] === 1 ? 1 : 0);
    await page.getByText('Has acertado 1 de 3').waitFor();
  }),
  user('visual-memory-game', (page, world) => begin(page, world, 'Memoria visual')),
  user('games-session-end', async (page, world) => {
    await playedToday(page, ['memory-cards', 'pattern-memory']);
    await toGames(page, world);
    await button(page, 'Seguir').click();
    await page.getByText('Sin prisa', { exact: true }).click();
    await button(page, 'Empezar').click();
    await missAll(page, world);
    await button(page, 'Terminar mi juego de hoy').click();
    await page.getByRole('heading', { name: '¡Lo has hecho todo!' }).waitFor();
  }),
  user('visual-memory-result', async (page, world) => {
    await begin(page, world, 'Memoria visual');
    await button(page, 'Ya lo he visto').click();
    const { targets } = await roundOf<VisualMemory>(page, world, 'visual-memory');
    const empty = [...Array(16).keys()].filter((at) => !targets.includes(at));
    for (const at of [...targets.slice(0, 2), empty[0] ?? 0]) await cell(page, at);
    await page.getByText('Has encontrado 2 de 3').waitFor();
  }),
  user('sudoku-game', async (page, world) => {
    await begin(page, world, 'Sudoku');
    await button(page, '3').click();
  }),
  user('sudoku-game-nine', (page, world) => begin(page, world, 'Sudoku', 'Difícil')),
  user('puzzle-game-photo', async (page, world) => {
    await toGame(page, world, 'Rompecabezas');
    const photo = page.getByRole('radio', { name: /^Foto/ }).first();
    // Whoever has kept none plays with numbers.
    await page.waitForLoadState('networkidle');
    if (await photo.isVisible()) await photo.check();
    await page.getByText('Sin prisa', { exact: true }).click();
    await button(page, 'Empezar').click();
    await board(page).waitFor();
  }),
  user('puzzle-game', (page, world) => begin(page, world, 'Rompecabezas', 'Medio')),
  user('math-game', (page, world) => begin(page, world, 'Juegos de matemáticas')),
  user('math-result', async (page, world) => {
    await begin(page, world, 'Juegos de matemáticas');
    const { questions } = await roundOf<MathRound>(page, world, 'math');
    for (const [at, question] of questions.entries()) {
      await page.getByText(`${at + 1} de 10`).waitFor();
      const right = question.options.indexOf(resultOf(question));
      await cell(page, at < 2 ? (right + 1) % 4 : right);
    }
    await page.getByText('8 aciertos').waitFor();
  }),
  user('game-how-to', async (page, world) => {
    await begin(page, world, 'Rompecabezas');
    await button(page, 'Cómo se juega').click();
    await dialog(page).waitFor();
  }),
];
