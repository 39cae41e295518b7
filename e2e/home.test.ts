import { DatabaseSync } from 'node:sqlite';
import { test as base, expect } from '@playwright/test';
import { send } from './support/api.ts';
import { startDemo } from './support/demo.ts';
import { button, clickAgain, clickLate, dialog, toHome } from './support/navigation.ts';
import { ONCE_A_WORKER } from './support/server.ts';
import { enterAs, type World } from './support/world.ts';

/** The demo village, with its database open beside the server. */
const test = base.extend<object, { village: { world: World; db: DatabaseSync } }>({
  village: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const { server, world } = await startDemo('normal');
      const db = new DatabaseSync(`${server.dataDir}/encina.sqlite`, { timeout: 5_000 });
      await use({ world, db });
      db.close();
      await server.stop();
    },
    ONCE_A_WORKER,
  ],
  baseURL: async ({ village }, use) => use(village.world.url),
});

const one = (db: DatabaseSync, sql: string, ...values: string[]): number =>
  Number(Object.values(db.prepare(sql).get(...values) ?? {})[0]);

test('each card says what is true of a full life', async ({ page, village }) => {
  const { world, db } = village;
  const { id } = world.person;
  const talked = db.prepare('select last_at from chat_state where user_id = ?').get(id)?.last_at;
  // On the day on which the village was filled, also where midnight has come since.
  await page.clock.setFixedTime(new Date(String(talked)));
  await toHome(page, world);
  const files = one(db, 'select count(*) from media where user_id = ?', id);
  const fresh = one(db, 'select count(*) from support_messages where user_id = ? and seen = 0', id);
  await expect(page.getByText(`${files} archivos guardados`)).toBeVisible();
  await expect(page.getByText(`${fresh} mensajes nuevos`)).toBeVisible();
  await expect(page.getByText('Jugaste ayer')).toBeVisible();
  await expect(page.getByText('Última conversación: hoy')).toBeVisible();
  await expect(page.getByText(/^\d días activo esta semana$/)).toBeVisible();
});

test('what is done stays in its place with the way back, is taken off what is pending, and stays so', async ({
  page,
  village,
}) => {
  const { world } = village;
  const api = await enterAs(page.context(), world);
  const dateTime = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const pill = { title: 'La pastilla rosa', category: 'Medicación', dateTime };
  await send(api, 'POST', `/api/users/${world.person.id}/reminders`, pill);
  await toHome(page, world);
  const card = page.getByText(/^\d+ recordatorios? pendientes?$/);
  const pending = async () => Number.parseInt((await card.textContent()) ?? '', 10);
  const before = await pending();
  const row = page.getByRole('listitem').filter({ hasText: 'La pastilla rosa' });
  const take = async () => {
    await clickLate(row.getByRole('button', { name: 'Marcar como hecho' }));
    await clickLate(dialog(page).getByRole('button', { name: 'Ya la he tomado' }));
  };
  await expect(row).toContainText('hace 3 horas');
  await take();
  await expect(row).toContainText(/Hecho a las? \d/);
  await expect.poll(pending).toBe(before - 1);
  await clickLate(row.getByRole('button', { name: 'Deshacer' }));
  await expect.poll(pending).toBe(before);
  await take();
  await expect(row).toHaveCount(0, { timeout: 15_000 });
  await page.reload();
  await button(page, /^Continuar como/).click();
  await expect.poll(pending).toBe(before - 1);
});

test('home is right after midnight by itself: its clock, its day, and what it asks for', async ({
  page,
  village,
}) => {
  // On the minute: while home comes, the page's own time goes on.
  await page.clock.install({ time: new Date('2026-11-20T22:58:00Z') });
  await toHome(page, village.world);
  await expect(page.getByText('23:58', { exact: true })).toBeVisible();
  await expect(page.getByText('las doce menos dos de la noche')).toBeVisible();
  await expect(page.getByText('Hoy es viernes, 20 de noviembre.')).toBeVisible();
  const asked = page.waitForRequest(/\/home$/);
  await page.clock.runFor(120_000);
  await asked;
  await expect(page.getByText('Hoy es sábado, 21 de noviembre.')).toBeVisible();
  await expect(page.getByText('0:00', { exact: true })).toBeVisible();
});

test('a message that comes shows on the open home, with its dot in words', async ({
  page,
  village,
}) => {
  const { world, db } = village;
  const { id } = world.person;
  await toHome(page, world);
  const fresh = one(db, 'select count(*) from support_messages where user_id = ? and seen = 0', id);
  await expect(page.getByText(`${fresh} mensajes nuevos`)).toBeVisible();
  const author = db
    .prepare('select support_person_id from support_links where user_id = ?')
    .get(id)?.support_person_id;
  db.prepare(
    `insert into support_messages (id, user_id, support_person_id, type, content, seen, created_at)
     values ('of-this-test', ?, ?, 'text', 'Un beso', 0, ?)`,
  ).run(id, String(author), new Date().toISOString());
  await expect(page.getByText(`${fresh + 1} mensajes nuevos`)).toBeVisible({ timeout: 15_000 });
});

test('"Avisos" leads to what it names', async ({ page, village }) => {
  await toHome(page, village.world);
  await button(page, 'Avisos').click();
  await button(page, 'Ver mis recordatorios').click();
  await page.getByRole('tab', { name: 'Hoy' }).waitFor();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola,' })).toBeVisible();
});

test('a tap without a connection leaves home as it was, and works when the connection is back', async ({
  page,
  village,
}) => {
  await toHome(page, village.world);
  const parts = /assets\/(help-panel|toast-viewport)-/;
  await page.route(parts, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await button(page, 'Ayuda').click();
  await failed;
  await page.unroute(parts);
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola,' })).toBeVisible();
  await clickAgain(button(page, 'Ayuda'));
  await expect(page.getByRole('dialog', { name: 'Ayuda: Inicio' })).toBeVisible();
});
