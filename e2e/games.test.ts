import {
  MATH,
  memoryCardsScore,
  numberSequenceTime,
  puzzleScore,
  sudokuScore,
} from '@encina/games/constants';
import { type MathRound, resultOf } from '@encina/games/math';
import type { MemoryCards } from '@encina/games/memory-cards';
import type { Puzzle } from '@encina/games/puzzle';
import type { Sequence } from '@encina/games/sequence';
import type { Sudoku } from '@encina/games/sudoku';
import { solve } from '@encina/games/testing/solve';
import type { VisualMemory } from '@encina/games/visual-memory';
import type { Page } from '@playwright/test';
import { send } from './support/api.ts';
import { holdBack } from './support/hold-back.ts';
import { tabTo } from './support/keyboard.ts';
import { button } from './support/navigation.ts';
import {
  board,
  finger,
  hide,
  type InputMethod,
  keyboard,
  roundOf,
  slides,
  toGame,
  toGames,
  untilReady,
} from './support/rounds.ts';
import { enterAs, type World } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

interface Sent {
  gameType: string;
  score: number;
  timeSeconds: number;
  difficulty: string;
  timed: boolean;
}
interface Player {
  title: string;
  /** Plays a round to its end. */
  play(page: Page, world: World, hand: InputMethod): Promise<void>;
  /** What the formula makes of it; `state` is the last that the device had of the round. */
  expected(sent: Sent, page: Page): Promise<Partial<Sent>> | Partial<Sent>;
}

const log = (page: Page) => page.getByRole('log');

const PLAYERS: Record<string, Player> = {
  'memory-cards': {
    title: 'Parejas de cartas',
    async play(page, world, hand) {
      const { cards } = await roundOf<MemoryCards>(page, world, 'memory-cards');
      const placesOf = (pair: number) => [...cards.keys()].filter((at) => cards[at] === pair);
      const other = cards.findIndex((pair) => pair !== cards[0]);
      await hand.cell(page, 0);
      await hand.cell(page, other);
      await expect(log(page)).toContainText('no son pareja');
      await expect(board(page).getByRole('button', { name: /boca abajo/ })).toHaveCount(16);
      for (let pair = 0; pair < 8; pair += 1) {
        for (const at of placesOf(pair)) await hand.cell(page, at);
        if (pair < 7) await expect(page.getByText(`${pair + 1} de 8`)).toBeVisible();
      }
      await expect(
        page.getByText(/Has encontrado las 8 parejas en .+, con 9 intentos\./),
      ).toBeVisible();
    },
    expected: ({ timeSeconds }) => ({
      score: memoryCardsScore(timeSeconds, 9),
      difficulty: 'normal',
    }),
  },
  'number-sequence': {
    title: 'Secuencia de números',
    play: (page, world, hand) => playLevels(page, world, hand, 'number-sequence'),
    expected: () => ({ score: 10, timeSeconds: numberSequenceTime(4), difficulty: 'easy' }),
  },
  'pattern-memory': {
    title: 'Patrones de colores',
    play: (page, world, hand) => playLevels(page, world, hand, 'pattern-memory'),
    expected: () => ({ score: 15, difficulty: 'easy' }),
  },
  'visual-memory': {
    title: 'Memoria visual',
    async play(page, world, hand) {
      const first = await roundOf<VisualMemory>(page, world, 'visual-memory');
      await expect(log(page)).toContainText('Ahora tú', { timeout: 15_000 });
      for (const cell of first.targets) await hand.cell(page, cell);
      await expect(log(page)).toContainText('Nivel 2');
      const { targets } = await roundOf<VisualMemory>(page, world, 'visual-memory');
      await expect(log(page)).toContainText('Ahora tú', { timeout: 15_000 });
      const wrong = [...Array(16).keys()].filter((cell) => !targets.includes(cell));
      for (const cell of wrong.slice(0, targets.length)) await hand.cell(page, cell);
      await expect(log(page)).toContainText('Has encontrado 0 de 4.');
    },
    expected: () => ({ score: 20, difficulty: 'easy' }),
  },
  sudoku: {
    title: 'Sudoku',
    async play(page, world, hand) {
      const { given } = await roundOf<Sudoku>(page, world, 'sudoku');
      const digits = solve('easy', given);
      for (const [at, digit] of digits.entries()) {
        if (given[at] !== 0) continue;
        await hand.cell(page, at);
        await hand.press(page, String(digit));
      }
      await expect(page.getByText(/Has completado el sudoku de 4 por 4 en /)).toBeVisible();
    },
    expected: ({ timeSeconds }) => ({
      score: sudokuScore(timeSeconds, 'easy'),
      difficulty: 'easy',
    }),
  },
  puzzle: {
    title: 'Rompecabezas',
    async play(page, world, hand) {
      const { tiles } = await roundOf<Puzzle>(page, world, 'puzzle');
      const path = slides(tiles);
      for (const place of path) await hand.cell(page, place);
      await expect(
        page.getByText(`Has ordenado las piezas en ${path.length} movimientos`),
      ).toBeVisible();
    },
    async expected({ timeSeconds }, page) {
      const said = await page.getByText(/^Has ordenado las piezas/).textContent();
      const moves = Number(said?.match(/\d+/)?.[0]);
      return { score: puzzleScore(moves, timeSeconds), difficulty: 'easy' };
    },
  },
  math: {
    title: 'Juegos de matemáticas',
    async play(page, world, hand) {
      const { questions } = await roundOf<MathRound>(page, world, 'math');
      for (const [at, question] of questions.entries()) {
        await expect(page.getByText(`${at + 1} de 10`)).toBeVisible();
        const right = resultOf(question);
        const wanted = question.options.findIndex((it) => (at === 0 ? it !== right : it === right));
        await hand.cell(page, wanted);
      }
      await expect(page.getByText('9 aciertos')).toBeVisible();
    },
    expected: () => ({ score: 9 * MATH.points.easy, difficulty: 'easy' }),
  },
};

/** One level passed, and the second lost at its first symbol. */
async function playLevels(
  page: Page,
  world: World,
  hand: InputMethod,
  game: string,
): Promise<void> {
  const first = await roundOf<Sequence>(page, world, game);
  await expect(log(page)).toContainText('Ahora tú', { timeout: 15_000 });
  for (const symbol of first.sequence) await hand.cell(page, symbol - 1);
  await expect(log(page)).toContainText('Nivel 2');
  const { sequence } = await roundOf<Sequence>(page, world, game);
  await expect(log(page)).toContainText('Ahora tú', { timeout: 15_000 });
  await hand.cell(page, sequence[0] === 1 ? 1 : 0);
  await expect(log(page)).toContainText('La serie era esta.');
}

/** A page that was held up counts two seconds of it (`use-round.ts`): so much may be missing. */
const UNCOUNTED_SECONDS = 6;

async function playAndCheck(page: Page, world: World, gameType: string, hand: InputMethod) {
  // A round has waits of its own, and a loaded machine plays it slowly.
  test.slow();
  const player = PLAYERS[gameType];
  if (!player) throw new Error(gameType);
  await toGame(page, world, player.title);
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/scores'),
  );
  // Surely before its time begins and surely after it ended, and the same from within.
  const pressed = Date.now();
  await hand.press(page, 'Empezar');
  await untilReady(page);
  const began = Date.now();
  let lastMove = began;
  await player.play(page, world, {
    ...hand,
    cell(onPage, at) {
      lastMove = Date.now();
      return hand.cell(onPage, at);
    },
  });
  const answer = await saved;
  const seconds = { least: (lastMove - began) / 1_000, most: (Date.now() - pressed) / 1_000 };
  const sent: Sent = answer.request().postDataJSON();
  expect(sent).toMatchObject({ gameType, timed: true, ...(await player.expected(sent, page)) });
  if (gameType !== 'number-sequence') {
    expect(sent.timeSeconds).toBeLessThanOrEqual(seconds.most + 1);
    expect(sent.timeSeconds).toBeGreaterThanOrEqual(seconds.least - UNCOUNTED_SECONDS);
  }
  const api = await enterAs(page.context(), world);
  const kept = await send(api, 'GET', `/api/users/${world.person.id}/scores?limit=5`);
  const { score, timeSeconds, difficulty } = sent;
  expect(kept).toMatchObject([{ gameType, score, timeSeconds, difficulty, timed: true }]);
  await expect(page.getByText(/^1 punto$|^[\d.]+ puntos$/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tus últimas partidas' })).toBeVisible();
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => /^(round|scores):/.test(key))).toEqual([]);
  await hand.press(page, 'Jugar de Nuevo');
  await expect(board(page)).toBeVisible();
}

test.describe('by touch, on a tablet:', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });
  for (const gameType of Object.keys(PLAYERS)) {
    test(`${gameType} is played to its end, and its score is the formula's`, async ({
      page,
      newcomer,
    }) => {
      await playAndCheck(
        page,
        newcomer,
        gameType,
        finger((at, name) => button(at, name).first().tap()),
      );
    });
  }
});

test.describe('by keyboard alone:', () => {
  for (const gameType of Object.keys(PLAYERS)) {
    test(`${gameType} is played to its end, and its score is the formula's`, async ({
      page,
      newcomer,
    }) => {
      const hand = keyboard(async (at, name) => {
        // A digit is typed where the cell is.
        if (typeof name === 'string' && /^\d$/.test(name)) return at.keyboard.press(name);
        await tabTo(at, name);
        await at.keyboard.press('Enter');
      });
      await playAndCheck(page, newcomer, gameType, hand);
    });
  }
});

/** A reload leads to the start screen; who is still in goes on with one tap. */
async function backToGames(page: Page): Promise<void> {
  await page.reload();
  await button(page, /^Continuar como/).click();
  await button(page, /^Juegos/).click();
  await page.getByRole('heading', { name: 'Mi juego de hoy' }).waitFor();
}

test('a round without hurry counts nothing down, and the choice is kept', async ({
  page,
  newcomer: world,
}) => {
  await toGame(page, world, 'Patrones de colores');
  await page.getByText('Sin prisa', { exact: true }).click();
  await button(page, 'Empezar').click();
  await expect(page.getByText('Para mirar')).toHaveCount(0);
  await page.waitForTimeout(4_500);
  await expect(log(page)).toContainText('Mira bien los colores.');
  await button(page, 'Ya lo he visto').click();
  await expect(log(page)).toContainText('Ahora tú');
  const { sequence } = await roundOf<Sequence>(page, world, 'pattern-memory');
  const saved = page.waitForRequest(/\/scores$/);
  await board(page)
    .getByRole('button')
    .nth(sequence[0] === 1 ? 1 : 0)
    .click();
  expect((await saved).postDataJSON()).toMatchObject({ timed: false, score: 0 });
  await button(page, 'Volver a juegos').click();
  await button(page, /^Memoria visual/).click();
  await expect(page.getByRole('radio', { name: 'Sin prisa' })).toBeChecked();
});

async function beginSudoku(page: Page, world: World): Promise<Sudoku> {
  await toGame(page, world, 'Sudoku');
  await button(page, 'Empezar').click();
  await untilReady(page);
  return roundOf<Sudoku>(page, world, 'sudoku');
}

/** So long that no slow machine takes for it what was played afterwards. */
const UNSEEN_MS = 300_000;

test('a round outlives a turned tablet, a hidden page and a reload', async ({
  page,
  newcomer: world,
}) => {
  await page.clock.install();
  const { given } = await beginSudoku(page, world);
  const at = given.indexOf(0);
  const digit = solve('easy', given)[at] ?? 0;
  await board(page).getByRole('button').nth(at).click();
  await button(page, String(digit)).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(board(page).getByRole('button').nth(at)).toHaveText(String(digit));

  await hide(page, true);
  const before = await roundOf<Sudoku>(page, world, 'sudoku');
  await page.clock.runFor(UNSEEN_MS);
  await hide(page, false);
  const elapsed = async () => (await roundOf<Sudoku>(page, world, 'sudoku')).elapsedMs;
  await expect.poll(elapsed).toBeGreaterThan(before.elapsedMs);
  expect((await elapsed()) - before.elapsedMs).toBeLessThan(UNSEEN_MS);

  await backToGames(page);
  await button(page, /^Otros juegos/).click();
  await button(page, /^Sudoku/).click();
  await expect(page.getByText('Tienes una partida a medias')).toBeVisible();
  await button(page, 'Seguir con ella').click();
  await expect(board(page).getByRole('button').nth(at)).toHaveText(String(digit));
  await untilReady(page);
});

test('a result that cannot be sent is said, kept, and sent again by itself, once', async ({
  page,
  newcomer: world,
}) => {
  await toGame(page, world, 'Secuencia de números');
  await button(page, 'Empezar').click();
  await expect(log(page)).toContainText('Ahora tú', { timeout: 15_000 });
  await holdBack(page, '**/scores', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  const { sequence } = await roundOf<Sequence>(page, world, 'number-sequence');
  await board(page)
    .getByRole('button')
    .nth(sequence[0] === 1 ? 1 : 0)
    .click();
  await expect(
    page.getByText('Tu resultado se guardará solo cuando vuelva la conexión.'),
  ).toBeVisible();
  await page.unroute('**/scores');
  const api = await enterAs(page.context(), world);
  const scores = () => send<unknown[]>(api, 'GET', `/api/users/${world.person.id}/scores`);
  expect(await scores()).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(scores).toHaveLength(1);
  const left = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('scores:')));
  await expect.poll(left).toEqual([]);
});

test("today's game leads through three games and knows which are done", async ({
  page,
  newcomer: world,
}) => {
  await toGames(page, world);
  await expect(page.getByText('Tres juegos cortos para empezar. Hoy toca memoria.')).toBeVisible();
  await button(page, 'Empezar mi juego de hoy').click();
  await page.getByRole('heading', { level: 1, name: 'Parejas de cartas' }).waitFor();
  const api = await enterAs(page.context(), world);
  const body = { gameType: 'memory-cards', score: 1_300, timeSeconds: 90, difficulty: 'normal' };
  await send(api, 'POST', `/api/users/${world.person.id}/scores`, body);
  await backToGames(page);
  await expect(page.getByText('Ya has jugado hoy')).toHaveCount(1);
  await button(page, 'Seguir').click();
  await page.getByRole('heading', { level: 1, name: 'Patrones de colores' }).waitFor();
  await expect(page.getByText('Mi juego de hoy: 2 de 3')).toBeVisible();
  await button(page, 'Empezar').click();
  await expect(log(page)).toContainText('Ahora tú', { timeout: 15_000 });
  const { sequence } = await roundOf<Sequence>(page, world, 'pattern-memory');
  await board(page)
    .getByRole('button')
    .nth(sequence[0] === 1 ? 1 : 0)
    .click();
  await button(page, 'Ahora: Memoria visual').click();
  await page.getByRole('heading', { level: 1, name: 'Memoria visual' }).waitFor();
  await expect(page.getByText('Mi juego de hoy: 3 de 3')).toBeVisible();
  await button(page, 'Empezar').click();
  await missAll(page, world);
  await button(page, 'Terminar mi juego de hoy').click();
  await expect(page.getByRole('heading', { name: '¡Lo has hecho todo!' })).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveText([
    'Parejas de cartasYa has jugado hoy.',
    /^Patrones de colores\S/,
    /^Memoria visual\S/,
  ]);
  await expect(button(page, /^Volver/)).toHaveCount(1);
  await button(page, 'Volver al inicio').click();
  await page.getByRole('heading', { level: 1, name: '¡Hola,' }).waitFor();
});

/** All the places that held no acorn, as many as there were acorns. */
async function missAll(page: Page, world: World): Promise<void> {
  await expect(log(page)).toContainText('Ahora tú', { timeout: 15_000 });
  const { targets } = await roundOf<VisualMemory>(page, world, 'visual-memory');
  const wrong = [...Array(16).keys()].filter((cell) => !targets.includes(cell));
  for (const cell of wrong.slice(0, targets.length)) {
    await board(page).getByRole('button').nth(cell).click();
  }
}

test('a sudoku that is full and not right says what is repeated', async ({
  page,
  newcomer: world,
}) => {
  const { given } = await beginSudoku(page, world);
  const digits = solve('easy', given);
  const holes = [...given.keys()].filter((at) => given[at] === 0);
  for (const [index, at] of holes.entries()) {
    const right = digits[at] ?? 0;
    await board(page).getByRole('button').nth(at).click();
    await page.keyboard.press(String(index === 0 ? (right % 4) + 1 : right));
  }
  await expect(log(page)).toContainText(/El \d está repetido en (la fila|la columna|el recuadro)/);
  await expect(
    board(page)
      .getByRole('button', { name: /repetido/ })
      .first(),
  ).toBeVisible();
});

test('the six colours are still six without any colour', async ({
  page,
  newcomer: world,
}, info) => {
  await toGame(page, world, 'Patrones de colores');
  await page.getByText('Sin prisa', { exact: true }).click();
  await button(page, 'Empezar').click();
  await button(page, 'Ya lo he visto').click();
  await page.addStyleTag({ content: 'html { filter: grayscale(1) }' });
  await info.attach('greyscale', { body: await page.screenshot(), contentType: 'image/png' });
  const keys = board(page).getByRole('button');
  await expect(keys).toHaveText(['Rojo', 'Azul', 'Verde', 'Amarillo', 'Morado', 'Naranja']);
  const pictures: string[] = [];
  for (const key of await keys.all()) {
    pictures.push((await key.locator('svg').screenshot()).toString('base64'));
  }
  const alike = await page.evaluate(async (all) => {
    const inks: boolean[][] = [];
    for (const base64 of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(48, 48).getContext('2d');
      context?.drawImage(bitmap, 0, 0, 48, 48);
      const { data } = context?.getImageData(0, 0, 48, 48) ?? { data: new Uint8ClampedArray() };
      // Only the outline: what is left when even the greys are the same.
      inks.push(Array.from({ length: 48 * 48 }, (_, at) => (data[at * 4] ?? 255) < 70));
    }
    const pairs: string[] = [];
    for (const [a, one] of inks.entries()) {
      for (const [b, other] of inks.entries()) {
        const differ = one.filter((ink, at) => ink !== other[at]).length;
        if (a < b && differ < one.filter(Boolean).length / 2) pairs.push(`${a} and ${b}`);
      }
    }
    return pairs;
  }, pictures);
  expect(alike).toEqual([]);
});
