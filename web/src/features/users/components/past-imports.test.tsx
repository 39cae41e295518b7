import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { useToast } from '../../../ui/toast-store.ts';
import { PastImports } from './past-imports.tsx';

const PAST = {
  key: 'key',
  people: 12,
  entered: 0,
  createdAt: '2026-11-20T16:05:00.000Z',
  createdBy: 'Ana Gil',
};

afterEach(() => vi.unstubAllGlobals());

const Toast = () => <p>{useToast()?.title}</p>;

function show(past: object) {
  let left = [past];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    if (method === 'DELETE') left = [];
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return Response.json(address.endsWith('/users/imports') ? left : []);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PastImports />
      <Toast />
    </QueryClientProvider>,
  );
}
const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('an import is undone at the second tap, says so, and is gone from the list', async () => {
  show(PAST);
  await tap('Deshacer');
  await tap('Borrar a 12 personas');
  expect(await screen.findByText('Importación deshecha: 12 personas')).toBeTruthy();
  await eventually(() => expect(screen.queryByText(/por Ana Gil/)).toBeNull());
});

it('an import of which somebody has entered says why it stays', async () => {
  show({ ...PAST, entered: 2 });
  expect(await screen.findByText(/Ya no se puede deshacer: ya han entrado 2\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});
