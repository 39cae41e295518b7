import 'fake-indexeddb/auto';
import { create, remove } from '@encina/contract/reminders';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { outboxWorld } from '../../testing/outbox-world.ts';
import { discard, retry, send } from './outbox.ts';
import { personStore } from './person-store.ts';
import { lastUnsent, sendWaiting } from './sending.ts';
import { MOST_TRIES, pauseAfter } from './tries.ts';
import { mayHaveArrived, setAside, unsent, waiting } from './waiting.ts';

const { fetched, isThere, said, take, feel } = outboxWorld();

/** A server that fails at whatever has this in its address, and takes the rest. */
const failAt = (part: string, status = 500) =>
  fetched.mockImplementation(async (address) =>
    String(address).includes(part) ? Response.json({}, { status }) : Response.json({ ok: true }),
  );
const keysOf = (items: readonly { what: string }[]) => items.map(({ what }) => what);
/** Lets each pause go by, as often as something may be tried. */
async function tryOften(): Promise<void> {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    vi.setSystemTime(Date.now() + pauseAfter(tries));
    await sendWaiting();
  }
}
const sentTo = (part: string) => said().filter(({ path }) => path.includes(part)).length;

it('what the server fails at each time is set aside after five tries, and the rest goes out in order', async () => {
  failAt('pill');
  expect(await take('pill')).toEqual({ waits: true, isStored: true });
  await take('walk');
  await feel();
  expect(keysOf(waiting.get())).toEqual(['«pill»', '«walk»', 'ánimo']);
  await tryOften();
  expect(sentTo('pill')).toBe(MOST_TRIES);
  expect(keysOf(setAside.get())).toEqual(['«pill»']);
  expect(waiting.get()).toEqual([]);
  expect(said().slice(-2)).toMatchObject([
    { path: 'reminders/walk/occurrences/2026-11-22T10:00' },
    { path: 'metrics/moods/today' },
  ]);
  expect(lastUnsent.get()).toMatchObject({ item: { what: '«pill»' } });
});

it('what was set aside is still laid over what the server says', async () => {
  failAt('pill');
  await take('pill');
  await take('walk');
  await tryOften();
  fetched.mockRejectedValue(new TypeError('no network'));
  await feel();
  expect(keysOf(unsent.get())).toEqual(['«pill»', 'ánimo']);
});

it('the pauses between the tries grow, and nothing that she taps shortens them', async () => {
  failAt('pill');
  await take('pill');
  await take('walk');
  expect(sentTo('pill')).toBe(1);
  vi.setSystemTime(Date.now() + pauseAfter(1));
  await sendWaiting();
  expect(sentTo('pill')).toBe(2);
  vi.setSystemTime(Date.now() + pauseAfter(1));
  await sendWaiting();
  expect(sentTo('pill')).toBe(2);
  expect(pauseAfter(4)).toBe(8 * pauseAfter(1));
});

it.each([503, 507])('a server that answers %d to anything sets nothing aside', async (status) => {
  failAt('pill', status);
  await take('pill');
  await tryOften();
  await tryOften();
  expect(setAside.get()).toEqual([]);
  expect(keysOf(waiting.get())).toEqual(['«pill»']);
});

it('what is set aside is still there after a restart, and is not tried by itself', async () => {
  failAt('pill');
  await take('pill');
  await tryOften();
  isThere();
  await sendWaiting();
  expect(fetched).not.toHaveBeenCalled();
  const kept = await (await personStore()).getAll('outbox');
  expect(kept).toMatchObject([{ what: '«pill»', problem: expect.stringContaining('servidor') }]);
});

it('what depends on something that was set aside waits behind it, and goes out after it', async () => {
  failAt('pill');
  await take('pill');
  await take('pill', 'pending');
  await tryOften();
  expect(setAside.get()).toHaveLength(1);
  expect(waiting.get()).toHaveLength(1);
  isThere();
  retry(setAside.get()[0] as never);
  await sendWaiting();
  expect(said().map(({ state }) => state)).toEqual(['done', 'pending']);
  await eventually(() => expect(setAside.get()).toEqual([]));
});

it('what is discarded is never sent, and what waited behind it goes on', async () => {
  failAt('pill');
  await take('pill');
  await take('pill', 'pending');
  await tryOften();
  isThere();
  await discard(setAside.get()[0] as never);
  expect(said().map(({ state }) => state)).toEqual(['pending']);
  await eventually(async () => expect(await (await personStore()).count('outbox')).toBe(0));
});

const KEY = '0192f0c1-0000-7000-8000-000000000001';
const write = (more = {}) =>
  send(create, {
    ...more,
    userId: 'ana',
    key: KEY,
    params: { id: 'ana' },
    body: { title: 'Regar', dateTime: '2026-11-22T10:00' },
    what: 'el recordatorio «Regar»',
    isWritten: true,
  });

it('with a reminder that is discarded goes what she said of it', async () => {
  failAt('/reminders');
  await write();
  await take(KEY);
  await tryOften();
  isThere();
  await discard(setAside.get()[0] as never);
  expect(fetched).not.toHaveBeenCalled();
  expect(waiting.get()).toEqual([]);
});

it('what she wrote and the server refuses later is set aside with its reason, and not lost', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  await write();
  const error = 'Ya tienes 200 recordatorios.';
  fetched.mockReset().mockImplementation(async () => Response.json({ error }, { status: 409 }));
  await sendWaiting();
  expect(setAside.get()).toMatchObject([{ what: 'el recordatorio «Regar»', problem: error }]);
  expect(setAside.get().some(mayHaveArrived)).toBe(false);
});

const back = { back: { by: remove, params: { id: 'ana', reminderId: KEY } } };
const calls = () => fetched.mock.calls.map(([address, init]) => `${init?.method} ${address}`);

it('with what is discarded goes what may have arrived of it, though no answer came', async () => {
  failAt('/reminders');
  await write(back);
  await tryOften();
  const [item] = setAside.get();
  expect(item && mayHaveArrived(item)).toBe(true);
  isThere();
  await discard(item as never);
  expect(calls()).toEqual([`DELETE /api/users/ana/reminders/${KEY}`]);
  await vi.waitFor(async () => expect(await (await personStore()).count('outbox')).toBe(0));
});

it('what had not arrived may be discarded all the same, and what stays there is said', async () => {
  for (const [status, isRefused] of [
    [404, false],
    [409, true],
  ] as const) {
    failAt('/reminders');
    await write(back);
    await tryOften();
    const answer = async () => Response.json({ error: 'Ya lo han visto.' }, { status });
    fetched.mockReset().mockImplementation(answer);
    const discarded = discard(setAside.get()[0] as never);
    if (isRefused) await expect(discarded).rejects.toThrow('Ya lo han visto.');
    else await discarded;
    expect(waiting.get()).toEqual([]);
    expect(setAside.get()).toEqual([]);
  }
});

it('taking it back waits for a network like anything else that she does', async () => {
  failAt('/reminders');
  await write(back);
  await tryOften();
  fetched.mockReset().mockRejectedValue(new TypeError('no network'));
  await discard(setAside.get()[0] as never);
  expect(keysOf(waiting.get())).toEqual(['quitar el recordatorio «Regar»']);
});
