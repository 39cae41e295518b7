import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '../../lib/storage.ts';
import { person } from '../../testing/person-fixture.ts';
import { showView } from '../../testing/show-view.tsx';
import { CreateUser } from './components/create-user.tsx';
import { UserList } from './components/user-list.tsx';

const listed = (id: string, name: string) => ({
  ...person(id, name),
  email: null,
  phone: '924 11 22 33',
  familyConsent: false,
  municipalConsent: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastActiveAt: null,
});

let asked: URLSearchParams[];

beforeEach(() => {
  localStorage.clear();
  for (const key of ['municipalityId', 'adminId'] as const) writeStored(key, key);
  asked = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://encina');
    if (pathname !== '/staff/api/users') return Response.json([]);
    if (init?.method === 'POST') return Response.json(listed('new', 'Rosa Gala'));
    asked.push(searchParams);
    const found = searchParams.get('filter')?.includes('with-request')
      ? []
      : [listed('ana', 'Ana')];
    return Response.json(found, { headers: { 'x-total-count': `${found.length}` } });
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(view: React.ReactNode) {
  showView(view, { view: 'admin-dashboard', params: {} });
}
const filter = (name: string) => screen.getByRole('button', { name });
const lastAsked = (name: string) => asked.at(-1)?.get(name) ?? null;

it('filters are asked for together, and taken away where they leave nobody', async () => {
  show(<UserList Actions={() => null} />);
  await screen.findByText('924 11 22 33');
  fireEvent.click(filter('Sin apoyo'));
  await waitFor(() => expect(lastAsked('filter')).toBe('no-support'));
  fireEvent.click(filter('Con petición'));
  await waitFor(() => expect(lastAsked('filter')).toBe('no-support,with-request'));
  expect(filter('Con petición').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));
  await waitFor(() => expect(lastAsked('filter')).toBeNull());
  expect(filter('Con petición').getAttribute('aria-pressed')).toBe('false');
});

it('who is away is counted with the words that say among whom', async () => {
  show(<UserList Actions={() => null} />);
  await screen.findByText('Ana');
  fireEvent.click(filter('7 días sin entrar'));
  await screen.findByText(/Solo de quienes comparten su participación/);
});

async function createRosa() {
  fireEvent.click(filter('Crear Nuevo Usuario'));
  const fill = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await fill('Nombre completo', 'Rosa Gala');
  await fill('PIN de acceso', '2468');
  fireEvent.click(screen.getByLabelText(/^Acepta la Política/));
  fireEvent.click(screen.getByRole('button', { name: 'Crear Usuario' }));
  await screen.findByText('Usuario "Rosa Gala" creado exitosamente');
}

it('a new person is shown, whatever was looked for before', async () => {
  show(<UserList searched="Pilar" Actions={() => null} />);
  fireEvent.click(filter('Sin tableta'));
  await createRosa();
  await waitFor(() => expect(lastAsked('search')).toBe('Rosa Gala'));
  expect(lastAsked('filter')).toBeNull();
});

it('a new person does not hide the others where all stand on one page', async () => {
  show(<UserList Actions={() => null} />);
  await screen.findByText('924 11 22 33');
  const before = asked.length;
  await createRosa();
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect(lastAsked('search')).toBeNull();
});

it('Escape over a new person asks before what was typed is lost', async () => {
  const onClose = vi.fn();
  show(<CreateUser onClose={onClose} onCreated={() => undefined} />);
  const name = await screen.findByLabelText('Nombre completo');
  fireEvent.change(name, { target: { value: 'Rosa' } });
  fireEvent.keyDown(name, { key: 'Escape' });
  await screen.findByText('¿Salir sin guardar?');
  fireEvent.click(screen.getByRole('button', { name: 'Seguir escribiendo' }));
  expect((screen.getByLabelText('Nombre completo') as HTMLInputElement).value).toBe('Rosa');
  expect(onClose).not.toHaveBeenCalled();
});
