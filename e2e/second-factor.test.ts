import type { Page } from '@playwright/test';
import { send } from './support/api.ts';
import { plugInKey } from './support/authenticator.ts';
import { codeOf, townOfItsOwn } from './support/factors.ts';
import {
  button,
  clickAgain,
  confirmAs,
  dialog,
  logInAs,
  toDashboard,
  toLogin,
} from './support/navigation.ts';
import type { Account, World } from './support/world.ts';
import { expect, test as inWorld } from './support/world-fixture.ts';

interface Town {
  name: string;
  ana: Account;
  carmen: Account;
}

const test = inWorld.extend<{ town: Town; telephone: Page }>({
  // What it asks of its staff disturbs no other test.
  town: async ({ world }, use) => use(await makeTown(world)),
  // Where Encina has an address in figures.
  telephone: async ({ browser, world }, use) => {
    const context = await browser.newContext({
      baseURL: world.url,
      locale: 'es-ES',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await use(await context.newPage());
    await context.close();
  },
});

async function makeTown(world: World): Promise<Town> {
  const { town: name, admin: ana, api } = await townOfItsOwn(world);
  const carmen = { name: 'Carmen Rubio', email: `c${ana.email}`, password: 'la encina de Carmen' };
  await send(api, 'POST', '/api/admins', carmen);
  return { name, ana, carmen };
}

/** Each code opens once: after the one that was shown at its set-up comes the next. */
const NEXT_MS = 30_000;

const panel = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Panel de Administración' });

async function toAccount(page: Page): Promise<void> {
  await button(page, 'Ajustes').click();
  await page.getByRole('menuitem', { name: 'Mi cuenta' }).click();
  await page.getByRole('heading', { name: 'Entrar con más seguridad' }).waitFor();
}

async function toStaff(page: Page): Promise<void> {
  await button(page, 'Ajustes').click();
  await page.getByRole('menuitem', { name: 'Personal' }).click();
  await page.getByRole('switch').waitFor();
}

/** The password alone, at a browser that knows the town. */
async function comeBack(page: Page, account: Account): Promise<void> {
  await page.goto('/');
  await button(page, 'Entrar').click();
  await button(page, /^Administración/).click();
  await logInAs(page, account);
}

async function leave(page: Page): Promise<void> {
  await button(page, 'Cerrar Sesión').click();
  await page.getByRole('heading', { name: 'Elige tu municipio' }).waitFor();
}

/** Scans with the other hand: the secret is read from the screen. @returns it */
async function addApp(page: Page, confirming?: Account): Promise<string> {
  await button(page, 'Usar una aplicación de códigos').click();
  if (confirming) await confirmAs(page, confirming);
  await button(page, 'No puedo enfocar el dibujo').click();
  const shown = await dialog(page)
    .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    .textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await page.getByLabel('Código de seis cifras').fill(codeOf(secret));
  await button(page, 'Comprobar').click();
  return secret;
}

async function keepCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('dialog', { name: 'Códigos para imprimir' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await button(page, 'Ya los he guardado').click();
  return codes;
}

/** Where her key does not serve: one of the printed codes, and an app from then on. @returns the secret of the app */
async function opensWithCode(page: Page, clerk: Account, town: string, code: string) {
  await toLogin(page, town);
  await logInAs(page, clerk);
  await expect(page.getByText('Tu llave de acceso sirve en localhost.')).toBeVisible();
  const field = page.getByLabel('Código de los que imprimiste');
  await field.fill('ABCDE-FGHJK');
  await button(page, 'Entrar con el código').click();
  await expect(page.getByText('Eso no es correcto.')).toBeVisible();
  await field.fill(code.toLowerCase());
  await clickAgain(button(page, 'Entrar con el código'));
  await expect(panel(page)).toBeVisible();
  await toAccount(page);
  await expect(dialog(page)).toContainText('Aquí no se puede usar este ordenador ni una llave');
  await expect(dialog(page)).toContainText('quedan 9 sin usar');
  const secret = await addApp(page, clerk);
  await expect(dialog(page)).toContainText('Aplicación de códigos');
  await button(page, 'Cerrar').click();
  await leave(page);
  return secret;
}

/** She sets up a factor of her own first, and then takes away what her colleague has lost. */
async function asksItOfAll(page: Page, chief: Account, loser: Account): Promise<void> {
  await comeBack(page, chief);
  await expect(panel(page)).toBeVisible();
  await toStaff(page);
  await page.getByRole('switch', { name: /^Obligatorio para el personal/ }).click();
  await confirmAs(page, chief);
  await expect(page.getByText('Tu ayuntamiento pide algo más')).toBeVisible();
  await addApp(page);
  await keepCodes(page);
  await expect(panel(page)).toBeVisible();
  await toStaff(page);
  await button(page, `Quitar llave y códigos de ${loser.name}`).click();
  await button(page, 'Quitar').click();
  await expect(page.getByText(`${loser.name} entra ahora solo con su contraseña.`)).toBeVisible();
}

test('a clerk enters with her computer’s key, on her telephone with codes, and her town asks it of all', async ({
  browser,
  world,
  town,
  telephone,
}) => {
  test.slow();
  const { ana, carmen } = town;
  // A passkey needs a name: this machine's own.
  const baseURL = world.url.replace('127.0.0.1', 'localhost');
  const office = await browser.newContext({ baseURL, locale: 'es-ES' });
  const computer = await office.newPage();
  let codes: string[] = [];
  let secret = '';

  await test.step('she adds the key of her computer, and keeps the codes', async () => {
    await plugInKey(computer);
    await toDashboard(computer, { admin: carmen }, town.name);
    await toAccount(computer);
    await button(computer, 'Usar este ordenador o la llave').click();
    await confirmAs(computer, carmen);
    codes = await keepCodes(computer);
    await expect(dialog(computer).getByText(/^Llave de acceso: /)).toBeVisible();
    await button(computer, 'Cerrar').click();
    await leave(computer);
  });

  await test.step('her password alone opens nothing, and the key opens the panel', async () => {
    await comeBack(computer, carmen);
    await expect(computer.getByRole('heading', { name: 'Comprueba que eres tú' })).toBeVisible();
    expect((await computer.request.get('/staff/api/admin/me')).status()).toBe(401);
    await button(computer, 'Usar este ordenador o la llave').click();
    await expect(panel(computer)).toBeVisible();
  });

  await test.step('at an address in figures a printed code opens, and she adds an app', async () => {
    secret = await opensWithCode(telephone, carmen, town.name, codes[0] ?? '');
  });

  await test.step('the app opens from then on, with a code that was not used yet', async () => {
    await comeBack(telephone, carmen);
    await telephone.getByLabel('Código de seis cifras').fill(codeOf(secret, NEXT_MS));
    await button(telephone, 'Entrar con el código').click();
    await expect(panel(telephone)).toBeVisible();
    await leave(telephone);
  });

  await test.step('a colleague asks it of all staff, sets up her own first, and clears what Carmen lost', async () => {
    const page = await office.newPage();
    await computer.close();
    await asksItOfAll(page, ana, carmen);
  });

  await test.step('whoever has none is led to set one up before anything else', async () => {
    await comeBack(telephone, carmen);
    await expect(telephone.getByText('Tu ayuntamiento pide algo más')).toBeVisible();
    await expect(panel(telephone)).toHaveCount(0);
    await addApp(telephone);
    await keepCodes(telephone);
    await expect(panel(telephone)).toBeVisible();
  });
  await office.close();
});
