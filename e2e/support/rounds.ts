import type { Page } from '@playwright/test';
import { button, toHome } from './navigation.ts';
import type { World } from './world.ts';

export async function toGames(page: Page, world: World): Promise<void> {
  await toHome(page, world);
  await button(page, /^Juegos/).click();
  await page.getByRole('heading', { name: 'Mi juego de hoy' }).waitFor();
}

/** Before the first round of a game, from either of the two menus. */
export async function toGame(page: Page, world: World, title: string): Promise<void> {
  await toGames(page, world);
  const isOther = /^(Sudoku|Rompecabezas|Juegos de mat)/.test(title);
  await button(page, isOther ? /^Otros juegos/ : /^Juegos de memoria/).click();
  await button(page, new RegExp(`^${title}`)).click();
  await button(page, 'Empezar').or(button(page, 'Empezar otra')).waitFor();
}

/** How somebody plays: with a finger, or with the keyboard alone. */
export interface InputMethod {
  press(page: Page, name: string | RegExp): Promise<void>;
  /** A cell of the board that is there, row by row from 0. */
  cell(page: Page, at: number): Promise<void>;
}

export const board = (page: Page) => page.locator('main [role=group]').first();
const cells = (page: Page) => board(page).getByRole('button');

const countdown = (page: Page) => page.getByText(/^Prepárate…/);

/** "Empezar", and the seconds that are counted before the time of a round begins. */
export async function untilReady(page: Page): Promise<void> {
  await countdown(page).waitFor();
  await countdown(page).waitFor({ state: 'detached' });
}

/** Nobody looks at the page any longer, or somebody does again: meanwhile the time of a round stands still. */
export const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** What of the board, its keys, its figures and what is said lies outside of the window, by name. */
export const outsideWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-stage], [data-stage] button')]
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent ?? ''),
  );

/** The round as this device keeps it, so that a test can play it to its end. */
export async function roundOf<State>(page: Page, { person }: World, game: string): Promise<State> {
  const key = `round:${person.id}:${game}`;
  const handle = await page.waitForFunction((name) => localStorage.getItem(name), key);
  return JSON.parse((await handle.jsonValue()) ?? 'null').state;
}

export const finger = (press: InputMethod['press']): InputMethod => ({
  press,
  cell: (page, at) => cells(page).nth(at).tap(),
});

/** One stop of the Tab key for all of the board, then arrows to the cell. */
export const keyboard = (press: InputMethod['press']): InputMethod => ({
  press,
  async cell(page, at) {
    await moveTo(page, at);
    await page.keyboard.press('Enter');
  },
});

async function moveTo(page: Page, at: number): Promise<void> {
  const count = await cells(page).count();
  const columns = await board(page).evaluate((element) => {
    const rows = new Set([...element.children].map((it) => it.getBoundingClientRect().top));
    return element.children.length / rows.size;
  });
  for (let step = 0; step < count * 2; step += 1) {
    const here = await board(page).evaluate((element) =>
      [...element.children].indexOf(document.activeElement as Element),
    );
    if (here === at) return;
    if (here < 0) await page.keyboard.press('Tab');
    else await page.keyboard.press(arrow(here, at, columns));
  }
  throw new Error(`The arrows never came to cell ${at}`);
}

function arrow(here: number, at: number, columns: number): string {
  const [rowHere, rowAt] = [Math.floor(here / columns), Math.floor(at / columns)];
  if (rowHere !== rowAt) return rowHere < rowAt ? 'ArrowDown' : 'ArrowUp';
  return here < at ? 'ArrowRight' : 'ArrowLeft';
}

/** Places to press, one after the other, that bring the tiles into order; by breadth, for three by three. */
export function slides(tiles: readonly number[]): readonly number[] {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0].join();
  const seen = new Map<string, readonly [before: string, place: number] | undefined>();
  seen.set(tiles.join(), undefined);
  const waiting = [tiles.join()];
  for (const at of waiting) {
    if (at === goal) break;
    const now = at.split(',').map(Number);
    const hole = now.indexOf(0);
    for (const place of beside(hole)) {
      const next = [...now];
      [next[hole], next[place]] = [next[place] ?? 0, 0];
      if (seen.has(next.join())) continue;
      seen.set(next.join(), [at, place]);
      waiting.push(next.join());
    }
  }
  const path: number[] = [];
  for (let step = seen.get(goal); step; step = seen.get(step[0])) path.unshift(step[1]);
  return path;
}

const beside = (hole: number): number[] =>
  [hole - 3, hole + 3, hole % 3 > 0 ? hole - 1 : -1, hole % 3 < 2 ? hole + 1 : -1].filter(
    (place) => place >= 0 && place < 9,
  );
