import type { ElementHandle, Page } from 'puppeteer-core';
import {
  ALERT,
  admin,
  daughter,
  PILL,
  PROPOSAL,
  person,
  TAKEN,
} from './support/lighthouse-world.ts';

/**
 * A view to measure. A reload always comes back to the app's start screen, so the way from there to the
 * view is part of what is measured.
 */
export interface LighthouseView {
  name: string;
  /** In a page of its own, before: data through the API, the session's cookies. */
  prepare?(page: Page): Promise<void>;
  /** The taps from the start screen to the view. */
  enter?(page: Page): Promise<void>;
}

/** What nobody can have within a minute of a new server: said in the answer, with what stands there. */
const answering = (page: Page, path: string, said: object): Promise<void> =>
  page.evaluate(
    (end, more) => {
      const asked = window.fetch.bind(window);
      window.fetch = async (address, init) => {
        const answer = await asked(address, init);
        if (!answer.ok || !String(address).endsWith(end)) return answer;
        return Response.json(Array.isArray(more) ? more : { ...(await answer.json()), ...more });
      };
    },
    path,
    said,
  );

/**
 * Waits until an element with these words is there. It looks only when the page changes:
 * Puppeteer's own search by text works in every frame, and would be charged to the page.
 */
const seen = (page: Page, selector: string, words: string) =>
  page.waitForFunction(
    (css, text) => [...document.querySelectorAll(css)].find((e) => e.textContent.includes(text)),
    { polling: 'mutation' },
    selector,
    words,
  );

async function tap(page: Page, words: string): Promise<void> {
  const button = (await seen(page, 'button', words)).asElement() as ElementHandle<Element> | null;
  await button?.click();
}

const begin = (page: Page) => tap(page, 'Toca para empezar');

/** Add a view here and it is measured. */
export const views: LighthouseView[] = [
  { name: 'splash' },
  { name: 'main-select', enter: begin },
  { name: 'user-select', prepare: enrolWithOnePerson, enter: toThePeople },
  { name: 'home', prepare: enrolWithOnePerson, enter: toHome },
  {
    name: 'home-told',
    prepare: enrolWithOnePerson,
    enter: async (page) => {
      await answering(page, '/home', { proposals: [PROPOSAL], taken: [TAKEN] });
      await toHome(page);
      await seen(page, 'button', 'te propone…');
      await seen(page, 'p', 'Lucía se ocupa.');
    },
  },
  {
    name: 'install',
    prepare: enrolWithOnePerson,
    enter: async (page) => {
      await toHome(page);
      await tap(page, 'Ajustes');
      await tap(page, 'Cómo se pone');
      await page.waitForSelector('[role=dialog]');
    },
  },
  {
    name: 'panel-alert',
    prepare: addDaughter,
    enter: async (page) => {
      await answering(page, '/api/support/alerts', [ALERT]);
      await begin(page);
      await tap(page, 'Personas de Apoyo');
      await page.locator('input[type=email]').fill(daughter.email);
      await page.locator('input[type=password]').fill(daughter.password);
      await tap(page, 'Iniciar Sesión');
      await seen(page, 'button', 'Me ocupo yo');
    },
  },
  // The last: it rings for half an hour.
  {
    name: 'alarm',
    prepare: remindNow,
    enter: async (page) => {
      await toHome(page);
      await seen(page, '[role=alertdialog] h2', 'Es la hora');
    },
  },
];

async function toHome(page: Page): Promise<void> {
  await toThePeople(page);
  await tap(page, 'Seleccionar');
  await page.waitForSelector('[role=dialog] input:focus');
  await page.keyboard.type(person.pin);
  await seen(page, 'button', 'Mis Recuerdos');
}

async function toThePeople(page: Page): Promise<void> {
  await begin(page);
  await tap(page, 'Usuarios');
  await seen(page, 'h3', person.name);
}

/** Who she is on the server, once she was made. */
let personId = '';

/** A clerk's log-in makes this browser an enrolled device; once, it also creates somebody. */
async function enrolWithOnePerson(page: Page): Promise<void> {
  const first = await post(page, '/api/admin/create-first', { ...admin, name: 'Ana Ruiz' });
  const { token } = await post(page, '/api/admin/login', admin);
  if ('error' in first) return;
  const { id } = await post(page, '/api/users', { ...person, pin: '2580' }, String(token));
  personId = String(id);
  // The PIN of staff opens once: she chooses hers.
  await post(page, `/api/users/${id}/verify-pin`, { pin: '2580' });
  await ask(page, 'PUT', `/api/users/${id}/pin`, { newPin: person.pin });
}

async function addDaughter(page: Page): Promise<void> {
  await enrolWithOnePerson(page);
  const { token } = await post(page, '/api/admin/login', admin);
  await post(page, `/api/users/${personId}/support-persons`, daughter, String(token));
}

async function remindNow(page: Page): Promise<void> {
  await enrolWithOnePerson(page);
  await post(page, `/api/users/${personId}/verify-pin`, { pin: person.pin });
  const { title, category } = PILL;
  const dateTime = new Date().toISOString();
  await post(page, `/api/users/${personId}/reminders`, { title, category, dateTime });
  await post(page, `/api/users/${personId}/logout`, {});
}

const post = (page: Page, path: string, body: Record<string, unknown>, token?: string) =>
  ask(page, 'POST', path, body, token);

/** Asks the server as the page itself would. */
function ask(
  page: Page,
  method: string,
  path: string,
  body: Record<string, unknown>,
  token = '',
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async (how, to, content, bearer) => {
      const answer = await fetch(to, {
        method: how,
        body: JSON.stringify(content),
        headers: {
          'Content-Type': 'application/json',
          ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
        },
      });
      const text = await answer.text();
      return text ? JSON.parse(text) : {};
    },
    method,
    path,
    body,
    token,
  );
}
