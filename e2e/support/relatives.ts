import { type Api, send } from './api.ts';
import type { Person, World } from './world.ts';

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

/** A relative's own way to the server. */
export async function asRelative({ url }: World, { email, password }: Relative): Promise<Api> {
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
