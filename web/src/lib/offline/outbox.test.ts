import 'fake-indexeddb/auto';
import { writeMessage } from '@encina/contract/messages';
import { forceCloseDatabase } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { NO_NETWORK, outboxWorld } from '../../testing/outbox-world.ts';
import { catchUploads } from '../../testing/upload-request.ts';
import { writeStored } from '../storage.ts';
import { meetOtherPages } from './box.ts';
import { forgetPerson } from './forget-person.ts';
import { forgetWaiting, send } from './outbox.ts';
import { personStore } from './person-store.ts';
import { NoRoom } from './room.ts';
import { lastUnsent, onSent, sendWaiting } from './sending.ts';
import { setAside, type Waiting, waiting } from './waiting.ts';

const { fetched, isThere, said, take, feel } = outboxWorld();

/** The page is another, and the database is the same. */
async function forgetAsAReloadDoes(kept: readonly Waiting[]): Promise<void> {
  await forgetWaiting();
  const store = await personStore();
  for (const item of kept)
    await store.put('outbox', item, `${String(item.at).padStart(15, '0')} ${item.key}`);
  await meetOtherPages();
  expect(waiting.get()).toEqual(kept);
}
it('what is done with a network is sent at once, and its answer comes back', async () => {
  expect(await take('pill')).toEqual({ waits: false, answer: { ok: true } });
  expect(said()).toMatchObject([
    { path: 'reminders/pill/occurrences/2026-11-22T10:00', state: 'done' },
  ]);
  expect(said()[0]).not.toHaveProperty('secondsAgo');
  await eventually(() => expect(waiting.get()).toEqual([]));
});

it('what is done without one waits, also over a reload, and goes out in order with its age', async () => {
  fetched.mockImplementation(NO_NETWORK);
  expect(await take('pill')).toEqual({ waits: true, isStored: true });
  vi.setSystemTime(new Date('2026-11-22T09:00:30Z'));
  expect(await feel()).toEqual({ waits: true, isStored: true });
  const keys = waiting.get().map(({ key }) => key);
  const kept = await (await personStore()).getAll('outbox');
  expect(kept.map(({ key }) => key)).toEqual(keys);
  vi.setSystemTime(new Date('2026-11-22T09:05:00Z'));
  isThere();
  await forgetAsAReloadDoes(kept);
  await sendWaiting();
  expect(said()).toEqual([
    {
      path: 'reminders/pill/occurrences/2026-11-22T10:00',
      key: keys[0],
      state: 'done',
      secondsAgo: 300,
    },
    { path: 'metrics/moods/today', key: keys[1], mood: 'good' },
  ]);
  expect(waiting.get()).toEqual([]);
  await meetOtherPages();
  expect(waiting.get()).toEqual([]);
});

it('what was sent stays in the outbox until the screen knows what became of it', async () => {
  fetched.mockImplementation(NO_NETWORK);
  await take('pill');
  vi.setSystemTime(new Date('2026-11-22T09:05:00Z'));
  isThere();
  const whileShown: number[] = [];
  onSent(async () => whileShown.push(waiting.get().length));
  await sendWaiting();
  expect(whileShown).toEqual([1]);
  expect(waiting.get()).toEqual([]);
});

it('a refusal drops that one alone, and is told to whoever no longer stands before it', async () => {
  fetched.mockImplementation(NO_NETWORK);
  await take('gone');
  await take('pill');
  fetched
    .mockReset()
    .mockResolvedValueOnce(
      Response.json({ error: 'No existe.', code: 'not_found' }, { status: 404 }),
    )
    .mockImplementation(async () => Response.json({ ok: true }));
  await sendWaiting();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(waiting.get()).toEqual([]);
  expect(lastUnsent.get()).toMatchObject({
    item: { what: '«gone»' },
    cause: { sentence: 'No existe.' },
  });
});

it('a refusal is thrown to whoever stands before it', async () => {
  fetched.mockResolvedValue(Response.json({ error: 'No existe.' }, { status: 404 }));
  await expect(take('gone')).rejects.toMatchObject({ sentence: 'No existe.' });
  expect(lastUnsent.get()).toBeUndefined();
});

it.each([401, 429, 503])(
  'an answer of %d keeps everything waiting in its order',
  async (status) => {
    fetched.mockImplementation(async () => Response.json({}, { status }));
    expect(await take('pill')).toEqual({ waits: true, isStored: true });
    expect(await take('walk')).toEqual({ waits: true, isStored: true });
    expect(said().every(({ path }) => path.includes('pill'))).toBe(true);
    expect(waiting.get()).toHaveLength(2);
  },
);

it('who leaves takes with her what waits', async () => {
  fetched.mockImplementation(NO_NETWORK);
  await take('pill');
  await forgetPerson();
  await meetOtherPages();
  expect(waiting.get()).toEqual([]);
});

it('what waits is not sent, and not told, where another person has entered in another page', async () => {
  fetched.mockImplementation(NO_NETWORK);
  await take('pill');
  fetched
    .mockReset()
    .mockImplementation(async () => Response.json({ error: 'No es tuyo.' }, { status: 403 }));
  writeStored('keptFor', 'eva');
  await sendWaiting();
  expect(fetched).not.toHaveBeenCalled();
  expect(waiting.get()).toEqual([]);
  expect(lastUnsent.get()).toBeUndefined();
});

it('a database that the browser has closed is opened anew, so that leaving empties it', async () => {
  fetched.mockImplementation(NO_NETWORK);
  await take('pill');
  const first = await personStore();
  const isClosed = new Promise((resolve) => first.addEventListener('close', resolve));
  forceCloseDatabase(unwrap(first) as never);
  await isClosed;
  await forgetPerson();
  expect(await (await personStore()).count('outbox')).toBe(0);
});

/** What another page of this browser does with the first that waits. */
async function elsewhere(act: (item: Waiting, name: string) => Promise<unknown>): Promise<void> {
  const store = await personStore();
  const [name = ''] = await store.getAllKeys('outbox');
  const item = await store.get('outbox', name);
  if (item) await act(item, name);
}

it('what another page has sent meanwhile is not sent again', async () => {
  fetched.mockImplementation(NO_NETWORK);
  await take('pill');
  vi.setSystemTime(Date.now() + 1_000);
  await take('walk');
  await elsewhere(async (_, name) => (await personStore()).delete('outbox', name));
  isThere();
  await sendWaiting();
  expect(said()).toMatchObject([{ path: 'reminders/walk/occurrences/2026-11-22T10:00' }]);
  expect(waiting.get()).toEqual([]);
});

it('what another page could not send goes out from this one, in the order of the taps', async () => {
  fetched.mockImplementation(NO_NETWORK);
  await take('pill');
  await elsewhere(async (item) => {
    const older = { ...item, key: 'older', at: item.at - 1_000, params: { ...item.params } };
    older.params.reminderId = 'breakfast';
    await (await personStore()).put('outbox', older, '0 older');
  });
  isThere();
  await sendWaiting();
  expect(said().map(({ path }) => path.split('/')[1])).toEqual(['breakfast', 'pill']);
});

it('what is tapped while the screens are shown what has gone is sent after it', async () => {
  fetched.mockImplementation(NO_NETWORK);
  await take('pill');
  isThere();
  const shown = Promise.withResolvers<void>();
  const isAsked = vi.fn(() => shown.promise);
  onSent(isAsked);
  void sendWaiting();
  await eventually(() => expect(isAsked).toHaveBeenCalled());
  const second = take('walk');
  shown.resolve();
  expect(await second).toMatchObject({ waits: false });
  expect(said().map(({ path }) => path.split('/')[1])).toEqual(['pill', 'walk']);
});

it('of what did not get there nothing is told to whoever enters next', async () => {
  fetched.mockImplementation(NO_NETWORK);
  await take('gone');
  fetched.mockReset().mockImplementation(async () => Response.json({}, { status: 404 }));
  await sendWaiting();
  expect(lastUnsent.get()).toBeDefined();
  await forgetPerson();
  expect(lastUnsent.get()).toBeUndefined();
});

it('what one did in a page that another has left behind is neither kept nor sent nor told', async () => {
  fetched.mockImplementation(NO_NETWORK);
  await take('pill');
  fetched.mockReset().mockImplementation(async () => {
    writeStored('keptFor', 'eva');
    return Response.json({}, { status: 500 });
  });
  await sendWaiting();
  expect(waiting.get()).toEqual([]);
  expect(lastUnsent.get()).toBeUndefined();
  fetched.mockImplementation(NO_NETWORK);
  void take('walk');
  await sendWaiting();
  await eventually(async () => expect(await (await personStore()).count('outbox')).toBe(0));
});

it('what another person could not send does not stand on the screen of whoever is in', async () => {
  fetched.mockImplementation(NO_NETWORK);
  await take('pill');
  await elsewhere(async (item) => {
    const evas = { ...item, key: 'evas', userId: 'eva', problem: 'No es tuyo.' };
    await (await personStore()).put('outbox', evas, `${String(item.at).padStart(15, '0')} evas`);
  });
  writeStored('keptFor', 'ana');
  await meetOtherPages();
  expect(setAside.get()).toEqual([]);
  expect(await (await personStore()).count('outbox')).toBe(1);
});

const isFull = async () =>
  vi
    .spyOn(await personStore(), 'put')
    .mockRejectedValue(new DOMException('full', 'QuotaExceededError'));

it('what the browser had no room for waits, and is not called kept', async () => {
  fetched.mockImplementation(NO_NETWORK);
  const put = await isFull();
  expect(await take('pill')).toEqual({ waits: true, isStored: false });
  expect(waiting.get()).toHaveLength(1);
  put.mockRestore();
});

it('a file that the browser had no room for can neither go nor wait', async () => {
  fetched.mockImplementation(NO_NETWORK);
  const uploads = catchUploads();
  const put = await isFull();
  const file = new File(['voice'], 'voice.webm');
  const before = {
    file,
    fields: {},
    method: 'POST',
    path: '/api/files',
    into: 'mediaUrl',
  } as const;
  const params = { id: 'ana' };
  const body = { toSupportPersonId: 'maria' };
  const sent = send(writeMessage, { userId: 'ana', params, body, before, what: 'tu mensaje' });
  const refused = expect(sent).rejects.toBeInstanceOf(NoRoom);
  await eventually(() => expect(uploads).toHaveLength(1));
  uploads[0]?.answer('no answer');
  await refused;
  expect(waiting.get()).toEqual([]);
  put.mockRestore();
});
