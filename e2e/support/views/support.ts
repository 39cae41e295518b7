import type { Page } from '@playwright/test';
import { send } from '../api.ts';
import { button, toHome, toMainSelect } from '../navigation.ts';
import { photoFile } from '../photo.ts';
import {
  addRelative,
  answerNewest,
  type Relative,
  setFamilyConsent,
  writeTo,
} from '../relatives.ts';
import { type World, withNewcomer } from '../world.ts';
import { staff, user } from './view.ts';

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
  staff('support-account', async (page, world) => {
    await toPanel(page, world, true);
    await button(page, 'Mi cuenta').click();
    await page.getByText('(este)').waitFor();
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
