import type { Page } from '@playwright/test';
import { type Api, send } from '../api.ts';
import { button, toHome, toMainSelect } from '../navigation.ts';
import { photoFile } from '../photo.ts';
import { type Person, type World, withNewcomer } from '../world.ts';
import { staff, user } from './view.ts';

export interface Relative {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}
const PASSWORD = 'la-encina-y-la-bellota';
let relatives = 0;

/** A daughter of these people, made by the town hall. */
export async function addRelative(
  { api }: World,
  people: readonly Person[],
  name = 'Lucía Rangel Gómez',
): Promise<Relative> {
  relatives += 1;
  const email = `lucia.${Date.now().toString(36)}${relatives}@ejemplo.es`;
  let id = '';
  for (const person of people) {
    const body = { name, email, password: PASSWORD };
    const made = await send<{ id: string }>(
      api,
      'POST',
      `/api/users/${person.id}/support-persons`,
      body,
    );
    id = made.id;
  }
  return { id, email, password: PASSWORD };
}

/** What the person herself says in Ajustes. */
export async function setFamilyConsent(world: World, familyConsent: boolean): Promise<void> {
  const own = { url: world.api.url, cookies: new Map(world.api.cookies) };
  const { id, pin } = world.person;
  await send(own, 'POST', `/api/users/${id}/verify-pin`, { pin });
  await send(own, 'PUT', `/api/users/${id}/settings`, {
    familyConsent,
    municipalConsent: true,
    voiceEnabled: true,
    darkMode: false,
  });
}

async function toSupportLogin(page: Page): Promise<void> {
  await toMainSelect(page);
  await button(page, /^Personas de Apoyo/).click();
  await page.getByLabel('Correo electrónico').waitFor();
}

export async function toSupport(page: Page, { email, password }: Relative): Promise<void> {
  await toSupportLogin(page);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await button(page, 'Iniciar Sesión').click();
  await page.getByRole('heading', { level: 1, name: 'Panel de Apoyo' }).waitFor();
}

/** A reload leads to the start screen; who is still in goes on with one tap. */
export async function comeBack(page: Page): Promise<void> {
  await page.reload();
  await button(page, 'Entrar').click();
  await button(page, /^Personas de Apoyo/).click();
  await button(page, /^Continuar como Lucía/).click();
  await page.getByRole('heading', { level: 1, name: 'Panel de Apoyo' }).waitFor();
}

/** The panel of a relative of the world's person, with or without her consent. */
async function toPanel(page: Page, world: World, consent: boolean): Promise<void> {
  await setFamilyConsent(world, consent);
  await toSupport(page, await addRelative(world, [world.person]));
  await page.getByRole('heading', { level: 2, name: world.person.name }).waitFor();
}

async function toPart(page: Page, world: World, tile: RegExp): Promise<void> {
  await toPanel(page, world, true);
  await button(page, tile).click();
  await button(page, 'Volver').waitFor();
}

export async function toMessages(page: Page, world: World): Promise<void> {
  await toHome(page, world);
  await button(page, /^Mensajes/).click();
  await page.getByRole('heading', { level: 1, name: 'Mensajes' }).waitFor();
}

/** A relative's own way to the server. */
async function asRelative({ url }: World, { email, password }: Relative): Promise<Api> {
  const own = { url, cookies: new Map<string, string>() };
  await send(own, 'POST', '/api/support/login', {
    email,
    password,
    municipalityId: 'valle-de-matamoros-default',
  });
  return own;
}

export async function writeTo(
  world: World,
  texts: readonly string[],
  by?: Relative,
): Promise<void> {
  const relative = by ?? (await addRelative(world, [world.person]));
  const own = await asRelative(world, relative);
  for (const content of texts) {
    await send(own, 'POST', `/api/support/${relative.id}/messages`, {
      toUserId: world.person.id,
      content,
    });
  }
}

/** She has read all and answers the newest with one tap. */
export async function answerNewest(world: World, answer: 'liked' | 'call'): Promise<void> {
  const own = { url: world.api.url, cookies: new Map(world.api.cookies) };
  const { id, pin } = world.person;
  await send(own, 'POST', `/api/users/${id}/verify-pin`, { pin });
  const path = `/api/users/${id}/support-messages`;
  const [newest] = await send<{ id: string }[]>(own, 'GET', path);
  await send(own, 'POST', `${path}/mark-seen`);
  await send(own, 'PUT', `${path}/${newest?.id}/answer`, { answer });
}

const WRITTEN = [
  'Buenos días, mamá. ¿Qué tal has dormido?',
  'El domingo vamos a comer contigo. Llevo yo el postre, y los niños quieren ver las gallinas.',
];

/** What went between the two, with what she said in return, and a photo about to go. */
async function toConversation(page: Page, given: World): Promise<void> {
  const world = await withNewcomer(given);
  const { id } = world.person;
  await send(world.api, 'PATCH', `/api/users/${id}`, { phone: '600 11 22 33' });
  const relative = await addRelative(world, [world.person]);
  await writeTo(world, WRITTEN.slice(0, 1), relative);
  await answerNewest(world, 'liked');
  await writeTo(world, WRITTEN.slice(1), relative);
  await answerNewest(world, 'call');
  await writeTo(world, ['Ahora te llamo.'], relative);
  await toSupport(page, relative);
  await button(page, /^Enviar mensaje/).click();
  await page.getByText('Ahora te llamo.').waitFor();
  await page.locator('input[type=file]').first().setInputFiles(photoFile());
  await page.getByAltText('Foto 1').waitFor();
}

export const supportViews = [
  staff('support-login', toSupportLogin),
  staff('support-login-missing', async (page) => {
    await toSupportLogin(page);
    await button(page, 'Iniciar Sesión').click();
    await page.getByText('Por favor complete todos los campos').waitFor();
  }),
  staff('support-code', async (page) => {
    await page.goto('/#apoyo=ABCDE-23456&municipio=valle-de-matamoros-default');
    await page.getByRole('heading', { name: 'Elige tu contraseña' }).waitFor();
  }),
  staff('support-paused', async (page, world) => {
    const away = await withNewcomer(world);
    const words = { isActive: false, pauseWords: 'Está en el hospital. Llamad al ayuntamiento.' };
    const relative = await addRelative(world, [away.person]);
    await send(world.api, 'PATCH', `/api/users/${away.person.id}`, words);
    await toSupport(page, relative);
    await page.getByText('Su ficha está pausada').waitFor();
  }),
  staff('support-choice', async (page, world) => {
    const other = await withNewcomer(world);
    await toSupport(page, await addRelative(world, [world.person, other.person]));
    await page.getByText('¿A quién quieres acompañar?').waitFor();
  }),
  staff('support-dashboard', (page, world) => toPanel(page, world, true)),
  staff('support-dashboard-closed', async (page, world) => {
    await toPanel(page, await withNewcomer(world), false);
  }),
  staff('support-send', toConversation),
  staff('support-reminders', async (page, world) => {
    await toPart(page, world, /^Recordatorios/);
    await page.getByRole('heading', { name: 'Próximos' }).waitFor();
  }),
  staff('support-memories', async (page, world) => {
    await toPart(page, world, /^Recuerdos/);
    const nothing = page.getByText('Todavía no tiene recuerdos');
    await button(page, /^Ver /).first().or(nothing).waitFor();
  }),
  user('support-messages', async (page, world) => {
    const reader = await withNewcomer(world);
    await writeTo(reader, [
      'Mamá, el domingo vamos a comer contigo. Llevo yo el postre.',
      'Buenos días. ¿Qué tal has dormido?',
    ]);
    await toMessages(page, reader);
    await page.getByText('Nuevo', { exact: true }).first().waitFor();
  }),
  user('support-messages-leave', async (page, world) => {
    const reader = await withNewcomer(world);
    await writeTo(reader, ['El domingo vamos a verte.']);
    await toMessages(page, reader);
    await page.getByText('Nuevo', { exact: true }).waitFor();
    await button(page, 'Volver al inicio').click();
    await page.getByRole('dialog').waitFor();
  }),
  user('support-messages-empty', async (page, world) => {
    const reader = await withNewcomer(world);
    await toMessages(page, reader);
    await page.getByText('No hay mensajes').waitFor();
  }),
];
