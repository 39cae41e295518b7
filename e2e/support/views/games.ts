import type { MathRound } from '@encina/games/math';
import { resultOf } from '@encina/games/math';
import type { Sequence } from '@encina/games/sequence';
import type { Page } from '@playwright/test';
import { button, dialog, toGame, toGames } from '../navigation.ts';
import { board, roundOf } from '../rounds.ts';
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
    await page.getByText('La secuencia era esta').waitFor();
  }),
  user('visual-memory-game', (page, world) => begin(page, world, 'Memoria visual')),
  user('sudoku-game', async (page, world) => {
    await begin(page, world, 'Sudoku');
    await button(page, '3').click();
  }),
  user('sudoku-game-nine', (page, world) => begin(page, world, 'Sudoku', 'Difícil')),
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
    await page.getByText('Para repasar').waitFor();
  }),
  user('game-how-to', async (page, world) => {
    await begin(page, world, 'Rompecabezas');
    await button(page, 'Cómo se juega').click();
    await dialog(page).waitFor();
  }),
];
