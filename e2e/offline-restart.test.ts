import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, BrowserType, Page } from '@playwright/test';
import { type Api, send } from './support/api.ts';
import { chromium } from './support/chromium.ts';
import { keep } from './support/memories.ts';
import { answerAlarm, button, clickAgain, dialog, toHome } from './support/navigation.ts';
import { photo } from './support/photo.ts';
import { addRelative, setFamilyConsent } from './support/relatives.ts';
import { keptOnTablet, untilInstalled } from './support/tablet.ts';
import { enterAs, type World } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

const MINUTE = 60_000;
const DAY = 86_400;

/** A tablet whose storage outlives its restarts, and whose clock can be put on. */
async function startTablet(
  browser: BrowserType,
  { folder, at, ...use }: { folder: string; at: number; baseURL: string; offline: boolean },
): Promise<{ tablet: BrowserContext; page: Page }> {
  const tablet = await browser.launchPersistentContext(folder, {
    ...chromium(),
    ...use,
    locale: 'es-ES',
    viewport: { width: 820, height: 1180 },
    timezoneId: 'Europe/Madrid',
    serviceWorkers: 'allow',
  });
  await tablet.clock.install({ time: at });
  return { tablet, page: tablet.pages()[0] ?? (await tablet.newPage()) };
}

/** As after a log-in at the tablet itself: a restart ends no session. */
async function staySignedIn(tablet: BrowserContext): Promise<void> {
  const expires = Math.floor(Date.now() / 1_000) + DAY;
  const cookies = await tablet.cookies();
  await tablet.addCookies(cookies.map((cookie) => ({ ...cookie, expires })));
}

/** What she has before the network goes: something due in five minutes of her tablet, something of the week, a photo. */
async function furnish(api: Api, { person }: World, due: number): Promise<void> {
  const remind = (title: string, at: number) =>
    send(api, 'POST', `/api/users/${person.id}/reminders`, {
      title,
      dateTime: new Date(at).toISOString(),
    });
  await remind('Regar el huerto', due);
  await remind('Ir al médico', due + 2 * DAY * 1_000);
  await keep(api, person.id, photo([10, 60, 90]), { mimeType: 'image/png', title: 'El huerto' });
}

const wayBack = (page: Page) => button(page, /^Volver/).first();
const line = (page: Page) => page.getByText(/^Sin conexión\./);
const inList = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
const isSeen = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
const picturesKept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^encina pictures/.test(name));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().length;
  });

/** She looks at it all once, while there is a network. */
async function lookAround(page: Page): Promise<void> {
  await button(page, /^Mis Recuerdos/).click();
  await expect.poll(() => isSeen(page)).toBe(true);
  await expect.poll(() => picturesKept(page)).toBeGreaterThan(0);
  await wayBack(page).click();
  await button(page, /^Recordatorios/).click();
  await page.getByRole('tab', { name: 'Próximos' }).click();
  await expect(inList(page, 'Ir al médico')).toBeVisible();
  await wayBack(page).click();
  await button(page, /^Mensajes/).click();
  await button(page, 'Escribir un mensaje').waitFor();
  await wayBack(page).click();
}

async function seeWhatWasKept(page: Page): Promise<void> {
  await button(page, /^Mis Recuerdos/).click();
  await expect.poll(() => isSeen(page)).toBe(true);
  await wayBack(page).click();
  await button(page, /^Juegos/).click();
  await button(page, /^Juegos de memoria/).click();
  await button(page, /^Parejas/).click();
  await button(page, 'Empezar').click();
  await wayBack(page).click();
  await wayBack(page).click();
  await wayBack(page).click();
}

async function writeMessage(page: Page): Promise<void> {
  await button(page, /^Mensajes/).click();
  await button(page, 'Escribir un mensaje').click();
  await button(page, 'Escribirlo o dictarlo').click();
  await page.getByLabel('Tu mensaje').fill('Ven el domingo');
  await button(page, 'Enviar').click();
  await expect(page.getByRole('heading', { name: 'Sin enviar todavía' })).toBeVisible();
  await wayBack(page).click();
}

async function writeReminder(page: Page): Promise<void> {
  await button(page, /^Recordatorios/).click();
  await expect(inList(page, 'Regar el huerto')).toBeVisible();
  await button(page, 'Nuevo Recordatorio').click();
  await page.getByLabel('Título').fill('Llamar a Rosa');
  await button(page, 'Siguiente').click();
  await button(page, /^Mañana por la mañana/).click();
  await clickAgain(button(page, 'Crear Recordatorio'));
  await expect(inList(page, 'Llamar a Rosa')).toContainText('Sin enviar todavía.');
  await page.getByRole('tab', { name: 'Próximos' }).click();
  await expect(inList(page, 'Ir al médico')).toBeVisible();
  await wayBack(page).click();
}

test('after a restart without a network all is there, the alarm rings, and what she did and wrote goes out once', async ({
  playwright,
  newcomer: world,
}) => {
  test.slow();
  const folder = await mkdtemp(path.join(tmpdir(), 'encina-tablet-'));
  const due = Date.now() - 5 * MINUTE;
  const at = due - 5 * MINUTE;
  const settings = { folder, at, baseURL: world.url };
  await setFamilyConsent(world, true);
  await addRelative(world, [world.person]);

  const first = await startTablet(playwright.chromium, { ...settings, offline: false });
  const api = await enterAs(first.tablet, world);
  await furnish(api, world, due);
  await toHome(first.page, world);
  await staySignedIn(first.tablet);
  await untilInstalled(first.page);
  await lookAround(first.page);
  await first.tablet.close();

  const { tablet, page } = await startTablet(playwright.chromium, { ...settings, offline: true });
  await page.goto('/');
  await expect(page.getByText('Sin conexión puedes seguir igual.')).toBeVisible();
  await expect(page.getByRole('link', { name: '112' })).toBeVisible();
  await button(page, /^Continuar como/).click();
  await expect(line(page)).toBeVisible();
  await seeWhatWasKept(page);
  await writeMessage(page);
  await writeReminder(page);
  await page.clock.fastForward(5 * MINUTE);
  await expect(dialog(page).getByText('Regar el huerto')).toBeVisible();
  await answerAlarm(page, 'Ya está hecho');
  await expect(line(page)).toHaveText(/3 cosas por enviar\.$/);

  const sent: string[] = [];
  page.on('request', (request) => {
    const name = /(support-messages|reminders|occurrences)(?=$|\/20)/.exec(request.url())?.[1];
    if (name && request.method() !== 'GET') sent.push(name);
  });
  await tablet.setOffline(false);
  await expect.poll(async () => (await keptOnTablet(page)).outbox).toBe(0);
  expect(sent).toEqual(['support-messages', 'reminders', 'occurrences']);
  const read = <Answer>(what: string) =>
    send<Answer>(api, 'GET', `/api/users/${world.person.id}/${what}`);
  expect(await read('support-messages/sent')).toMatchObject([{ content: 'Ven el domingo' }]);
  const reminders = await read<{ title: string; isCompleted: boolean }[]>('reminders');
  const done = reminders.map(({ title, isCompleted }) => `${title}: ${isCompleted}`);
  expect(done.toSorted()).toEqual([
    'Ir al médico: false',
    'Llamar a Rosa: false',
    'Regar el huerto: true',
  ]);
  await tablet.close();
  await rm(folder, { recursive: true, force: true });
});
