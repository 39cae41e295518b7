import { hash } from '@node-rs/argon2';
import { toText } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { newCode } from '../core/tokens.ts';
import { mailLinks } from '../features/push/mail-links.ts';
import { type Saying, sessionIdOf, WRONG_PASSWORD } from './access-saying.ts';
import { ADMIN_PASSWORD, MARK } from './access-scenario.ts';
import { addSupportPerson } from './accounts.ts';
import { subscriptionAt } from './browser-keys.ts';
import { addAccessCode } from './codes.ts';
import { addMessageFile } from './files.ts';
import { aMessage } from './messages.ts';
import { addSubscription } from './push.ts';
import { addUser, HOME_TOWN, SECRET_KEY, START } from './town.ts';

/** Right requests of relatives, about them, and about what goes between them and a person. */
export const REQUESTS_ABOUT_FAMILY: Readonly<Record<string, Saying>> = {
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
  'PUT /api/support/mail': () => ({ body: { isOn: false } }),
  'POST /api/mail-links': async ({ town }) => {
    const { id } = await addSupportPerson(town, [await addUser(town)]);
    const link = {
      isOn: true,
      owner: { kind: 'support', id },
      email: `${id}@familia.example`,
      until: '2100-01-01T00:00:00.000Z',
    } as const;
    return { body: { token: mailLinks(SECRET_KEY).write(link) } };
  },
  'PUT /api/support/push': () => ({ body: subscriptionAt('https://fcm.googleapis.com/send/2') }),
  'DELETE /api/support/push/:subscriptionId': async ({ town, linkedId }) => ({
    params: { subscriptionId: await addSubscription(town, { support_person_id: linkedId }) },
  }),
  'PUT /api/support/password': () => ({ body: WRONG_PASSWORD }),
  'DELETE /api/support/sessions/:sessionId': async ({ town, linkedId }) => ({
    params: {
      sessionId: await sessionIdOf(town, { kind: 'support', support_person_id: linkedId }),
    },
  }),
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
  'POST /api/users/:id/support-messages': ({ linkedId }) => ({
    body: { toSupportPersonId: linkedId, content: `Un beso, ${MARK}` },
  }),
  'DELETE /api/users/:id/support-messages/sent/:messageId': unseen('user'),
  'DELETE /api/support/:supportId/messages/:messageId': unseen('support'),
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
};

/** A message that can still be withdrawn, another one for each request. */
function unseen(sent_by: 'user' | 'support'): Saying {
  return async ({ town, personId, linkedId }) => {
    const id = newId();
    const created_at = toText(Temporal.Instant.from(START));
    const pair = { user_id: personId, support_person_id: linkedId };
    await town.db
      .insertInto('support_messages')
      .values(aMessage({ ...pair, id, sent_by, created_at }))
      .execute();
    return { params: { supportId: linkedId, messageId: id } };
  };
}
