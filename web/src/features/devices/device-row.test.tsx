import type { Device } from '@encina/contract/devices';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceRow } from './components/device-row.tsx';

const LIBRARY: Device = {
  id: 'library',
  name: 'Tableta de la biblioteca',
  kind: 'Tableta Android',
  isThis: false,
  isTied: false,
  createdAt: '2026-03-02T10:00:00.000Z',
  lastSeenAt: '2026-11-20T08:30:00.000Z',
  people: [],
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(device: Partial<Device>): string {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <DeviceRow device={{ ...LIBRARY, ...device }} onTask={() => undefined} />
    </QueryClientProvider>,
  );
  return container.textContent ?? '';
}

it('a tablet says what it is, when it was used last and who may use it', () => {
  const words = show({});
  expect(words).toContain('La puede usar todo el municipio.');
  expect(words).toContain('Última vez: hoy a las 9:30. Alta: 2 de marzo de 2026. Tableta Android');
  expect(words).not.toContain('Es este dispositivo');
  expect(
    screen.getByRole('button', { name: 'Cambiar el nombre: Tableta de la biblioteca' }),
  ).toBeTruthy();
});

it('the tablet in hand says so, and a tied one names whose it is', () => {
  const people = [
    { id: 'a', name: 'Josefa' },
    { id: 'b', name: 'Antonio' },
  ];
  const words = show({ isThis: true, isTied: true, people });
  expect(words).toContain('Es este dispositivo');
  expect(words).toContain('La puede usar solo Josefa o Antonio.');
});

it('a tablet that nobody has used for a month asks whether it is lost', () => {
  expect(show({ lastSeenAt: '2026-10-10T08:30:00.000Z' })).toContain(
    'Lleva 41 días sin usarse. ¿Se ha perdido?',
  );
});
