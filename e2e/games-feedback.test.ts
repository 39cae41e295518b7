import type { Sequence } from '@encina/games/sequence';
import type { Sudoku } from '@encina/games/sudoku';
import type { VisualMemory } from '@encina/games/visual-memory';
import type { Locator, Page } from '@playwright/test';
import { send } from './support/api.ts';
import { button } from './support/navigation.ts';
import { board, roundOf, toGame } from './support/rounds.ts';
import { enterAs } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

const log = (page: Page) => page.getByRole('log');
const cells = (page: Page) => board(page).getByRole('button');
const countdown = (page: Page) => page.getByText(/^Prepárate…/);

/** Where something stands on the page, whatever was scrolled. */
const placeOf = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top + scrollY, width, height].map(Math.round);
  });

test('the board of visual memory stays where it is, and only what was right is ticked', async ({
  page,
  newcomer,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await toGame(page, newcomer, 'Memoria visual');
  await button(page, 'Empezar').click();
  await countdown(page).waitFor();
  const place = await placeOf(board(page));
  await expect(log(page)).toContainText('Mira las 3 bellotas.', { timeout: 10_000 });
  expect(await placeOf(board(page))).toEqual(place);
  await expect(log(page)).toContainText('Ahora tú', { timeout: 15_000 });
  expect(await placeOf(board(page))).toEqual(place);
  const { targets } = await roundOf<VisualMemory>(page, newcomer, 'visual-memory');
  const empty = [...Array(16).keys()].find((cell) => !targets.includes(cell)) ?? 0;
  const [first = 0, second = 0, missed = 0] = targets;
  for (const cell of [first, second, empty]) await cells(page).nth(cell).click();
  await expect(page.getByRole('heading', { name: '¡Buen comienzo!' })).toBeVisible();
  expect(await placeOf(board(page))).toEqual(place);
  await expect(cells(page).nth(first)).toHaveAccessibleName(/bellota, acertada/);
  await expect(cells(page).nth(missed)).toHaveAccessibleName(/aquí había bellota/);
  await expect(cells(page).nth(empty)).toHaveAccessibleName(/estaba vacía/);
  // An acorn is one picture, its tick another.
  await expect(cells(page).nth(first).locator('svg')).toHaveCount(2);
  await expect(cells(page).nth(missed).locator('svg')).toHaveCount(1);
  await expect(cells(page).nth(empty).locator('svg')).toHaveCount(0);
  await expect(page.getByText(/\b0 puntos/)).toHaveCount(0);
  await expect(button(page, 'Jugar de Nuevo')).toBeVisible();
});

test('the finished board can be looked at, on a telephone too', async ({ page, newcomer }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await toGame(page, newcomer, 'Secuencia de números');
  await button(page, 'Empezar').click();
  await countdown(page).waitFor();
  await expect(log(page)).toContainText('Ahora tú', { timeout: 15_000 });
  const { sequence } = await roundOf<Sequence>(page, newcomer, 'number-sequence');
  const [first = 1, second = 1] = sequence;
  await cells(page)
    .nth(first - 1)
    .click();
  await cells(page)
    .nth(second === 1 ? 1 : 0)
    .click();
  await expect(log(page)).toContainText('Has acertado 1 de 3. La serie era esta.');
  await expect(
    page.getByRole('list', { name: 'La serie era esta' }).getByRole('listitem'),
  ).toHaveText(sequence.map(String));
  await expect(button(page, 'Jugar de Nuevo')).toBeInViewport();
  await button(page, 'Ver el tablero').click();
  await expect(board(page)).toBeInViewport({ ratio: 1 });
});

/** Notes that the page played, in a browser that makes no sound. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { notes: 0 });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      Object.assign(window, { notes: Reflect.get(window, 'notes') + 1 });
      return start.call(this, when);
    };
  });
const notes = (page: Page) => page.evaluate(() => Reflect.get(window, 'notes'));

for (const wanted of [true, false]) {
  test(`praise stands at the finger, ${wanted ? 'with a soft sound' : 'in silence where she wants no sounds'}`, async ({
    page,
    newcomer,
  }) => {
    await listen(page);
    const api = await enterAs(page.context(), newcomer);
    const settings = { familyConsent: false, municipalConsent: false, darkMode: false };
    await send(api, 'PUT', `/api/users/${newcomer.person.id}/settings`, {
      ...settings,
      voiceEnabled: false,
      soundEnabled: wanted,
    });
    // What says whether she wants sounds comes by itself, a moment after home.
    const alarm = page.waitForResponse(/\/assets\/own-alarm-/);
    await toGame(page, newcomer, 'Parejas de cartas');
    await page.getByText('Sin prisa', { exact: true }).click();
    await button(page, 'Empezar').click();
    await (await alarm).finished();
    const { cards } = await roundOf<{ cards: number[] }>(page, newcomer, 'memory-cards');
    const pair = [...cards.keys()].filter((at) => cards[at] === cards[0]);
    for (const at of pair) await cells(page).nth(at).click();
    const praise = page.locator('[data-remark]');
    await expect(praise).toContainText('¡Pareja de ');
    const [said, tapped] = [
      await praise.boundingBox(),
      await cells(page)
        .nth(pair[1] ?? 0)
        .boundingBox(),
    ];
    if (!said || !tapped) throw new Error('nothing is drawn');
    const middle = tapped.x + tapped.width / 2;
    expect(Math.abs(said.x + said.width / 2 - middle)).toBeLessThan(110);
    expect(Math.abs(said.y + said.height / 2 - tapped.y - tapped.height / 2)).toBeLessThan(120);
    expect(await notes(page)).toBe(wanted ? 2 : 0);
  });
}

test('a finger that slips on a card turns it all the same', async ({ page, newcomer }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await toGame(page, newcomer, 'Parejas de cartas');
  await page.getByText('Sin prisa', { exact: true }).click();
  await button(page, 'Empezar').click();
  const box = await cells(page).nth(5).boundingBox();
  if (!box) throw new Error('no card');
  const cdp = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: box.x + box.width * part, y: box.y + box.height * part }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.2) });
  for (const part of [0.4, 0.6, 0.8]) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(log(page)).toContainText('Busca su pareja.');
  await expect(cells(page).nth(5)).not.toHaveAccessibleName(/boca abajo/);
});

test('her best result is that of the level', async ({ page, newcomer }) => {
  const api = await enterAs(page.context(), newcomer);
  for (const [difficulty, score] of [
    ['easy', 940],
    ['hard', 1_500],
  ] as const) {
    const body = { gameType: 'sudoku', score, timeSeconds: 60, difficulty };
    await send(api, 'POST', `/api/users/${newcomer.person.id}/scores`, body);
  }
  await toGame(page, newcomer, 'Sudoku');
  await expect(page.getByText('Tu mejor resultado en el nivel fácil: 940 puntos')).toBeVisible();
  await page.getByText(/^Difícil:/).click();
  await expect(page.getByText('Tu mejor resultado en el nivel difícil: 1500 puntos')).toBeVisible();
  await expect(page.getByText('940 puntos, nivel fácil')).toBeVisible();
});

test('a box that holds a digit twice is named, and the sudoku goes on', async ({
  page,
  newcomer,
}) => {
  await toGame(page, newcomer, 'Sudoku');
  await page.getByText('Sin prisa', { exact: true }).click();
  await button(page, 'Empezar').click();
  const kept = await roundOf<Sudoku>(page, newcomer, 'sudoku');
  // Rows and columns are right; two boxes are not.
  const cells16 = [1, 2, 3, 4, 2, 1, 4, 3, 3, 4, 1, 2, 4, 3, 2, 1];
  const given = [0, ...cells16.slice(1)];
  await page.evaluate(
    ([key, state]) => {
      const round = JSON.parse(localStorage.getItem(key) ?? 'null');
      localStorage.setItem(key, JSON.stringify({ ...round, state }));
    },
    [`round:${newcomer.person.id}:sudoku`, { ...kept, given, cells: given }] as const,
  );
  await button(page, 'Volver a juegos').click();
  await button(page, /^Sudoku/).click();
  await button(page, 'Seguir con ella').click();
  await button(page, '1').click();
  await expect(log(page)).toContainText(
    'El 1 está repetido en el recuadro de arriba a la izquierda.',
  );
  await expect(
    board(page)
      .getByRole('button', { name: /repetido/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: '¡Enhorabuena!' })).toHaveCount(0);
});
