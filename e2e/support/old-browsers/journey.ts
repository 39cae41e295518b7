import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '../world.ts';
import type { OldBrowser } from './old-browser.ts';

const PATIENCE_MS = 15_000;
/** Until nothing moves any more: the longest transition, and a picture that is still being decoded. */
const STILL_MS = 900;

/** Finds in the page what is seen and whose name begins with these words. */
const find = (selector: string, words: string): string => `
  const it = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => {
    const name = element.getAttribute('aria-label') || element.textContent;
    return name.trim().startsWith(${JSON.stringify(words)}) && element.getClientRects().length > 0;
  });
  if (!it || it.disabled) return false;`;

async function until(browser: OldBrowser, body: string, what: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await browser.run(body).catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`there is no ${what}`);
    await pause(100);
  }
}

const tap = (browser: OldBrowser, words: string): Promise<void> =>
  until(
    browser,
    `${find('button, [role=tab]', words)} it.click(); return true;`,
    `"${words}" to tap`,
  );

const see = (browser: OldBrowser, selector: string, words = ''): Promise<void> =>
  until(browser, `${find(selector, words)} return true;`, `${selector} ${words}`);

/** As a clerk does once: from then on this browser is a device of the town hall. */
async function enrol(browser: OldBrowser, { url, admin }: World): Promise<void> {
  const { email, password } = admin;
  const login = { email, password, municipalityId: 'valle-de-matamoros-default' };
  await browser.open(url);
  await until(
    browser,
    `const request = new XMLHttpRequest();
     request.open('POST', '/api/admin/login', false);
     request.setRequestHeader('content-type', 'application/json');
     request.send(${JSON.stringify(JSON.stringify(login))});
     return request.status < 300;`,
    'enrolment',
  );
  await browser.open(url);
}

async function search(browser: OldBrowser, name: string): Promise<void> {
  await see(browser, 'input[type=search]');
  // React hears only what does not go through its own setter.
  await browser.run(`
    const field = document.querySelector('input[type=search]');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    set.call(field, ${JSON.stringify(name)});
    field.dispatchEvent(new Event('input', { bubbles: true }));`);
}

type Show = (name: string) => Promise<void>;

async function enter(browser: OldBrowser, { person }: World, show: Show): Promise<void> {
  await see(browser, 'button', 'Toca para empezar');
  await show('1-splash');
  await tap(browser, 'Toca para empezar');
  await tap(browser, 'Usuarios');
  await search(browser, person.name);
  await see(browser, 'button', `Seleccionar a ${person.name}`);
  await pause(STILL_MS);
  await show('2-people');
  await tap(browser, `Seleccionar a ${person.name}`);
  await see(browser, '[role=dialog] input');
  await show('3-pin');
  for (const digit of person.pin) await tap(browser, digit);
  await see(browser, 'button', 'Recordatorios');
}

async function backHome(browser: OldBrowser): Promise<void> {
  await browser.run('history.back();');
  await see(browser, 'button', 'Recordatorios');
}

/**
 * The first way through the app on this browser: she enters, looks at her reminders, plays, looks at her memories and
 * is back at home; and home by night.
 */
export async function takeJourney(
  browser: OldBrowser,
  world: World,
  picture: (name: string) => Promise<void>,
): Promise<void> {
  const show: Show = async (name) => {
    await pause(STILL_MS);
    await picture(name);
  };
  await enrol(browser, world);
  await enter(browser, world, show);
  await show('4-home');
  await tap(browser, 'Recordatorios');
  await see(browser, '[role=tab]', 'Hoy');
  await show('5-reminders');
  await backHome(browser);
  await tap(browser, 'Mis Recuerdos');
  await see(browser, '[role=tab]', 'Todos');
  await show('6-gallery');
  await backHome(browser);
  await browser.run("document.documentElement.classList.add('dark');");
  await show('7-home-by-night');
  await browser.run("document.documentElement.classList.remove('dark');");
  await tap(browser, 'Juegos');
  await tap(browser, 'Juegos de memoria');
  await tap(browser, 'Parejas');
  await tap(browser, 'Empezar');
  await see(browser, 'button', 'Carta');
  await tap(browser, 'Carta');
  await show('8-game');
  await browser.open(world.url);
  await tap(browser, 'Continuar como');
  await see(browser, 'button', 'Recordatorios');
}
