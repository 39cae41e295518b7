import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { writeStored } from '../../../lib/storage.ts';
import { eventually } from '../../../testing/eventually.ts';
import { PausedHere, usePausedHere } from './paused-here.tsx';

const MARIA = { id: 'maria', name: 'María Gómez', photo: null, hasPin: true };

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Here() {
  const paused = usePausedHere();
  return paused ? <PausedHere person={paused} /> : <p>Nadie</p>;
}

function show(isActive: boolean) {
  writeStored('municipalityId', 'valle');
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address === '/api/municipalities'
        ? [{ id: 'valle', phone: '924 11 22 33' }]
        : { ...MARIA, isActive },
    ),
  );
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Here />
    </QueryClientProvider>,
  );
  return client;
}

it('the tablet of one person says that she is switched off, and whom to call', async () => {
  writeStored('onlyPerson', 'maria');
  show(false);
  expect(await screen.findByText('María, tu ficha está pausada')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '924 11 22 33' })).toBeTruthy();
});

it('a tablet says nothing of her while she is switched on', async () => {
  writeStored('onlyPerson', 'maria');
  const client = show(true);
  await eventually(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByText('Nadie')).toBeTruthy();
});

it('a tablet on which several came in says nothing of anybody', async () => {
  writeStored('onlyPerson', 'several');
  show(false);
  expect(screen.getByText('Nadie')).toBeTruthy();
});
