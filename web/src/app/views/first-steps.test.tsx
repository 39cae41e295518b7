import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FirstSteps } from './first-steps.tsx';

let done: Record<'town' | 'people' | 'devices' | 'copy', boolean>;

beforeEach(() => {
  localStorage.clear();
  done = { town: true, people: false, devices: false, copy: false };
  vi.stubGlobal('fetch', async () => Response.json(done));
});
afterEach(() => vi.unstubAllGlobals());

function show(onTask = vi.fn()) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <FirstSteps townId="valle" onTask={onTask} />
    </QueryClientProvider>,
  );
  return { onTask, client };
}

it('what is done is said, and what is not has its button', async () => {
  const { onTask } = show();
  const steps = await screen.findAllByRole('listitem');
  expect(steps.map((step) => step.textContent?.includes('Hecho'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(screen.queryByRole('button', { name: 'Escribir los datos' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ver los dispositivos' }));
  expect(onTask).toHaveBeenCalledWith('devices');
});

it('on a telephone the list is one line with what is left, until it is opened', async () => {
  show();
  const line = await screen.findByRole('button', { name: 'Faltan 3 de 4' });
  const list = screen.getByRole('list');
  expect([list.className.includes('max-sm:hidden'), line.getAttribute('aria-expanded')]).toEqual([
    true,
    'false',
  ]);
  fireEvent.click(line);
  expect(screen.getByRole('button', { name: 'Cerrar los pasos', expanded: true })).toBe(line);
  expect(list.className).not.toContain('max-sm:hidden');
});

it('the list is gone when all is done', async () => {
  const { client } = show();
  await screen.findByText('Para empezar');
  done = { town: true, people: true, devices: true, copy: true };
  await client.invalidateQueries();
  await waitFor(() => expect(screen.queryByText('Para empezar')).toBeNull());
});

it('the list stays away where staff hid it', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ocultar esta lista' }));
  expect(screen.queryByText('Para empezar')).toBeNull();
  expect(localStorage.getItem('firstSteps')).toBe('hidden');
});
