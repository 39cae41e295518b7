import { randomUUID } from 'node:crypto';
import { TOWN } from '../features/alerts/told.ts';
import type { Said, Saying } from './access-saying.ts';
import { MARK } from './access-scenario.ts';
import { ALERT_SETTINGS, addAlert } from './alerts.ts';
import { subscriptionAt } from './browser-keys.ts';
import { addCard, addImport } from './codes.ts';
import { addSubscription } from './push.ts';
import { HOME_TOWN } from './town.ts';

const WEEK: Said = {
  query: { startDate: '2026-11-13T16:05:00.000Z', endDate: '2026-11-20T16:05:00.000Z' },
};

/** Right requests about people and what is theirs. */
export const REQUESTS_ABOUT_PEOPLE: Readonly<Record<string, Saying>> = {
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
  'PUT /api/users/:id/push': () => ({ body: subscriptionAt('https://fcm.googleapis.com/send/1') }),
  'DELETE /api/users/:id/push/:subscriptionId': async ({ town, personId }) => ({
    params: { subscriptionId: await addSubscription(town, { user_id: personId }) },
  }),
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
  'PUT /api/users/:id/alerts/settings': ({ linkedId }) => ({
    body: { ...ALERT_SETTINGS, people: [linkedId] },
  }),
  'DELETE /api/users/:id/alerts/taken/:alertId': async ({ town, personId, linkedId }) => ({
    params: { alertId: await addAlert(town, personId, [linkedId]) },
  }),
  'POST /api/users/:id/alerts/:alertId/take': async ({ town, personId, linkedId }) => ({
    params: { alertId: await addAlert(town, personId, [linkedId, TOWN.id]) },
  }),
  'POST /api/support/alerts/:id/take': async ({ town, personId, linkedId }) => ({
    params: { id: await addAlert(town, personId, [linkedId, TOWN.id]) },
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
  'POST /api/users/:id/chat': () => ({ body: { content: 'me duele el pecho' } }),
  'POST /api/users/:id/chat/stream': () => ({ body: { content: 'me duele el pecho' } }),
  'PUT /api/users/:id/metrics/moods/today': () => ({ body: { mood: 'good' } }),
  'POST /api/users/:id/activity': () => ({ body: { seconds: 60 } }),
};
