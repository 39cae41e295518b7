import 'fake-indexeddb/auto';
import { sayMood } from '@encina/contract/moods';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keep } from '../../lib/offline/box.ts';
import { forgetPerson } from '../../lib/offline/forget-person.ts';
import { send } from '../../lib/offline/outbox.ts';
import { setAside, type Waiting } from '../../lib/offline/waiting.ts';
import { reportReachable } from '../../lib/reachability.ts';
import { writeStored } from '../../lib/storage.ts';
import { eventually } from '../../testing/eventually.ts';
import { emptyHome } from '../../testing/home-fixture.ts';
import { showView } from '../../testing/show-view.tsx';
import { UserMenu } from './user-menu.tsx';

const ANA = { id: 'ana', name: 'Ana', photo: null };

const MOOD: Waiting = {
  key: 'mood',
  userId: 'ana',
  method: sayMood.method,
  path: sayMood.path,
  params: { id: 'ana' },
  body: { mood: 'good' },
  tellsWhen: false,
  at: 1,
  what: 'cómo estabas',
};

afterEach(async () => {
  await forgetPerson();
  reportReachable(true);
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Her home on a tablet on which others have entered as well; of the server only the session answers. */
async function show(
  tiedTo: readonly string[],
  sending?: (signal?: AbortSignal | null) => Promise<Response>,
) {
  writeStored('onlyPerson', 'several');
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    if (sending && address.endsWith('/moods/today')) return sending(signal);
    if (address !== '/api/session') throw new TypeError('no network');
    return Response.json({ device: { municipalityId: 'town', tiedTo }, user: null });
  });
  const { client, history } = showView(<UserMenu user={ANA} />, {
    view: 'user-menu',
    params: { user: ANA },
  });
  await act(() => eventually(() => expect(client.isFetching()).toBe(0)));
  if (sending) act(() => reportReachable(true));
  fireEvent.click(screen.getByRole('button', { name: 'Salir' }));
  return history;
}

it('on a tablet that is tied to her alone "Salir" asks first', async () => {
  await show(['ana']);
  // The dialog is a chunk of its own.
  expect(await screen.findByText('¿Quieres salir?')).toBeDefined();
});

it('on a tablet of two people "Salir" goes out at once', async () => {
  const history = await show(['ana', 'luis']);
  await eventually(() => expect(history.snapshot().entry.location.view).toBe('landing'));
  expect(screen.queryByText('¿Quieres salir?')).toBeNull();
});

const viewOf = (history: Awaited<ReturnType<typeof show>>) =>
  history.snapshot().entry.location.view;
const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('"Salir" says at once that the rest is being sent, and goes out when it has gone', async () => {
  await keep(MOOD);
  const answer = Promise.withResolvers<Response>();
  const history = await show(['ana', 'luis'], () => answer.promise);
  await screen.findByText('Enviando lo que queda…');
  screen.getByText('Queda 1 cosa por enviar.');
  screen.getByText('Si sales ahora, se pierde.');
  expect(viewOf(history)).toBe('user-menu');
  await act(async () => answer.resolve(Response.json({})));
  await eventually(() => expect(viewOf(history)).toBe('landing'));
});

it('"Salir" waits for what is on its first way', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const { userId, params, what } = MOOD;
  void send(sayMood, { userId, params: { id: params.id ?? '' }, body: { mood: 'good' }, what });
  const history = await show(['ana', 'luis'], () => answer.promise);
  await screen.findByText('Queda 1 cosa por enviar.');
  expect(viewOf(history)).toBe('user-menu');
  await act(async () => answer.resolve(Response.json({})));
  await eventually(() => expect(viewOf(history)).toBe('landing'));
});

it('who does not want to wait for the rest to be sent goes out now', async () => {
  await keep(MOOD);
  const history = await show(['ana', 'luis'], (signal) => {
    const answer = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => answer.reject(signal.reason));
    return answer.promise;
  });
  await tap('Salir ahora');
  await eventually(() => expect(viewOf(history)).toBe('landing'));
});

it('what cannot be sent keeps "Salir" from going out before she has read it', async () => {
  await keep(MOOD);
  const history = await show(['ana', 'luis'], async () => Response.json({}, { status: 503 }));
  await screen.findByText('No se ha podido enviar todo');
  await tap('Quedarme');
  expect(viewOf(history)).toBe('user-menu');
});

it('what was set aside stands on home and goes when she discards it', async () => {
  await keep({ ...MOOD, problem: 'El servidor no ha podido con ello.' });
  await show(['ana', 'luis']);
  await tap('Quedarme');
  await tap('Descartar: Cómo estabas');
  await tap('Sí, descartarlo');
  await eventually(() => expect(setAside.get()).toEqual([]));
});

it('home comes in one go: no card moves because something came above it', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/home') ? answer.promise : Promise.reject(new TypeError('no network')),
  );
  showView(<UserMenu user={ANA} />, { view: 'user-menu', params: { user: ANA } });
  await screen.findByText('Cargando…');
  expect(screen.queryByRole('button', { name: /^Juegos/ })).toBeNull();
  const taken = [{ id: 'taken', title: 'Pastilla', takenBy: 'Lucía Gómez' }];
  await act(async () => answer.resolve(Response.json(emptyHome({ taken }))));
  await screen.findByRole('button', { name: /^Juegos/ });
  screen.getByText('Lucía se ocupa.');
});

it('her cards do not wait for an answer that does not come', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  showView(<UserMenu user={ANA} />, { view: 'user-menu', params: { user: ANA } });
  await screen.findByText('Cargando…');
  await screen.findByRole('button', { name: /^Juegos/ });
});
