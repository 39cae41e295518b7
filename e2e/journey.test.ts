import type { Page } from '@playwright/test';
import { test as base, expect } from './support/fixtures.ts';
import { tabTo } from './support/keyboard.ts';
import { button, dialog } from './support/navigation.ts';
import { photoFile } from './support/photo.ts';
import { type Server, startServer } from './support/server.ts';

const ANA = { name: 'Ana Gil', email: 'ana@ejemplo.es', password: 'una-clave-larga' };
const JOSEFA = 'Josefa Gómez Rangel';
const STATUS = [
  'No hay recordatorios pendientes',
  'No has jugado nunca',
  '0 archivos guardados',
  'Última conversación: nunca',
  'Sin actividad esta semana',
  'No hay mensajes',
];

/** A server of its own for each journey: the first administrator is created only once. */
const test = base.extend<{ empty: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  empty: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ empty }, use) => use(empty.url),
});

const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** From nothing to an administrator's panel, with the given way to press a button. */
async function becomeStaff(page: Page, press: (name: string | RegExp) => Promise<void>) {
  await page.goto('/');
  await press('Toca para empezar');
  await press(/^Administración/);
  await press('Crear Cuenta de Administrador');
  await page.getByLabel('Nombre completo').fill(ANA.name);
  await page.getByLabel('Correo electrónico').fill(ANA.email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(ANA.password);
  await press('Crear Administrador');
  await expect(dialog(page)).toContainText(
    'Administrador creado exitosamente. Ya puedes iniciar sesión.',
  );
  await press('Aceptar');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(ANA.email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(ANA.password);
  await page.getByLabel('Dar de alta este dispositivo').check();
  await press('Iniciar Sesión');
  await title(page, 'Panel de Administración');
  await expect(page.getByText('Crea tu primer usuario para comenzar')).toBeVisible();
}

async function createJosefa(page: Page, press: (name: string | RegExp) => Promise<void>) {
  await page.getByRole('button', { name: 'Crear Nuevo Usuario' }).first().waitFor();
  await press('Crear Nuevo Usuario');
  const form = dialog(page);
  await form.getByLabel('Nombre completo').fill(JOSEFA);
  await form.getByLabel('PIN de acceso').pressSequentially('1a2b34');
  await expect(form.getByLabel('PIN de acceso')).toHaveValue('1234');
  await form.locator('input[type=file]').first().setInputFiles(photoFile());
  await expect(form.getByAltText('La foto elegida')).toBeVisible();
  await form.getByLabel(/Compartir su actividad con su familia/).check();
  await form.getByLabel(/^Acepta la Política/).check();
  await press('Crear Usuario');
  await expect(dialog(page)).toContainText(`Usuario "${JOSEFA}" creado exitosamente`);
  await press('Aceptar');
  await expect(page.getByText('1 usuario(s) encontrado(s)')).toBeVisible();
}

async function toOwnHome(page: Page, press: (name: string | RegExp) => Promise<void>) {
  await press('Cerrar Sesión');
  await title(page, 'Elige tu municipio');
  await press(/^Valle de Matamoros/);
  await press(/^Usuarios/);
  await press(`Seleccionar a ${JOSEFA}`);
  await expect(dialog(page)).toContainText('Hola, Josefa');
  await dialog(page).locator('input:focus').waitFor();
}

/** The PIN of the clerk opens once: she gives herself one of her own. */
async function chooseByKeyboard(page: Page) {
  await title(page, 'Elige tu PIN');
  await page.locator('main input:focus').waitFor();
  await page.keyboard.type('13571357');
}

async function expectHome(page: Page) {
  await title(page, '¡Hola, Josefa!');
  await expect(
    page.getByText(/^Hoy es .+\. Es (de madrugada|mediodía|por la .+)\.$/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: '¿Qué te gustaría hacer hoy?' })).toBeVisible();
  for (const words of STATUS) await expect(page.getByText(words, { exact: true })).toBeVisible();
}

test.describe('by touch, on a tablet:', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('a clerk sets Encina up and a person comes home', async ({ page }) => {
    const press = (name: string | RegExp) => button(page, name).first().tap();
    await becomeStaff(page, press);
    await createJosefa(page, press);
    await toOwnHome(page, press);
    for (const digit of '1234') await button(page, digit).tap();
    await title(page, 'Elige tu PIN');
    for (const digit of '13571357') await button(page, digit).tap();
    await expectHome(page);
    await page.goBack();
    await title(page, 'Seleccionar Usuario');
    await page.goForward();
    await title(page, '¡Hola, Josefa!');
    await press('Salir');
    await press('Quedarme');
    await title(page, '¡Hola, Josefa!');
    await page.waitForTimeout(450);
    await press('Salir');
    await press('Sí, salir');
    await button(page, 'Entrar').waitFor();
    await page.goBack();
    await expect(page.getByText('¡Hola, Josefa!')).toHaveCount(0);
  });
});

/** A page that was wiped glides on for a moment. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let was = Number.NaN;
    for (let still = 0; still < 10; still += 1) {
      if (scrollY !== was) still = 0;
      was = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });

test.describe('by a hand that shakes:', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('a finger that slips on a card opens it, and one that scrolls does not', async ({
    page,
  }) => {
    await page.goto('/');
    await button(page, 'Toca para empezar').tap();
    const touches = await page.context().newCDPSession(page);
    const card = page.getByRole('button', { name: /^Personas de Apoyo/ });
    await card.scrollIntoViewIfNeeded();
    const slip = async (dx: number, dy: number) => {
      const box = await card.boundingBox();
      if (!box) throw new Error('no card');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await touches.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x, y }],
      });
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const touchPoints = [{ x: x + dx * part, y: y + dy * part }];
        await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
        await page.waitForTimeout(30);
      }
      await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    // The page is longer than the window: a finger that goes up scrolls it.
    await page.evaluate(() => window.scrollTo(0, 0));
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await slip(0, before > 0 ? 50 : -50);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
    await untilStill(page);
    await title(page, '¿Cómo quieres entrar?');
    await slip(60, 8);
    await page.getByLabel('Correo electrónico').waitFor();
  });
});

test.describe('by keyboard alone:', () => {
  test('a clerk sets Encina up and a person comes home', async ({ page }) => {
    const press = async (name: string | RegExp) => {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    };
    await becomeStaff(page, press);
    await createJosefa(page, press);
    await toOwnHome(page, press);
    await page.keyboard.type('1234');
    await chooseByKeyboard(page);
    await expectHome(page);
  });
});

test('Back closes a dialog and stays, and a reload offers to go on', async ({ page }) => {
  const press = (name: string | RegExp) => button(page, name).first().click();
  await becomeStaff(page, press);
  await press('Crear Nuevo Usuario');
  await dialog(page).waitFor();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await title(page, 'Panel de Administración');
  // The same button again, as late as a finger would: two taps within 400 ms are one.
  await page.waitForTimeout(450);
  await createJosefa(page, press);
  await toOwnHome(page, press);
  await page.keyboard.type('1234');
  await chooseByKeyboard(page);
  await title(page, '¡Hola, Josefa!');
  await page.reload();
  await press('Continuar como Josefa');
  await title(page, '¡Hola, Josefa!');
});
