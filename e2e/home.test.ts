import { DatabaseSync } from 'node:sqlite';
import { test as base, expect } from '@playwright/test';
import { startDemo } from './support/demo.ts';
import { button, clickAgain, toHome } from './support/navigation.ts';
import type { World } from './support/world.ts';

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
    { scope: 'worker' },
  ],
  baseURL: async ({ village }, use) => use(village.world.url),
});

const one = (db: DatabaseSync, sql: string, ...values: string[]): number =>
  Number(Object.values(db.prepare(sql).get(...values) ?? {})[0]);

test('each card says what is true of a full life', async ({ page, village }) => {
  const { world, db } = village;
  const { id } = world.person;
  await toHome(page, world);
  const files = one(db, 'select count(*) from media where user_id = ?', id);
  const fresh = one(db, 'select count(*) from support_messages where user_id = ? and seen = 0', id);
  await expect(page.getByText(`${files} archivos guardados`)).toBeVisible();
  await expect(page.getByText(`${fresh} mensajes nuevos`)).toBeVisible();
  await expect(page.getByText('Jugaste ayer')).toBeVisible();
  await expect(page.getByText('Última conversación: hoy')).toBeVisible();
  await expect(page.getByText(/^\d días activo esta semana$/)).toBeVisible();
});

test('"Ya está hecho" takes one off what is pending, and it stays so', async ({
  page,
  village,
}) => {
  await toHome(page, village.world);
  const card = page.getByText(/^\d+ recordatorios? pendientes?$/);
  const pending = async () => Number.parseInt((await card.textContent()) ?? '', 10);
  const before = await pending();
  await button(page, 'Ya está hecho').click();
  await expect.poll(pending).toBe(before - 1);
  await page.reload();
  await button(page, /^Continuar como/).click();
  await expect.poll(pending).toBe(before - 1);
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
