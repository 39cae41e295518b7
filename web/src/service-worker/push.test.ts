import { noticePath } from '@encina/contract/notice-address';
import { beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: object) => void;

/** What the browser would have shown, and where it would have gone. */
async function worker({
  pages = [],
  status = 200,
  standing = [],
}: {
  pages?: object[];
  status?: number;
  standing?: object[];
} = {}) {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const fetched = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification, getNotifications: async () => standing },
    clients: { matchAll: async () => pages, openWindow },
  });
  vi.stubGlobal('fetch', fetched);
  await import('./push.ts');
  /** Resolves when the worker may sleep again. */
  const happen = async (name: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  const push = (path: string, topic = 'reminder') =>
    happen('push', {
      data: {
        json: () => ({ topic, title: 'Encina', body: 'Un aviso', path, tag: 'ring' }),
      },
    });
  const tap = (path: string, action = '') =>
    happen('notificationclick', { action, notification: { data: path, close: () => undefined } });
  return { push, tap, showNotification, openWindow, fetched };
}

const WALK = noticePath({
  user: 'josefa',
  answers: { reminder: 'walk', occurrence: '2026-11-20T18:00' },
});
const PILL = noticePath({ user: 'josefa' });

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

it('a notice that may be answered comes with its answers, and one of a medicine without', async () => {
  const { push, showNotification } = await worker();
  await push(WALK);
  expect(showNotification).toHaveBeenLastCalledWith(
    'Encina',
    expect.objectContaining({
      body: 'Un aviso',
      tag: 'ring',
      silent: false,
      actions: [
        { action: 'done', title: 'Hecho' },
        { action: 'postponed', title: 'Más tarde' },
      ],
    }),
  );
  await push(PILL);
  expect(showNotification).toHaveBeenLastCalledWith(
    'Encina',
    expect.not.objectContaining({ actions: expect.anything() }),
  );
});

it('a notice makes no sound of its own where she is looking at Encina', async () => {
  const { push, showNotification } = await worker({ pages: [{ visibilityState: 'visible' }] });
  await push(PILL);
  expect(showNotification).toHaveBeenLastCalledWith(
    'Encina',
    expect.objectContaining({ silent: true }),
  );
});

it('"Hecho" is said for her, named so that it counts once, to the page that rings too, and opens nothing', async () => {
  const page = { postMessage: vi.fn() };
  const { tap, fetched, openWindow } = await worker({ pages: [page] });
  await tap(WALK, 'done');
  expect(page.postMessage).toHaveBeenCalledWith({ answered: 'walk' });
  expect(fetched).toHaveBeenCalledWith(
    '/api/users/josefa/reminders/walk/occurrences/2026-11-20T18:00',
    expect.objectContaining({
      method: 'PUT',
      body: '{"state":"done"}',
      headers: expect.objectContaining({ 'idempotency-key': expect.any(String) }),
    }),
  );
  expect(openWindow).not.toHaveBeenCalled();
});

it('an answer that is not taken opens the app, where she can say it', async () => {
  const { tap, openWindow } = await worker({ status: 401 });
  await tap(WALK, 'postponed');
  expect(openWindow).toHaveBeenCalledWith(WALK);
});

it('a tapped notice goes to the page that is open', async () => {
  const page = { visibilityState: 'hidden', postMessage: vi.fn(), focus: vi.fn() };
  const { tap, openWindow, fetched } = await worker({ pages: [page] });
  await tap(PILL);
  expect(page.postMessage).toHaveBeenCalledWith({ notice: PILL });
  expect(page.focus).toHaveBeenCalledOnce();
  expect([openWindow, fetched].map((it) => it.mock.calls.length)).toEqual([0, 0]);
});

it('what stands here about somebody who is paused or no longer hers goes, and nothing else', async () => {
  const [hers, anothers] = [
    { data: WALK, close: vi.fn() },
    { data: noticePath({ user: 'rosa' }), close: vi.fn() },
  ];
  const { push, showNotification } = await worker({ standing: [hers, anothers] });
  await push(PILL, 'withdrawal');
  expect([hers, anothers].map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
  expect(showNotification).not.toHaveBeenCalled();
});
