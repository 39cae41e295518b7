import { send } from './support/api.ts';
import { holdBack } from './support/hold-back.ts';
import {
  answerAlarm,
  button,
  clickAgain,
  dialog,
  toHome,
  toReminders,
} from './support/navigation.ts';
import { dueNow } from './support/views/reminders.ts';
import { enterAs, type World } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

interface Shown {
  id: string;
  title: string;
  state: string;
  recurrency: string;
  occurrence: string;
}

async function agendaOf(world: World, page: import('@playwright/test').Page): Promise<Shown[]> {
  const api = await enterAs(page.context(), world);
  return send(api, 'GET', `/api/users/${world.person.id}/reminders`);
}

test('a person writes down, by touch, what she must not forget; changes it, and lets it go', async ({
  page,
  newcomer: world,
}) => {
  await toReminders(page, world);
  await expect(page.getByText('Hoy no tienes nada pendiente')).toBeVisible();
  await button(page, 'Nuevo Recordatorio').click();
  await expect(page.getByLabel('Título')).toBeFocused();
  await button(page, 'Siguiente').click();
  await expect(page.getByText('Campos requeridos')).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Por favor completa el título y la fecha/hora.',
  );
  await page.getByLabel('Título').fill('Gotas de los ojos');
  await page.getByText('Medicación').click();
  await clickAgain(button(page, 'Siguiente'));
  await button(page, /^Mañana por la mañana/).click();
  await page.getByText('Cada día').click();
  await expect(
    page.getByText(/^Te avisaré mañana, \p{L}+, a las 9:00, y cada día a esa hora\.$/u),
  ).toBeVisible();
  await expect(page.getByText(/^Próximas: mañana, \p{L}+, a las 9:00; /u)).toBeVisible();
  await clickAgain(button(page, 'Crear Recordatorio'));
  await expect(page.getByText('Recordatorio creado')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Próximos' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const rows = page.getByRole('listitem').filter({ hasText: 'Gotas de los ojos' });
  await expect(rows.first()).toBeFocused();
  await expect(rows.first()).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Mañana' })).toBeVisible();
  await expect(button(page, /^Marcar como hecho/)).toHaveCount(0);
  await expect(rows).toHaveCount(20);
  await button(page, 'Mostrar más').click();
  await expect(rows).toHaveCount(30);
  await expect(rows.first()).toContainText('9:00');
  await expect(rows.first()).toContainText('Medicación');
  await expect(rows.first()).toContainText('Cada día');

  await button(page, 'Cambiar Gotas de los ojos').first().click();
  await page.getByLabel('Título').fill('Gotas del ojo derecho');
  await page.getByText('No se repite').click();
  await button(page, 'Guardar').click();
  await expect(page.getByText('Recordatorio guardado')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gotas del ojo derecho' })).toHaveCount(1);

  await clickAgain(button(page, 'Cambiar Gotas del ojo derecho'));
  await button(page, 'Eliminar este recordatorio').click();
  await expect(page.getByText('¿Eliminar «Gotas del ojo derecho»?')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Recordatorio eliminado')).toBeVisible();
  await expect(page.getByText('No hay nada en los próximos 30 días')).toBeVisible();
});

test('a reminder is written down, done and undone by keyboard alone', async ({
  page,
  newcomer: world,
}) => {
  await toReminders(page, world);
  await button(page, 'Nuevo Recordatorio').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Título')).toBeFocused();
  await page.keyboard.type('Regar los geranios');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '¿Cuándo te aviso?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Recordatorio creado')).toBeVisible();
  const [made] = await agendaOf(world, page);
  const isToday = made?.occurrence.slice(0, 10) === localDay();
  const row = page.getByRole('listitem').filter({ hasText: 'Regar los geranios' });
  await expect(row).toBeFocused();
  // What is tomorrow's can only be changed.
  if (!isToday) return;
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const said = row.getByText(/^Hecho a las? \d+:\d\d$/);
  await expect(said).toBeFocused();
  expect((await agendaOf(world, page))[0]?.state).toBe('done');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, /^Marcar como hecho: Regar los geranios/)).toBeFocused();
  expect((await agendaOf(world, page))[0]?.state).toBe('pending');
});

for (const [said, state] of [
  ['Ya está hecho', 'done'],
  ['Recuérdamelo en 10 minutos', 'postponed'],
  ['Hoy no', 'skipped'],
] as const) {
  test(`a reminder fills the screen when its hour comes, and "${said}" is kept`, async ({
    page,
    newcomer: world,
  }) => {
    const api = await enterAs(page.context(), world);
    const reminders = `/api/users/${world.person.id}/reminders`;
    await page.clock.install();
    // Near midnight the hour to come is tomorrow's: then it is one that has just come. Else two minutes lie before it,
    // and up to a third, as it has no seconds.
    const minutes = localTime() > '23:50' ? -1 : 3;
    const dateTime = new Date(Date.now() + minutes * 60_000).toISOString();
    await send(api, 'POST', reminders, { title: 'La pastilla', dateTime });
    await toHome(page, world);
    await page.clock.runFor(minutes > 0 ? 60_000 : 5_000);
    if (minutes > 0) await expect(page.getByText('Es la hora')).toHaveCount(0);
    await page.clock.runFor(130_000);
    await expect(page.getByRole('heading', { name: 'Es la hora' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(dialog(page)).toContainText('La pastilla');
    await expect(page.getByRole('heading', { name: /^¡Hola/, includeHidden: true })).toHaveCount(1);
    await page.clock.runFor(1_000);
    await dialog(page).getByRole('button', { name: said }).click();
    await expect(page.getByRole('heading', { name: 'Es la hora' })).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(dialog(page)).toHaveCount(0);
    const kept = await send<Shown[]>(api, 'GET', reminders);
    expect(kept.map((it) => it.state)).toEqual([state]);
  });
}

test('a reminder that nobody answered stays in sight, and one of another device comes with the next look', async ({
  page,
  newcomer: world,
}) => {
  const api = await enterAs(page.context(), world);
  const reminders = `/api/users/${world.person.id}/reminders`;
  const earlier = new Date(Date.now() - 2 * 3_600_000).toISOString();
  await send(api, 'POST', reminders, { title: 'Llamar a Luis', dateTime: earlier });
  await toReminders(page, world);
  const row = page.getByRole('listitem').filter({ hasText: 'Llamar a Luis' });
  await expect(row).toContainText('Sin confirmar');
  // As long ago: what comes in a minute is tomorrow's, a minute before midnight.
  await send(api, 'POST', reminders, { title: 'Del otro aparato', dateTime: earlier });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Del otro aparato')).toBeVisible();
});

test('a reminder that cannot be kept says so and loses nothing that was written', async ({
  page,
  newcomer: world,
}) => {
  // A telephone: the toast takes the place where the foot of the dialog would be.
  await page.setViewportSize({ width: 360, height: 640 });
  await toReminders(page, world);
  await button(page, 'Nuevo Recordatorio').click();
  await page.getByLabel('Título').fill('Regar los geranios');
  await button(page, 'Siguiente').click();
  await button(page, /^Mañana por la mañana/).click();
  await holdBack(page, '**/api/users/*/reminders', (route) =>
    route.fulfill({ status: 400, body: 'no' }),
  );
  await clickAgain(button(page, 'Crear Recordatorio'));
  const failed = 'No se pudo crear el recordatorio. Inténtalo de nuevo.';
  await expect(dialog(page).getByRole('alert')).toHaveText(failed);
  await expect(page.locator('[data-toast]')).toContainText(failed);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '¿Cuándo te aviso?' })).toBeVisible();
  await button(page, 'Atrás').click();
  await expect(page.getByLabel('Título')).toHaveValue('Regar los geranios');
  await page.unroute('**/api/users/*/reminders');
  await page.getByLabel('Título').fill('Regar los geranios rojos');
  await clickAgain(button(page, 'Siguiente'));
  await button(page, /^En una hora/).click();
  await expect(page.getByText('Recordatorio creado')).toBeVisible();
});

test('two tabs ring once, and of several things of one minute each is answered by itself', async ({
  page,
  newcomer: world,
}) => {
  const other = await page.context().newPage();
  await toHome(page, world);
  await other.goto('/');
  await dueNow(page, world, 'La pastilla blanca');
  await dueNow(page, world, 'La pastilla rosa');
  await Promise.all([page.reload(), other.reload()]);
  await Promise.all([page, other].map((it) => button(it, /^Continuar como/).click()));
  const screens = [page, other].map((it) => it.getByRole('heading', { name: 'Es la hora' }));
  await expect
    .poll(async () => (await Promise.all(screens.map((it) => it.count()))).reduce((a, b) => a + b))
    .toBe(1);
  await page.waitForTimeout(2_000);
  const counts = await Promise.all(screens.map((it) => it.count()));
  expect(counts.reduce((a, b) => a + b)).toBe(1);
  const ringing = counts[0] === 1 ? page : other;
  await expect(dialog(ringing)).toContainText('La pastilla blanca');
  await expect(dialog(ringing)).toContainText('La pastilla rosa');
  const states = async () => (await agendaOf(world, page)).map(({ state }) => state).sort();
  await answerAlarm(ringing, 'Ya está hecho', 'Ya la he tomado');
  expect(await states()).toEqual(['done', 'pending']);
  await answerAlarm(ringing, 'Ya está hecho', 'Ya la he tomado');
  await expect(ringing.getByText('Es la hora')).toHaveCount(0);
  expect(await states()).toEqual(['done', 'done']);
});

test('the week is one page for the door of the fridge, and a file for the calendar', async ({
  page,
  newcomer: world,
}) => {
  const api = await enterAs(page.context(), world);
  const reminders = `/api/users/${world.person.id}/reminders`;
  for (const hour of ['08:00', '09:00', '11:00', '13:00', '15:00', '18:00', '20:00', '21:30']) {
    await send(api, 'POST', reminders, {
      title: 'Pastilla de la tensión',
      description: 'en ayunas y con un vaso de agua',
      dateTime: `${localDay()}T${hour}`,
      recurrency: 'daily',
    });
  }
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await toReminders(page, world);
  const ringing = page.getByRole('heading', { name: 'Es la hora' });
  await page.addLocatorHandler(ringing, () => answerAlarm(page, 'Hoy no'));
  await button(page, 'Imprimir la semana').click();
  await expect(page.locator('html[data-printed=yes]')).toHaveCount(1);
  const sheet = page.getByRole('article', { includeHidden: true });
  await expect(sheet).toContainText('Todos los días');
  await expect(sheet).toContainText(
    '8:00 Pastilla de la tensión · en ayunas y con un vaso de agua',
  );
  await expect(sheet.locator('.paper-tick')).toHaveCount(8 * 7);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar para el calendario' }).click();
  expect((await download).suggestedFilename()).toBe('recordatorios.ics');
});

const inMadrid = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', ...options }).format(new Date());
const localDay = () => inMadrid({ dateStyle: 'short' });
const localTime = () => inMadrid({ timeStyle: 'short' });
