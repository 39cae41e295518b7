import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { send } from './api.ts';
import type { Account, World } from './world.ts';
import { enrol, enterAs, TOWN } from './world.ts';

/** The taps that lead to a view, as a person would give them. */

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/**
 * For the second tap on the same button: two within 400 ms are one (`use-single-tap.ts`), and a test is
 * quicker than a finger.
 */
export async function clickAgain(target: Locator): Promise<void> {
  await target.page().waitForTimeout(450);
  await target.click();
}

export const dialog = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** For a button that came by itself: its first moment takes no tap (`use-late-tap.ts`). */
export async function clickLate(target: Locator): Promise<void> {
  await target.waitFor();
  await target.page().waitForTimeout(800);
  await target.click();
}

/** What she has just tapped, staff do only once they have typed their password again. */
export async function confirmAs(page: Page, { password }: Account): Promise<void> {
  const asked = page.getByRole('alertdialog', { name: 'Escribe tu contraseña' });
  await asked.getByRole('textbox', { name: 'Tu contraseña' }).fill(password);
  await asked.getByRole('button', { name: 'Seguir' }).click();
  await asked.waitFor({ state: 'detached' });
}

/** Answers what rings, and lets go of what it says then. */
export async function answerAlarm(page: Page, ...answers: readonly string[]): Promise<void> {
  for (const name of [...answers, 'Cerrar']) {
    await clickLate(dialog(page).getByRole('button', { name, exact: true }));
  }
}

export async function toMainSelect(page: Page): Promise<void> {
  await page.goto('/');
  await button(page, 'Toca para empezar').click();
  await page.getByRole('heading', { name: '¿Cómo quieres entrar?' }).waitFor();
}

/** The start screen of a device that has been used before. */
export async function toLanding(page: Page): Promise<void> {
  const once = `landed ${randomUUID()}`;
  await page.addInitScript(
    ([id, landed]) => {
      // Once for each call: a test may take it away again, and a reload must find it gone.
      if (sessionStorage.getItem(landed)) return;
      sessionStorage.setItem(landed, 'yes');
      localStorage.setItem('municipalityId', id);
    },
    [TOWN.id, once] as const,
  );
  await page.goto('/');
  await button(page, 'Entrar').waitFor();
}

export async function toTowns(page: Page): Promise<void> {
  await toMainSelect(page);
  await button(page, 'Cambiar de municipio').click();
  await page.getByRole('heading', { name: 'Elige tu municipio' }).waitFor();
}

export async function toLogin(page: Page, town?: string): Promise<void> {
  if (town === undefined) {
    await toMainSelect(page);
  } else {
    await toTowns(page);
    await button(page, new RegExp(`^${town}`)).click();
  }
  await button(page, /^Administración/).click();
  await page.getByLabel('Correo electrónico').waitFor();
}

export async function toCreation(page: Page, town?: string): Promise<void> {
  await toLogin(page, town);
  await button(page, 'Crear Cuenta de Administrador').click();
  await page.getByLabel('Nombre completo').waitFor();
}

export async function logInAs(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await button(page, 'Iniciar Sesión').click();
}

export async function toDashboard(page: Page, { admin }: Pick<World, 'admin'>, town?: string) {
  await toLogin(page, town);
  await logInAs(page, admin);
  const cards = page.getByText('usuario(s) encontrado(s)');
  await cards.or(page.getByText('Crea tu primer usuario para comenzar')).waitFor();
}

/**
 * Taps what stands on the world's person, once the search has left her alone: until then all cards move, and a tap
 * that ends elsewhere than it began is none.
 */
export async function choose(page: Page, { person }: World, action: string): Promise<void> {
  await page.getByLabel('Buscar por nombre').fill(person.name);
  await button(page, new RegExp(`^${action} `))
    .nth(1)
    .waitFor({ state: 'detached' });
  await button(page, `${action} ${person.name}`).click();
}

/** Below it a row of the dashboard leads to the profile, where everything else is. */
const LAPTOP = 1024;

/** What the row of the world's person offers on the dashboard. */
export async function toCardOf(page: Page, world: World, action: string): Promise<void> {
  await toDashboard(page, world);
  const isNarrow = (page.viewportSize()?.width ?? LAPTOP) < LAPTOP;
  await choose(page, world, isNarrow ? 'Ver Perfil de' : action);
  if (isNarrow && action !== 'Ver Perfil de') {
    await dialog(page)
      .getByRole('button', { name: `${action} ${world.person.name}`, exact: true })
      .click();
  }
  await dialog(page).last().waitFor();
}

/** One of the settings of the dashboard. */
export async function toSetting(page: Page, world: World, setting: string): Promise<void> {
  await toDashboard(page, world);
  await button(page, 'Ajustes').click();
  await page.getByRole('menuitem', { name: setting }).click();
  await dialog(page).waitFor();
}

/** Chooses among the faces, on a device that the town has enrolled. */
export async function toPeople(page: Page, world: World): Promise<void> {
  await enrol(page.context(), world);
  await toMainSelect(page);
  await button(page, /^Usuarios/).click();
  await button(page, /^Seleccionar a /)
    .first()
    .waitFor();
}

/** The same on a tablet that is the world's person's alone. */
export async function toTied(page: Page, world: World): Promise<void> {
  const api = await enrol(page.context(), world);
  const [device] = await send<{ id: string }[]>(api, 'GET', '/api/devices');
  await send(api, 'PUT', `/api/devices/${device?.id}/people`, { userIds: [world.person.id] });
  await toMainSelect(page);
  await button(page, /^Usuarios/).click();
  await button(page, `Seleccionar a ${world.person.name}`).waitFor();
}

export async function toPin(page: Page, world: World): Promise<void> {
  await toPeople(page, world);
  await choose(page, world, 'Seleccionar a');
  // What is typed before goes nowhere.
  await dialog(page).locator('input:focus').waitFor();
}

/** On the keys, as fast as a finger may. */
export async function pressKeys(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await button(page, digit).click();
}

/** A session opened before: one tap and she is at home. */
export async function toHome(page: Page, world: World): Promise<void> {
  await enterAs(page.context(), world);
  await toLanding(page);
  await button(page, /^Continuar como/).click();
  await page.getByRole('heading', { level: 1, name: '¡Hola,' }).waitFor();
}

/** From home by what stands there, until the view has what only it has. */
const fromHome =
  (name: string | RegExp, arrived: (page: Page) => Locator) =>
  async (page: Page, world: World): Promise<void> => {
    await toHome(page, world);
    await button(page, name).click();
    await arrived(page).waitFor();
  };

export const toSettings = fromHome('Ajustes', (page) => page.getByRole('switch').first());
export const toReminders = fromHome(/^Recordatorios/, (page) =>
  page.getByRole('tab', { name: 'Hoy' }),
);
export const toGallery = fromHome(/^Mis Recuerdos/, (page) =>
  page.getByRole('tab', { name: 'Todos' }),
);
export const toChat = fromHome(/^Asistente/, (page) => page.getByLabel('Escribe tu mensaje'));
