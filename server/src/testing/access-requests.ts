import type { AnyEndpoint } from '@encina/contract/endpoint';
import { TERMS_VERSION } from '@encina/contract/terms';
import { newId } from '../core/ids.ts';
import { newCode } from '../core/tokens.ts';
import { signatureOf } from '../features/media/signature.ts';
import { REQUESTS_ABOUT_FAMILY } from './access-requests-family.ts';
import { REQUESTS_ABOUT_PEOPLE } from './access-requests-people.ts';
import { REQUESTS_ABOUT_PROPOSALS } from './access-requests-proposals.ts';
import { type Saying, sessionIdOf, WRONG_PASSWORD } from './access-saying.ts';
import { ADMIN_PASSWORD, MARK, type Scenario } from './access-scenario.ts';
import { addAdmin, addDevice, addMunicipality } from './accounts.ts';
import { addDeviceCode } from './codes.ts';
import { nameOf } from './endpoints.ts';
import { addCodeApp, addPasskey, createdPasskey, shownCode, waitingEntry } from './factors.ts';
import { addFile, addUpload, formOf } from './files.ts';
import { pictureBytes } from './pictures.ts';
import { HOME_TOWN, SECRET_KEY } from './town.ts';

/** A right request to each endpoint that needs more than the id of the person: whoever may call succeeds with it. */
const REQUESTS: Readonly<Record<string, Saying>> = {
  ...REQUESTS_ABOUT_PEOPLE,
  ...REQUESTS_ABOUT_FAMILY,
  ...REQUESTS_ABOUT_PROPOSALS,
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
  'POST /api/admin/confirmation': () => ({ body: { currentPassword: 'not this one' } }),
  'PUT /api/admin/mail': () => ({ body: { isOn: false } }),
  'PUT /api/admin/password': () => ({ body: WRONG_PASSWORD }),
  'DELETE /api/admin/sessions/:sessionId': async ({ town, adminId }) => ({
    params: {
      sessionId: await sessionIdOf(town, { kind: 'admin', admin_id: adminId }),
    },
  }),
  'POST /api/admin/login/second-step': async ({ town }) => ({
    body: await waitingEntry(town, (await addAdmin(town)).id),
  }),
  'PUT /api/admin/factors/rule': () => ({ body: { isRequired: false } }),
  'POST /api/admin/passkeys': async ({ town, adminId }) => ({
    body: await createdPasskey(town, adminId),
  }),
  'DELETE /api/admin/passkeys/:passkeyId': async ({ town, adminId }) => ({
    params: { passkeyId: await addPasskey(town, adminId) },
  }),
  'PUT /api/admin/code-app': async ({ town, adminId }) => ({
    body: await shownCode(town, adminId),
  }),
  'DELETE /api/admin/code-app': async ({ town, adminId }) => {
    await addCodeApp(town, adminId);
    return {};
  },
  'POST /api/admin/recovery-codes': async ({ town, adminId }) => {
    await addCodeApp(town, adminId);
    return {};
  },
  'POST /api/admins': () => ({
    body: { name: MARK, email: `${newId()}@ayuntamiento.example`, password: ADMIN_PASSWORD },
  }),
  'PUT /api/admins/:id/password': async ({ town }) => ({
    params: { id: (await addAdmin(town)).id },
    body: { password: ADMIN_PASSWORD },
  }),
  'DELETE /api/admins/:id/factors': async ({ town }) => ({
    params: { id: (await addAdmin(town)).id },
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
  'DELETE /api/users/:id/reminder-files/removed-voices/:voiceId': ({ removedVoiceId }) => ({
    params: { voiceId: removedVoiceId },
  }),
  'PUT /api/users/:id/reminders/:reminderId/files/:kind': async ({ reminderId }) => ({
    params: { reminderId, kind: 'photo' },
    body: await pictureBytes(),
  }),
  'DELETE /api/users/:id/reminders/:reminderId/files/:kind': ({ reminderId }) => ({
    params: { reminderId, kind: 'photo' },
  }),
  'GET /api/users/:id/objects/reminders/:fileId': async ({ town, personId, reminderFileId }) => {
    await addFile(town, `users/${personId}/reminders/${reminderFileId}/screen.webp`);
    return { params: { fileId: reminderFileId } };
  },
  'GET /api/users/:id/objects/reminders/:fileId/thumbnail': async ({
    town,
    personId,
    reminderFileId,
  }) => {
    await addFile(town, `users/${personId}/reminders/${reminderFileId}/thumbnail.webp`);
    return { params: { fileId: reminderFileId } };
  },
  'PATCH /api/media/:id': ({ mediaId }) => ({
    params: { id: mediaId },
    body: { isFavorite: true },
  }),
  'DELETE /api/media/:id': ({ mediaId }) => ({ params: { id: mediaId } }),
  'GET /api/upload': ({ personId }) => ({ query: { userId: personId } }),
  'POST /api/upload': async ({ personId, linkedId }) =>
    formOf({ userId: personId, supportPersonId: linkedId, file: await pictureBytes() }),
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
