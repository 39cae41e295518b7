import type { SupportMessage } from '@encina/contract/messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigationProvider, useSnapshot } from '../../lib/navigation.tsx';
import { forgetStored } from '../../lib/storage.ts';
import { createViewHistory } from '../../lib/view-history.ts';
import { memoryBrowser } from '../../testing/memory-browser.ts';
import { Messages } from './screens/messages.tsx';

const ANA = { id: 'ana', name: 'Ana', photo: null };
const messageOf = (id: string, type: SupportMessage['type'] = 'text'): SupportMessage => ({
  id,
  createdAt: '2026-11-20T10:00:00.000Z',
  seen: true,
  type,
  content: id,
  mediaUrl: type === 'text' ? null : `data:,${id}`,
  authorId: 'lucia',
  authorName: 'Lucía',
  answer: null,
  kept: false,
});

const PEOPLE = {
  data: [],
  error: null,
  isPending: false,
  isFetching: false,
  refetch: async () => undefined,
};

let list: SupportMessage[];
let commands: { address: string; body: unknown }[];

beforeEach(() => {
  list = [messageOf('hola'), messageOf('playa', 'image'), messageOf('boda', 'image')];
  commands = [];
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    if (method === 'GET') {
      const isList = address.endsWith('support-messages');
      return new Response(JSON.stringify(isList ? list : []), { status: 200 });
    }
    commands.push({ address: `${method} ${address}`, body: body && JSON.parse(String(body)) });
    if (address.endsWith('/keep')) list = list.map((it) => ({ ...it, kept: true }));
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetStored('leavings:ana');
});

function Place() {
  const { location } = useSnapshot().entry;
  return location.view === 'support-messages' ? (
    <Messages user={ANA} keepsAlways people={PEOPLE} />
  ) : (
    <p>Inicio de Ana</p>
  );
}

async function open() {
  const browser = memoryBrowser();
  const history = createViewHistory(browser, () => ({ view: 'user-menu', params: { user: ANA } }));
  history.adopt();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <NavigationProvider history={history}>
        <Place />
      </NavigationProvider>
    </QueryClientProvider>,
  );
  act(() => history.go({ view: 'support-messages', params: { user: ANA } }));
  await screen.findByText('hola');
  return { browser, unmount };
}

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const door = () =>
  screen.findByRole('dialog', { name: 'Al salir de Mensajes se borran 3 mensajes leídos' });
const home = () => screen.findByText('Inicio de Ana');
const deletions = () => commands.filter(({ address }) => address.startsWith('DELETE'));

describe('the way out of the messages', () => {
  it('says before how many go, and keeps them in one go', async () => {
    await open();
    screen.getByText('Al salir de Mensajes se borran 3 mensajes leídos.');
    tap('Guardar todo');
    await screen.findByText('Ya está en Mis Recuerdos.');
    expect(commands).toEqual([
      {
        address: 'POST /api/users/ana/support-messages/keep',
        body: { ids: ['hola', 'playa', 'boda'] },
      },
    ]);
  });

  it('offers at the door to keep what is words alone, and says what is kept already', async () => {
    list = [messageOf('hola')];
    const { unmount } = await open();
    tap('Volver al inicio');
    await screen.findByRole('button', { name: 'Guardar el mensaje y salir' });
    unmount();
    list = [{ ...messageOf('hola'), kept: true }];
    await open();
    tap('Volver al inicio');
    await screen.findByText(/^Ya los tienes en Mis Recuerdos/);
    expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull();
  });

  it.each([
    ['Guardar todo y salir', true],
    ['Borrar todo y salir', false],
  ])('leads out by «%s», which the server is told', async (button, keep) => {
    await open();
    tap('Volver al inicio');
    await door();
    tap(button);
    await home();
    await waitFor(() =>
      expect(deletions()).toMatchObject([{ body: { ids: ['hola', 'playa', 'boda'], keep } }]),
    );
  });

  it('asks where the tablet’s Back is pressed too, and leaves her where she is', async () => {
    const { browser } = await open();
    await act(() => browser.press(-1));
    await door();
    tap('Quedarme');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('hola');
    expect(deletions()).toEqual([]);
  });

  it('asks three times, and then no more: her setting decides', async () => {
    for (const _ of [1, 2, 3]) {
      const { unmount } = await open();
      tap('Volver al inicio');
      await door();
      tap('Borrar todo y salir');
      await home();
      unmount();
    }
    commands = [];
    await open();
    tap('Volver al inicio');
    await home();
    await waitFor(() => expect(deletions()).toHaveLength(1));
    expect(deletions()).toMatchObject([{ body: { ids: ['hola', 'playa', 'boda'] } }]);
    expect(deletions()[0]?.body).not.toHaveProperty('keep');
  });
});
