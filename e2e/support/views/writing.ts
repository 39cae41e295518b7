import type { Page } from '@playwright/test';
import { send } from '../api.ts';
import { button, dialog, toGallery } from '../navigation.ts';
import { addRelative, asRelative, type Relative, writeTo } from '../relatives.ts';
import { enterAs, type World, withNewcomer } from '../world.ts';
import { toMessages } from './support.ts';
import { user } from './view.ts';

/** Somebody who has two people to write to. */
async function withTwo(given: World): Promise<{ world: World; lucia: Relative }> {
  const world = await withNewcomer(given);
  const lucia = await addRelative(world, [world.person]);
  await addRelative(world, [world.person], 'Pedro Rangel Gómez');
  return { world, lucia };
}

async function toFaces(page: Page, given: World): Promise<void> {
  const { world } = await withTwo(given);
  await toMessages(page, world);
  await button(page, 'Escribir un mensaje').click();
  await dialog(page).waitFor();
}

async function toWays(page: Page, world: World): Promise<void> {
  await toFaces(page, world);
  await button(page, /Lucía Rangel/).click();
  await button(page, 'Escribirlo o dictarlo').waitFor();
}

/** What she begins herself, what she has sent, and a letter that she keeps. */
export const writingViews = [
  user('message-faces', toFaces),
  user('message-ways', toWays),
  user('message-writing', async (page, world) => {
    await toWays(page, world);
    await button(page, 'Escribirlo o dictarlo').click();
    await page.getByLabel('Tu mensaje').fill('Ven el domingo, que hago migas.');
  }),
  user('messages-sent', async (page, given) => {
    const { world, lucia } = await withTwo(given);
    const { id } = world.person;
    const api = await enterAs(page.context(), world);
    const write = (content: string) =>
      send(api, 'POST', `/api/users/${id}/support-messages`, {
        toSupportPersonId: lucia.id,
        content,
      });
    await write('Ven el domingo, que hago migas.');
    const theirs = await asRelative(world, lucia);
    await send(theirs, 'POST', `/api/support/${lucia.id}/messages/read`, { userId: id });
    await write('Trae a los niños.');
    await toMessages(page, world);
    await button(page, /^Quitar este mensaje/).waitFor();
  }),
  user('gallery-viewer-letter', async (page, given) => {
    const { world, lucia } = await withTwo(given);
    await writeTo(world, ['El domingo vamos a comer contigo. Llevo yo el postre.'], lucia);
    const api = await enterAs(page.context(), world);
    const path = `/api/users/${world.person.id}/support-messages`;
    const [letter] = await send<{ id: string }[]>(api, 'GET', path);
    await send(api, 'POST', `${path}/${letter?.id}/keep`);
    await toGallery(page, world);
    await button(page, /^Ver De Lucía/).click();
    await dialog(page).getByRole('button', { name: 'Escuchar' }).waitFor();
  }),
];
