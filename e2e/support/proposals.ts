import { type Api, send, sendBytes } from './api.ts';
import { photo } from './photo.ts';
import type { Relative } from './relatives.ts';
import { asRelative } from './relatives.ts';
import { voice } from './voice.ts';
import type { World } from './world.ts';

const PILL = {
  kind: 'new',
  title: 'Pastilla azul',
  description: 'Con el desayuno',
  category: 'Medicación',
  recurrency: 'daily',
};

/** Tomorrow at nine, as the wall clock there shows it. */
function tomorrowAtNine(): string {
  const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  return `${day}T09:00`;
}

/** The person herself, as far as the server knows her. */
async function asHerself({ api, person: { id, pin } }: World): Promise<Api> {
  const own = { url: api.url, cookies: new Map(api.cookies) };
  await send(own, 'POST', `/api/users/${id}/verify-pin`, { pin });
  return own;
}

/** What she says in Ajustes. */
export async function letPropose(world: World, relative: Relative): Promise<void> {
  const own = await asHerself(world);
  const path = `/api/users/${world.person.id}/proposers/${relative.id}`;
  await send(own, 'PUT', path, { scope: 'propose' });
}

/** She has a pill at nine, and her daughter proposes others. */
export async function proposed(
  world: World,
  relative: Relative,
  titles: readonly string[],
): Promise<void> {
  await letPropose(world, relative);
  const { id } = world.person;
  const theirs = await asRelative(world, relative);
  for (const title of titles) {
    const body = { ...PILL, title, dateTime: tomorrowAtNine() };
    await send(theirs, 'POST', `/api/users/${id}/proposals`, body);
  }
}

/** The newest that was proposed, with a photo of the box and the voice of who proposes. */
export async function withFiles(world: World, relative: Relative): Promise<void> {
  const theirs = await asRelative(world, relative);
  const path = `/api/users/${world.person.id}/proposals`;
  const { items } = await send<{ items: { id: string }[] }>(theirs, 'GET', `${path}/sent`);
  const files = `${path}/${items[0]?.id}/files`;
  await sendBytes(theirs, `${files}/photo`, photo([40, 90, 160]), 'image/png');
  await sendBytes(theirs, `${files}/voice`, voice(20), 'audio/wav');
}

/** A pill of her own at nine. */
export async function hasPill(world: World, title: string): Promise<void> {
  const own = await asHerself(world);
  const { kind: _, ...pill } = PILL;
  const body = { ...pill, title, dateTime: tomorrowAtNine() };
  await send(own, 'POST', `/api/users/${world.person.id}/reminders`, body);
}
