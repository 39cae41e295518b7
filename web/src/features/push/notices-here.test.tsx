import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnNotices } from './components/own-notices.tsx';

const ENDPOINT = 'https://fcm.googleapis.com/send/1';
const LABEL = 'Avisar aunque la tableta esté dormida';

/** A browser that can be reached, and a server that notes which browsers are. */
function reachable({ permission = 'granted', isWanted = true } = {}) {
  const server: { id: string; endpoint: string }[] = [];
  let here: object | null = null;
  const pushManager = {
    getSubscription: async () => here,
    subscribe: async () => {
      if (!isWanted) throw new DOMException('no', 'NotAllowedError');
      const keys = { p256dh: 'key', auth: 'secret' };
      here = {
        endpoint: ENDPOINT,
        options: { applicationServerKey: new Uint8Array([1]).buffer },
        toJSON: () => ({ endpoint: ENDPOINT, keys }),
      };
      return here;
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: 'Android',
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  });
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'PUT') server.push({ id: '1', endpoint: ENDPOINT });
    if (method === 'DELETE') server.pop();
    if (method !== 'GET') return new Response(null, { status: 204 });
    return Response.json({ publicKey: 'AQ', subscriptions: server });
  });
  return server;
}

function showSwitch() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnNotices userId="ana" />
    </QueryClientProvider>,
  );
}

const enabledSwitch = async () => {
  const found = await screen.findByRole('switch', { name: LABEL });
  await waitFor(() => expect(found).toHaveProperty('disabled', false));
  return found;
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('the switch has this tablet reached from now on, and no more when it is off', async () => {
  const server = reachable();
  showSwitch();
  fireEvent.click(await enabledSwitch());
  await waitFor(() => expect(server).toHaveLength(1));
  await waitFor(async () => expect(await enabledSwitch()).toHaveProperty('checked', true));
  fireEvent.click(await enabledSwitch());
  await waitFor(() => expect(server).toEqual([]));
  await waitFor(async () => expect(await enabledSwitch()).toHaveProperty('checked', false));
});

it('a switch that her browser does not follow says so and stays off', async () => {
  reachable({ isWanted: false });
  showSwitch();
  fireEvent.click(await enabledSwitch());
  expect(await screen.findByText(/No se pudo cambiar/)).toBeDefined();
  expect(await enabledSwitch()).toHaveProperty('checked', false);
});

it('where the browser refuses, it says what helps in place of a switch', () => {
  reachable({ permission: 'denied' });
  showSwitch();
  expect(screen.getByText(/Permite los avisos de Encina/)).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

it.each([
  ['Linux', /^Este navegador no puede avisar con Encina cerrada\. Con Encina abierta, sí avisa\.$/],
  ['iPad', /instala antes Encina en la pantalla de inicio/],
])('where the browser of a %s cannot, it says so in place of a switch', (userAgent, words) => {
  vi.stubGlobal('navigator', { userAgent, serviceWorker: {}, maxTouchPoints: 5 });
  showSwitch();
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});
