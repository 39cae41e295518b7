import { type MathRound, resultOf } from '@encina/games/math';
import type { Page } from '@playwright/test';
import { type Api, send } from './support/api.ts';
import { button, clickLate, dialog, toHome } from './support/navigation.ts';
import { board, roundOf, untilReady } from './support/rounds.ts';
import { keptOnTablet, serveNewer, untilInstalled } from './support/tablet.ts';
import { enterAs, type World } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

test.use({ serviceWorkers: 'allow' });

/** A pill that nobody has confirmed and that rings no more. */
async function missPill(api: Api, { person }: World): Promise<void> {
  await send(api, 'POST', `/api/users/${person.id}/reminders`, {
    title: 'Pastilla de la tensión',
    category: 'Medicación',
    dateTime: new Date(Date.now() - 45 * 60_000).toISOString(),
  });
}

const GAMES: readonly [menu: RegExp, titles: readonly RegExp[]][] = [
  [/^Juegos de memoria/, [/^Parejas/, /^Secuencia/, /^Patrones/, /^Memoria visual/]],
  [/^Otros juegos/, [/^Sudoku/, /^Rompecabezas/, /^Juegos de mat/]],
];

async function playMath(page: Page, world: World): Promise<void> {
  await button(page, 'Empezar').click();
  await untilReady(page);
  const { questions } = await roundOf<MathRound>(page, world, 'math');
  for (const [at, question] of questions.entries()) {
    await expect(page.getByText(`${at + 1} de 10`)).toBeVisible();
    const right = question.options.indexOf(resultOf(question));
    await board(page).getByRole('button').nth(right).click();
  }
  await expect(page.getByText('10 aciertos')).toBeVisible();
}

const wayBack = (page: Page) => button(page, /^Volver/).first();
const line = (page: Page) => page.getByText(/^Sin conexión\./);

test('what she does without a network is there after a reload, and is stored once and in order when it is back', async ({
  page,
  context,
  newcomer: world,
}) => {
  test.slow();
  const api = await enterAs(context, world);
  await missPill(api, world);
  await toHome(page, world);
  await untilInstalled(page);
  await expect.poll(async () => (await keptOnTablet(page)).answers).toBeGreaterThan(9);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Sin conexión puedes seguir igual.')).toBeVisible();
  await expect(page.getByRole('link', { name: '112' })).toBeVisible();
  await button(page, /^Continuar como/).click();
  await expect(line(page)).toHaveText(/^Sin conexión\. Lo que ves es de las? \d+:\d\d\.$/);
  await clickLate(button(page, 'Marcar como hecho: Pastilla de la tensión'));
  await clickLate(dialog(page).getByRole('button', { name: 'Ya la he tomado' }));
  await expect(page.getByText(/^Hecho a las?/)).toBeVisible();
  await expect(line(page)).toHaveText(/1 cosa por enviar\.$/);
  await button(page, /^Bien/).click();
  await expect(line(page)).toHaveText(/2 cosas por enviar\.$/);

  await button(page, /^Juegos/).click();
  for (const [menu, titles] of GAMES) {
    await button(page, menu).click();
    for (const title of titles) {
      await button(page, title).click();
      await expect(button(page, 'Empezar')).toBeVisible();
      if (String(title).includes('mat')) await playMath(page, world);
      await wayBack(page).click();
    }
    await wayBack(page).click();
  }
  await expect(line(page)).toHaveText(/3 cosas por enviar\.$/);
  await page.reload();
  await expect(line(page)).toHaveText(/3 cosas por enviar\.$/);

  // What arrived: a request that the returning network cuts off is sent again.
  const sent: string[] = [];
  page.on('response', (response) => {
    const name = /(occurrences|moods|scores)/.exec(response.url())?.[1];
    if (name && response.request().method() !== 'GET') sent.push(name);
  });
  await context.setOffline(false);
  await expect(line(page)).toHaveCount(0);
  await expect.poll(async () => (await keptOnTablet(page)).outbox).toBe(0);
  expect(sent).toEqual(['occurrences', 'moods', 'scores']);
  const read = <Answer>(path: string) =>
    send<Answer>(api, 'GET', `/api/users/${world.person.id}/${path}`);
  expect(await read('reminders')).toMatchObject([{ isCompleted: true }]);
  expect(await read('scores')).toMatchObject([{ gameType: 'math' }]);
  expect(await read('metrics/moods')).toMatchObject([{ mood: 'good' }]);
});

/** So long may Chromium keep an older service worker that has nothing more to do. Nearly always it is over at once. */
const LONGEST_KEPT_MS = 360_000;

test('a newer version waits while she writes, and takes over when home is at rest', async ({
  browser,
  newcomer: world,
}) => {
  test.setTimeout(LONGEST_KEPT_MS + 120_000);
  const newer = await serveNewer(world.url);
  const context = await browser.newContext({ baseURL: newer.url });
  const page = await context.newPage();
  await page.clock.install();
  await toHome(page, world);
  await page.clock.runFor(5_000);
  await untilInstalled(page);
  await button(page, /^Recordatorios/).click();
  await button(page, 'Nuevo Recordatorio').click();
  await page.getByLabel('Título').fill('Regar los geranios');
  newer.upgrade();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const isWaiting = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      return found?.waiting?.state === 'installed';
    });
  await expect.poll(isWaiting).toBe(true);
  await page.clock.runFor(60_000);
  await expect(page.getByLabel('Título')).toHaveValue('Regar los geranios');
  expect(await isWaiting()).toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute('data-older', 'yes'));
  await button(page, 'Cancelar').click();
  await wayBack(page).click();
  await page.getByRole('heading', { level: 1, name: '¡Hola,' }).waitFor();
  await expect(async () => {
    await page.clock.runFor(15_000);
    await expect(page.locator('html[data-older]')).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: LONGEST_KEPT_MS });
  await page.getByRole('heading', { level: 1, name: '¡Hola,' }).waitFor();
  expect(await isWaiting()).toBe(false);
  await context.close();
  newer.stop();
});

test('who leaves takes with her all that the tablet kept of her', async ({
  page,
  newcomer: world,
}) => {
  await toHome(page, world);
  await expect.poll(async () => (await keptOnTablet(page)).answers).toBeGreaterThan(9);
  expect(await keptOnTablet(page)).toMatchObject({ meta: 1, pictures: 1 });
  await button(page, /^Salir/).click();
  await button(page, 'Sí, salir').click();
  await button(page, 'Entrar').waitFor();
  const nothing = { answers: 0, outbox: 0, meta: 0, pictures: 0 };
  await expect.poll(() => keptOnTablet(page)).toEqual(nothing);
});
