import { sayMood } from '@encina/contract/moods';
import { answer } from '@encina/contract/reminders';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetPerson } from '../lib/offline/forget-person.ts';
import { send } from '../lib/offline/outbox.ts';
import { lastUnsent, onSent } from '../lib/offline/sending.ts';

export const NO_NETWORK = () => Promise.reject(new TypeError('no network'));

/** What takes the commands of Ana, and what she does. A file of tests asks for it once. */
export function outboxWorld() {
  const fetched = vi.fn<typeof fetch>();
  const isThere = () =>
    fetched.mockReset().mockImplementation(async () => Response.json({ ok: true }));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') });
    isThere();
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(async () => {
    await forgetPerson();
    lastUnsent.set(undefined);
    onSent(async () => undefined);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const said = () =>
    fetched.mock.calls.map(([address, request]) => ({
      path: decodeURIComponent(String(address)).replace('/api/users/ana/', ''),
      key: new Headers(request?.headers).get('idempotency-key'),
      ...JSON.parse(String(request?.body)),
    }));
  const take = (reminderId: string, state: 'done' | 'pending' = 'done') =>
    send(answer, {
      userId: 'ana',
      params: { id: 'ana', reminderId, occurrence: '2026-11-22T10:00' },
      body: { state },
      what: `«${reminderId}»`,
      tellsWhen: true,
    });
  const feel = () =>
    send(sayMood, { userId: 'ana', params: { id: 'ana' }, body: { mood: 'good' }, what: 'ánimo' });
  return { fetched, isThere, said, take, feel };
}
