import type { Page } from 'puppeteer-core';

/**
 * A view to measure. A reload always comes back to the app's door, so the way from there to the
 * view is part of what is measured.
 */
export interface LighthouseView {
  name: string;
  /** Once, in a fresh browser on the splash: data through the API, the session's cookies. */
  prepare?(page: Page): Promise<void>;
  /** The taps from the door to the view. */
  enter?(page: Page): Promise<void>;
}

const town = 'valle-de-matamoros-default';
const admin = { email: 'ana@pueblo.es', password: 'una-encina-vieja' };

/** Taps what a person would call by this name. */
const tap = (page: Page, name: string) => page.locator(`::-p-aria(${name})`).click();

const begin = (page: Page) => tap(page, 'Toca para empezar');

/** Add a view here and it is measured. */
export const views: LighthouseView[] = [
  { name: 'splash' },
  { name: 'main-select', enter: begin },
  {
    name: 'user-select',
    prepare: enrolWithOnePerson,
    enter: async (page) => {
      await begin(page);
      await tap(page, 'Usuarios');
    },
  },
];

/** A clerk's log-in makes this browser an enrolled device; then there is somebody to choose. */
async function enrolWithOnePerson(page: Page): Promise<void> {
  await post(page, '/api/admin/create-first', { ...admin, name: 'Ana Ruiz', municipalityId: town });
  const { token } = await post(page, '/api/admin/login', { ...admin, municipalityId: town });
  const person = { municipalityId: town, firstName: 'María', lastName: 'Gómez', pin: '2468' };
  await post(page, '/api/users', person, String(token));
}

/** Asks the server as the page would; a second `create-first` may be refused. */
function post(
  page: Page,
  path: string,
  body: Record<string, unknown>,
  token?: string,
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async (to, content, bearer) => {
      const answer = await fetch(to, {
        method: 'POST',
        body: JSON.stringify(content),
        headers: {
          'Content-Type': 'application/json',
          ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
        },
      });
      return (await answer.json()) as Record<string, unknown>;
    },
    path,
    body,
    token,
  );
}
