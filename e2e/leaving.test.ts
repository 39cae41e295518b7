import type { BrowserContext, Page } from '@playwright/test';
import { send } from './support/api.ts';
import { collectConsoleErrors } from './support/console-errors.ts';
import { test as base } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import { button, choose, clickLate, toHome } from './support/navigation.ts';
import { startServer } from './support/server.ts';
import { enterAs } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

const DRAFT = 'draft:lucia josefa';
const WORDS = 'Mamá, el domingo vamos a';

const namesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).toSorted();

/** What a relative had begun to write on this tablet: its words, and a picture beside them. */
const leaveDraft = (page: Page) =>
  page.evaluate(
    async ([key = '', words = '']) => {
      localStorage.setItem(key, words);
      const opening = indexedDB.open('encina', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('values');
      await new Promise((done) => {
        opening.onsuccess = done;
      });
      const transaction = opening.result.transaction('values', 'readwrite');
      transaction.objectStore('values').put([new Blob(['picture'])], key);
      await new Promise((done) => {
        transaction.oncomplete = done;
      });
      opening.result.close();
    },
    [DRAFT, WORDS],
  );

const draftOf = (page: Page) =>
  page.evaluate(async (key) => {
    const opening = indexedDB.open('encina', 1);
    await new Promise((done) => {
      opening.onsuccess = done;
    });
    const asked = opening.result.transaction('values').objectStore('values').get(key);
    await new Promise((done) => {
      asked.onsuccess = done;
    });
    opening.result.close();
    const [picture] = asked.result as Blob[];
    return [localStorage.getItem(key), await picture?.text()];
  }, DRAFT);

test('who leaves takes her session and what the browser kept of her, and the tablet stays as it was', async ({
  page,
  context,
  newcomer: world,
}) => {
  const errors = collectConsoleErrors(page);
  await toHome(page, world);
  await leaveDraft(page);
  expect(await namesOf(context)).toEqual(['encina_browser', 'encina_device', 'encina_user']);

  const left = page.waitForResponse('**/logout');
  await button(page, 'Salir').click();
  await button(page, 'Sí, salir').click();
  expect(await (await left).headerValue('clear-site-data')).toBe('"cache"');

  await test.step('the device is enrolled, the browser known, and the draft still there', async () => {
    await expect.poll(() => namesOf(context)).toEqual(['encina_browser', 'encina_device']);
    expect(await draftOf(page)).toEqual([WORDS, 'picture']);
  });

  await test.step('she comes in again at the same tablet, without anybody’s help', async () => {
    await button(page, 'Entrar').click();
    await button(page, /^Usuarios/).click();
    await choose(page, world, 'Seleccionar a');
    await button(page, '1').first().waitFor();
  });
  expect(errors).toEqual([]);
});

type Step = (page: Page) => Promise<void>;
/** How a network goes away: what is asked fails at once, or is never answered; and how she goes all the same. */
const CUTS: readonly [string, Step, Step][] = [
  ['fails', (page) => page.context().setOffline(true), async () => undefined],
  [
    'hangs',
    (page) => holdBack(page, /assets|api/, () => undefined),
    (page) => button(page, 'Salir ahora').click(),
  ],
];

for (const [how, cut, leave] of CUTS) {
  test(`"Salir" asks before what has not gone is lost, also where all that is asked ${how}`, async ({
    page,
    context,
    newcomer: world,
  }) => {
    const api = await enterAs(context, world);
    await send(api, 'POST', `/api/users/${world.person.id}/reminders`, {
      title: 'Regar los geranios',
      category: 'Personal',
      dateTime: new Date(Date.now() - 45 * 60_000).toISOString(),
    });
    const wayOut = page.waitForResponse(/assets\/landing-.*\.js$/);
    await toHome(page, world);
    await wayOut;
    const done = button(page, 'Marcar como hecho: Regar los geranios');
    await done.waitFor();
    await cut(page);
    await clickLate(done);
    await button(page, 'Salir').click();
    const question = page.getByRole('alertdialog', { name: '¿Quieres salir?' });
    await expect(question).toBeVisible({ timeout: 5_000 });
    await question.getByRole('button', { name: 'Sí, salir' }).click();
    await leave(page);
    await expect(button(page, 'Entrar')).toBeVisible({ timeout: 15_000 });
  });
}

base(
  'over HTTPS the browser takes the cookies that only this host can set, and sends them',
  async ({ page, context }) => {
    const server = await startServer({
      env: { PUBLIC_URL: 'https://encina.example', TRUST_PROXY: 'loopback' },
    });
    await page.goto(server.url);
    const status = await page.evaluate(async () => {
      const municipalityId = 'valle-de-matamoros-default';
      const clerk = { email: 'ana@ejemplo.es', password: 'una-clave-larga', municipalityId };
      const post = (path: string, body: object) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/api/admin/create-first', { ...clerk, name: 'Ana Gil' });
      await post('/staff/api/admin/login', { ...clerk, enrolsDevice: true });
      const [asStaff, asDevice] = await Promise.all([
        fetch('/staff/api/admin/me'),
        fetch(`/api/users?municipalityId=${municipalityId}`),
      ]);
      return [asStaff.status, asDevice.status];
    });
    expect(status).toEqual([200, 200]);
    expect(await namesOf(context)).toEqual([
      '__Host-encina_browser',
      '__Host-encina_device',
      '__Secure-encina_staff',
    ]);
    await server.stop();
  },
);
