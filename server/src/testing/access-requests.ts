import { randomUUID } from 'node:crypto';
import type { AnyEndpoint } from '@encina/contract/endpoint';
import { TERMS_VERSION } from '@encina/contract/terms';
import { hash } from '@node-rs/argon2';
import { newId } from '../core/ids.ts';
import { hashToken, newCode } from '../core/tokens.ts';
import { signatureOf } from '../features/media/signature.ts';
import { ADMIN_PASSWORD, MARK, type Scenario } from './access-scenario.ts';
import {
  addAccessCode,
  addAdmin,
  addCard,
  addDevice,
  addDeviceCode,
  addImport,
  addMunicipality,
  addSupportPerson,
} from './accounts.ts';
import { nameOf } from './endpoints.ts';
import { addFile, addMessageFile, addUpload, formOf } from './files.ts';
import { pictureBytes } from './pictures.ts';
import { addUser, HOME_TOWN, SECRET_KEY, type Town } from './town.ts';

/** What a call says beside its path; `params` replace those that the subject gives. */
export interface Said {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

type Saying = (scenario: Scenario) => Said | Promise<Said>;

const WEEK: Said = {
  query: { startDate: '2026-11-13T16:05:00.000Z', endDate: '2026-11-20T16:05:00.000Z' },
};

/** Answered with "no", so that nobody of the scene loses her password. */
const WRONG_PASSWORD = { currentPassword: 'not this one', newPassword: ADMIN_PASSWORD };

/** Another session of somebody, to be ended. */
async function sessionIdOf(
  town: Town,
  owner: Omit<Parameters<Town['session']>[0], 'municipality_id'>,
): Promise<string> {
  const token_hash = hashToken(await town.session({ ...owner, municipality_id: HOME_TOWN }));
  const { id } = await town.db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirstOrThrow();
  return id;
}

/** A right request to each endpoint that needs more than the id of the person: whoever may call succeeds with it. */
const REQUESTS: Readonly<Record<string, Saying>> = {
  'POST /api/municipalities': () => ({ body: { name: `Pueblo ${newId()}` } }),
  'PATCH /api/municipalities/:id': () => ({
    params: { id: HOME_TOWN },
    body: { address: 'Plaza de España, 1' },
  }),
  'GET /api/municipalities/:id/photo': () => ({ params: { id: HOME_TOWN } }),
  'GET /api/municipalities/:id/first-steps': () => ({ params: { id: HOME_TOWN } }),
  'GET /api/municipalities/:id/logos': () => ({ params: { id: HOME_TOWN } }),
  'DELETE /api/municipalities/:id': async ({ town }) => ({
    params: { id: await addMunicipality(town, { created_in: HOME_TOWN }) },
  }),
  'POST /api/users/:id/terms': () => ({ body: { version: TERMS_VERSION, medium: 'paper' } }),
  'POST /api/admin/login': ({ adminEmail }) => ({
    body: { email: adminEmail, password: ADMIN_PASSWORD, municipalityId: HOME_TOWN },
  }),
  'POST /api/admin/create-first': async ({ town }) => ({
    body: {
      name: MARK,
      email: 'nueva@ayuntamiento.example',
      password: ADMIN_PASSWORD,
      municipalityId: await addMunicipality(town),
    },
  }),
  'PUT /api/admin/password': () => ({ body: WRONG_PASSWORD }),
  'DELETE /api/admin/sessions/:sessionId': async ({ town, adminId }) => ({
    params: {
      sessionId: await sessionIdOf(town, { kind: 'admin', admin_id: adminId }),
    },
  }),
  'POST /api/admins': () => ({
    body: { name: MARK, email: `${newId()}@ayuntamiento.example`, password: ADMIN_PASSWORD },
  }),
  'PUT /api/admins/:id/password': async ({ town }) => ({
    params: { id: (await addAdmin(town)).id },
    body: { password: ADMIN_PASSWORD },
  }),
  'DELETE /api/admins/:id': async ({ town }) => ({ params: { id: (await addAdmin(town)).id } }),
  'POST /api/devices/enrol': async ({ town, adminId }) => {
    const code = newCode(8);
    await addDeviceCode(town, adminId, code);
    return { body: { municipalityId: HOME_TOWN, code } };
  },
  'DELETE /api/devices/:id': async ({ town }) => ({ params: { id: (await addDevice(town)).id } }),
  'PATCH /api/devices/:id': async ({ town }) => ({
    params: { id: (await addDevice(town)).id },
    body: { name: 'Tableta de la biblioteca' },
  }),
  'PUT /api/devices/:id/people': async ({ town, personId }) => ({
    params: { id: (await addDevice(town)).id },
    body: { userIds: [personId] },
  }),
  'GET /api/users': () => ({ query: { municipalityId: HOME_TOWN } }),
  'POST /api/users': () => ({ body: { name: MARK, pin: '2468' } }),
  'POST /api/users/import': () => ({
    body: { key: randomUUID(), dryRun: false, rows: [{ name: MARK, pin: '2468' }] },
  }),
  'DELETE /api/users/imports/:key': async ({ town }) => {
    const key = randomUUID();
    await addImport(town, key);
    return { params: { key } };
  },
  'PATCH /api/users/:id': () => ({ body: { phone: '600 00 00 01' } }),
  'PUT /api/users/:id/settings': () => ({
    body: { familyConsent: true, municipalConsent: true, voiceEnabled: true, darkMode: true },
  }),
  'PUT /api/users/:id/pin': () => ({ body: { newPin: '1357' } }),
  'POST /api/users/:id/data-requests': () => ({ body: { kind: 'erasure' } }),
  'DELETE /api/users/:id/data-requests/:requestId': ({ requestId }) => ({ params: { requestId } }),
  'POST /api/users/:id/data-requests/:requestId/answer': ({ requestId }) => ({
    params: { requestId },
  }),
  'POST /api/users/:id/verify-pin': () => ({ body: { pin: '2468' } }),
  'POST /api/cards': ({ personId }) => ({ body: { userIds: [personId] } }),
  'DELETE /api/users/:id/card': async ({ town, personId }) => {
    await addCard(town, personId);
    return {};
  },
  'POST /api/users/:id/card-session': async ({ town, personId }) => ({
    body: { secret: await addCard(town, personId) },
  }),
  'PATCH /api/users/:id/reminders/:reminderId/complete': ({ reminderId }) => ({
    params: { reminderId },
    body: { isCompleted: true, occurrence: '2026-11-20T20:00' },
  }),
  'GET /api/users/:id/scores/best': () => ({ query: { gameType: 'math' } }),
  'POST /api/users/:id/scores': () => ({
    body: { gameType: 'math', score: 45, timeSeconds: 28, difficulty: 'easy' },
  }),
  'POST /api/users/:id/reminders': () => ({
    body: { title: MARK, dateTime: '2026-11-21T09:00:00.000Z' },
  }),
  'POST /api/users/:id/reminders/preview': () => ({
    body: { dateTime: '2026-11-21T09:00:00.000Z', recurrency: 'daily' },
  }),
  'PATCH /api/users/:id/reminders/:reminderId': ({ reminderId }) => ({
    params: { reminderId },
    body: { title: MARK },
  }),
  'DELETE /api/users/:id/reminders/:reminderId': ({ reminderId }) => ({ params: { reminderId } }),
  'PUT /api/users/:id/reminders/:reminderId/occurrences/:occurrence': ({ reminderId }) => ({
    params: { reminderId, occurrence: '2026-11-20T20:00' },
    body: { state: 'postponed' },
  }),
  'GET /api/users/:id/metrics': () => WEEK,
  'GET /api/users/:id/metrics/areas': () => WEEK,
  'POST /api/users/:id/support-persons': () => ({
    body: { name: MARK, email: `${newId()}@familia.example`, password: ADMIN_PASSWORD },
  }),
  'DELETE /api/support-persons/:id': async ({ town }) => ({
    params: { id: (await addSupportPerson(town)).id },
  }),
  'POST /api/users/:id/support-invitations': () => ({
    body: { name: MARK, email: `${newId()}@familia.example`, relation: 'Hija' },
  }),
  'POST /api/support-persons/:id/code': async ({ town }) => ({
    params: { id: (await addSupportPerson(town)).id },
  }),
  'PATCH /api/support-persons/:id': async ({ town }) => ({
    params: { id: (await addSupportPerson(town)).id },
    body: { name: MARK },
  }),
  'POST /api/support/password': async ({ town, adminId }) => {
    const { id } = await addSupportPerson(town, [await addUser(town)]);
    const code = newCode(10);
    await addAccessCode(town, adminId, id, code);
    return { body: { municipalityId: HOME_TOWN, code, password: ADMIN_PASSWORD } };
  },
  'PUT /api/support/password': () => ({ body: WRONG_PASSWORD }),
  'DELETE /api/support/sessions/:sessionId': async ({ town, linkedId }) => ({
    params: {
      sessionId: await sessionIdOf(town, { kind: 'support', support_person_id: linkedId }),
    },
  }),
  'POST /api/users/:id/chat': () => ({ body: { content: 'me duele el pecho' } }),
  'POST /api/users/:id/chat/stream': () => ({ body: { content: 'me duele el pecho' } }),
  'PUT /api/users/:id/media/uploads/:uploadId': async ({ town, personId }) => {
    const row = await addUpload(town, personId);
    return {
      params: { uploadId: row.id },
      query: { signature: signatureOf(SECRET_KEY, row) },
      body: Buffer.from('bytes of a file'),
    };
  },
  'POST /api/users/:id/media': async ({ town, personId }) => {
    const { id } = await addUpload(town, personId, await pictureBytes());
    return { body: { fileURL: `/media/${id}`, title: MARK } };
  },
  'GET /api/users/:id/objects/media/:mediaId': async ({ town, personId, mediaId }) => {
    await addFile(town, `users/${personId}/media/${mediaId}/screen.webp`);
    return { params: { mediaId } };
  },
  'GET /api/users/:id/objects/media/:mediaId/thumbnail': async ({ town, personId, mediaId }) => {
    await addFile(town, `users/${personId}/media/${mediaId}/thumbnail.webp`);
    return { params: { mediaId } };
  },
  'GET /api/users/:id/objects/messages/:fileId': async ({ town, personId, messageFileId }) => {
    await addFile(town, `users/${personId}/messages/${messageFileId}/original`);
    return { params: { fileId: messageFileId } };
  },
  'PATCH /api/media/:id': ({ mediaId }) => ({
    params: { id: mediaId },
    body: { isFavorite: true },
  }),
  'DELETE /api/media/:id': ({ mediaId }) => ({ params: { id: mediaId } }),
  'GET /api/upload': ({ personId }) => ({ query: { userId: personId } }),
  'POST /api/upload': async ({ personId, linkedId }) =>
    formOf({ userId: personId, supportPersonId: linkedId, file: await pictureBytes() }),
  'PUT /api/users/:id/support-messages/:messageId/answer': ({ messageId }) => ({
    params: { messageId },
    body: { answer: 'liked' },
  }),
  'POST /api/users/:id/support-messages/:messageId/reply': async (scenario) => {
    const { town, personId, linkedId, messageId } = scenario;
    const file = await addMessageFile(town, personId, linkedId, 'user');
    return {
      params: { messageId },
      body: { mediaUrl: `/api/users/${personId}/objects/messages/${file}` },
    };
  },
  'POST /api/users/:id/support-messages/:messageId/keep': async (scenario) => {
    const { town, personId, linkedId, messageId } = scenario;
    const file = await addMessageFile(town, personId, linkedId, 'support');
    await town.db
      .updateTable('support_messages')
      .set({ type: 'video', media_key: `messages/${file}` })
      .where('id', '=', messageId)
      .execute();
    return { params: { messageId } };
  },
  'POST /api/users/:id/support-messages/keep': ({ messageId }) => ({
    body: { ids: [messageId] },
  }),
  'POST /api/support/login': async ({ town }) => {
    const password_hash = await hash(ADMIN_PASSWORD, { memoryCost: 64, timeCost: 1 });
    const { id } = await addSupportPerson(town, [await addUser(town)], { password_hash });
    return {
      body: {
        email: `${id}@familia.example`,
        password: ADMIN_PASSWORD,
        municipalityId: HOME_TOWN,
      },
    };
  },
  'POST /api/support/:supportId/messages': ({ linkedId, personId }) => ({
    params: { supportId: linkedId },
    body: { toUserId: personId, content: `Un beso, ${MARK}` },
  }),
  'GET /api/support/:supportId/messages': ({ linkedId, personId }) => ({
    params: { supportId: linkedId },
    query: { userId: personId },
  }),
  'POST /api/support/:supportId/messages/read': ({ linkedId, personId }) => ({
    params: { supportId: linkedId },
    body: { userId: personId },
  }),
  'POST /api/support/:supportId/calls': ({ linkedId, personId }) => ({
    params: { supportId: linkedId },
    body: { userId: personId },
  }),
  'PUT /api/users/:id/metrics/moods/today': () => ({ body: { mood: 'good' } }),
  'POST /api/users/:id/activity': () => ({ body: { seconds: 60 } }),
};

/** Endpoints that REQUESTS names, so that a test can tell when one is gone. */
export const REQUESTED = Object.keys(REQUESTS);

export interface Request {
  readonly method: AnyEndpoint['method'];
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A right request to the endpoint, about the person of the scene. */
export async function rightRequest(endpoint: AnyEndpoint, scenario: Scenario): Promise<Request> {
  const said = (await REQUESTS[nameOf(endpoint)]?.(scenario)) ?? {};
  const params: Record<string, string> = { id: scenario.personId, ...said.params };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(params[name] ?? 'no-such-thing'),
  );
  const query = said.query ? `?${new URLSearchParams(said.query)}` : '';
  return {
    method: endpoint.method,
    url: path + query,
    ...(said.body === undefined ? {} : { body: said.body }),
    ...(said.headers ? { headers: said.headers } : {}),
  };
}
