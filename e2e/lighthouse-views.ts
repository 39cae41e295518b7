import type { ElementHandle, Page } from 'puppeteer-core';

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

const person = { name: 'María Gómez', pin: '2468' };
const admin = {
  email: 'ana@pueblo.es',
  password: 'una-encina-vieja',
  municipalityId: 'valle-de-matamoros-default',
};

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
  {
    name: 'home',
    prepare: enrolWithOnePerson,
    enter: async (page) => {
      await toThePeople(page);
      await tap(page, 'Seleccionar');
      await page.waitForSelector('[role=dialog] input:focus');
      await page.keyboard.type(person.pin);
      await seen(page, 'button', 'Mis Recuerdos');
    },
  },
];

async function toThePeople(page: Page): Promise<void> {
  await begin(page);
  await tap(page, 'Usuarios');
  await seen(page, 'h2', person.name);
}

/** A clerk's log-in makes this browser an enrolled device; once, it also creates somebody. */
async function enrolWithOnePerson(page: Page): Promise<void> {
  const first = await post(page, '/api/admin/create-first', { ...admin, name: 'Ana Ruiz' });
  const { token } = await post(page, '/api/admin/login', admin);
  if ('error' in first) return;
  const { id } = await post(page, '/api/users', { ...person, pin: '2580' }, String(token));
  // The PIN of staff opens once: she chooses hers.
  await post(page, `/api/users/${id}/verify-pin`, { pin: '2580' });
  await ask(page, 'PUT', `/api/users/${id}/pin`, { newPin: person.pin });
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
      return (await answer.json()) as Record<string, unknown>;
    },
    method,
    path,
    body,
    token,
  );
}
