import type { Page } from '@playwright/test';
import { send } from './support/api.ts';
import { collectConsoleErrors } from './support/console-errors.ts';
import { holdBack } from './support/hold-back.ts';
import { button, clickAgain, dialog, toCardOf, toHome } from './support/navigation.ts';
import { toFigures } from './support/views/activity.ts';
import { whileTimePasses } from './support/while-time-passes.ts';
import { enterAs } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

const REFUSED =
  'No tienes permisos para ver estas métricas. El usuario no ha dado su consentimiento.';
const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

test('her activity is not asked for before somebody says who looks, and nobody passes without her consent', async ({
  page,
  newcomer: world,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/.*\/metrics/.test(request.url())) asked.push(request.url());
  });
  await toHome(page, world);
  // Home asks whether she has said today how she is.
  await page.getByRole('heading', { name: '¿Cómo estás hoy?' }).waitFor();
  asked.length = 0;
  await button(page, /^Mi Actividad/).click();
  await expect(dialog(page)).toContainText(
    'Para acceder a las métricas de actividad, indica quién eres:',
  );
  await button(page, 'Soy familiar autorizado').click();
  await expect(dialog(page)).toContainText(REFUSED);
  await button(page, 'Aceptar').click();
  expect(asked).toEqual([]);
  await button(page, 'Soy personal municipal').click();
  await button(page, 'Ver las cifras').click();
  await expect(figure(page, 'Tiempo Activo')).toContainText('0 h 0 min');
  expect(asked).toHaveLength(2);

  await page.goBack();
  await button(page, /^Mi Actividad/).click();
  await button(page, 'Volver al menú').click();
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola,' })).toBeVisible();
  await clickAgain(button(page, /^Mi Actividad/));
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola,' })).toBeVisible();
});

test('her minutes are counted while a view is seen, and stand in figures, chart, sentence and table', async ({
  page,
  newcomer: world,
}) => {
  await page.clock.install();
  await toHome(page, world);
  const reported = () => page.waitForRequest('**/activity');
  const first = await whileTimePasses(page, reported());
  // What the server has not answered yet it has not counted yet.
  await first.response();
  expect(first.postDataJSON()).toMatchObject({ seconds: 60, remindersViewed: 0 });
  await button(page, /^Mi Actividad/).click();
  await button(page, 'Soy el usuario').click();
  await expect(page.getByText('Esta semana has venido 1 día.')).toBeVisible();
  await button(page, 'Ver las cifras').click();
  // The server lets no more pass than its own clock: the first minute, and the seconds of this test.
  await expect(figure(page, 'Tiempo Activo')).toContainText('0 h 1 min');
  await expect(figure(page, 'Tiempo Activo')).toContainText('Esta semana');
  await expect(figure(page, 'Días Activos')).toContainText('1');
  await expect(figure(page, 'Días Activos')).toContainText('de 7 días');
  await expect(page.getByText(/^El día con más actividad fue el .*, con 1 minuto\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: '¡Cada rato cuenta!' })).toBeVisible();
  await page.getByText('Ver los minutos de cada día').click();
  await expect(page.getByRole('row')).toHaveCount(8);
  await expect(page.locator('canvas')).toBeVisible();

  await page.getByLabel('Últimos 30 días').check();
  await expect(figure(page, 'Días Activos')).toContainText('de 30 días');
  await expect(figure(page, 'Tiempo Activo')).toContainText('Este mes');
  await expect(page.getByText('Aún faltan datos.')).toBeVisible();

  await button(page, 'Volver al inicio').click();
  const left = reported();
  await button(page, /^Recordatorios/).click();
  await page.getByRole('tab', { name: 'Hoy' }).waitFor();
  await page.clock.runFor(61_000);
  expect((await left).postDataJSON()).toMatchObject({ remindersViewed: 1 });
});

test('minutes that could not be reported are reported with the next ones', async ({
  page,
  newcomer: world,
}) => {
  await page.clock.install();
  await toHome(page, world);
  await page.route('**/activity', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/activity'));
  await whileTimePasses(page, lost);
  await page.unroute('**/activity');
  const next = page.waitForRequest('**/activity');
  await page.clock.runFor(60_000);
  expect((await next).postDataJSON().seconds).toBeGreaterThanOrEqual(119);
});

test('zeros come with a line that says that they are not known', async ({
  page,
  newcomer: world,
}) => {
  await toHome(page, world);
  await holdBack(page, '**/media/stats', (route) => route.abort());
  await button(page, /^Mi Actividad/).click();
  await button(page, 'Soy el usuario').click();
  await button(page, 'Ver las cifras').click();
  await expect(page.getByText('No se pudieron cargar los datos.')).toBeVisible();
  await expect(figure(page, 'Total archivos')).toContainText('0');
  await page.unroute('**/media/stats');
  await button(page, 'Reintentar').click();
  await expect(page.getByText('No se pudieron cargar los datos.')).toHaveCount(0);
});

test('a month of activity is one page on paper', async ({ page, newcomer: world }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  const said = collectConsoleErrors(page);
  await toFigures(page, world);
  await page.getByLabel('Últimos 30 días').check();
  await page.getByText('de 30 días').waitFor();
  await button(page, 'Imprimir en una hoja').click();
  await expect(page.locator('html[data-printed=yes]')).toHaveCount(1);
  const sheet = page.getByRole('article', { includeHidden: true });
  await expect(sheet).toContainText(`Actividad de ${world.person.name}`);
  await expect(sheet).toContainText('No es un examen ni un diagnóstico.');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(said).toEqual([]);
});

test('staff see the same figures while she lets them, and she can read that they did', async ({
  page,
  browser,
  newcomer: world,
}) => {
  const tablet = await browser.newContext();
  const api = await enterAs(tablet, world);
  const own = `/api/users/${world.person.id}`;
  await toCardOf(page, world, 'Ver Perfil de');
  await button(page, 'Ver su actividad').waitFor();
  expect(await send(api, 'GET', `${own}/access-log`)).toEqual([]);
  await button(page, 'Ver su actividad').click();
  await expect(figure(page, 'Tiempo Activo')).toContainText('0 h 0 min');
  await expect(page.getByText('Sin actividad en estos días')).toBeVisible();
  const accessLog = await send<{ viewer: string; viewerName: string }[]>(
    api,
    'GET',
    `${own}/access-log`,
  );
  expect(accessLog.length).toBeGreaterThan(0);
  for (const { viewer, viewerName } of accessLog) {
    expect([viewer, viewerName]).toEqual(['staff', world.admin.name]);
  }

  const settings = { familyConsent: false, voiceEnabled: true, darkMode: false };
  await send(api, 'PUT', `${own}/settings`, { ...settings, municipalConsent: false });
  // A click and no check: the choice is gone with the figures.
  await page.getByLabel('Últimos 30 días').click();
  await expect(dialog(page)).toContainText(REFUSED);
  await button(page, 'Volver al perfil').click();
  await expect(dialog(page)).toContainText('Perfil de');
  await tablet.close();
});

test('a browser whose language is no valid tag draws the chart, of a week and of a month', async ({
  page,
  newcomer: world,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'language', { get: () => 'en-US@posix', configurable: true });
  });
  await toFigures(page, world);
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByLabel('Últimos 30 días').check();
  await expect(page.getByText('de 30 días')).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();
});
