import { me } from '@encina/contract/admins';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryKey } from '../../lib/api.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { showView } from '../../testing/show-view.tsx';
import { staffServer } from '../../testing/staff-server.ts';
import { useMe } from './admins.queries.ts';
import { NewMember } from './components/new-member.tsx';
import { StaffGuard } from './components/staff-guard.tsx';
import { useStaff } from './staff.queries.ts';

const ANA = {
  id: 'ana',
  name: 'Ana',
  email: 'ana@ejemplo.es',
  municipalityId: 'valle',
  municipalityName: 'Valle',
};

let server: ReturnType<typeof staffServer>;

beforeEach(() => {
  onCreated.mockClear();
  localStorage.clear();
  writeStored('adminId', 'ana');
  server = staffServer({
    '/staff/api/admin/me': () => Response.json(ANA),
    'POST /staff/api/admins': ({ body }) =>
      Response.json({ ...(body as object), id: 'luz', createdAt: '2026-11-20T10:00:00.000Z' }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const onCreated = vi.fn();

function Panel() {
  return (
    <>
      <p>{useMe().data?.name}</p>
      <p>{useStaff().isSuccess ? 'La lista' : 'Todavía nada'}</p>
      <NewMember onClose={vi.fn()} onCreated={onCreated} />
      <StaffGuard />
    </>
  );
}

function show() {
  return showView(<Panel />, { view: 'admin-dashboard', params: {} });
}

const hidden = { hidden: true } as const;
const field = (name: string) => screen.getByRole('textbox', { name, ...hidden });
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const passwordOf = () => screen.getAllByLabelText('Contraseña').at(-1) as HTMLInputElement;
const logins = () => server.sent.filter(({ path }) => path.endsWith('/login'));

async function loseSession() {
  const shown = show();
  await screen.findByText('Ana');
  type(field('Nombre completo'), 'Luz Marín');
  type(field('Correo electrónico'), 'luz@ejemplo.es');
  type(screen.getByLabelText('Contraseña'), 'una-clave-larga');
  server.state.isIn = false;
  fireEvent.click(screen.getByRole('button', { name: 'Crear Administrador' }));
  await screen.findByText('Tu sesión ha terminado');
  return shown;
}

it('a session that ends in the middle is gone on with in place, and what was asked is done once', async () => {
  await loseSession();
  expect(passwordOf().value).toBe('');
  expect(screen.getByDisplayValue('ana@ejemplo.es')).toBeTruthy();
  type(passwordOf(), 'otra cosa');
  fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  await screen.findByText('El correo o la contraseña no son correctos.');
  expect(onCreated).not.toHaveBeenCalled();
  type(passwordOf(), server.state.password);
  await new Promise((resolve) => setTimeout(resolve, 450));
  fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith('Luz Marín'));
  expect(screen.queryByText('Tu sesión ha terminado')).toBeNull();
  expect(logins().map(({ body }) => body)).toContainEqual({
    email: 'ana@ejemplo.es',
    password: server.state.password,
    municipalityId: 'valle',
    enrolsDevice: false,
  });
  expect(JSON.stringify(localStorage)).not.toContain('secret');
});

it('a session of somebody with a second factor is gone on with after its code', async () => {
  server.state.asksMore = true;
  await loseSession();
  type(passwordOf(), server.state.password);
  fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  const code = await screen.findByLabelText('Código de seis cifras');
  expect(onCreated).not.toHaveBeenCalled();
  type(code, '123456');
  fireEvent.submit(code);
  await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith('Luz Marín'));
  expect(screen.queryByText('Tu sesión ha terminado')).toBeNull();
});

it('however many requests fail, the password is asked for once', async () => {
  const { client } = await loseSession();
  void client.refetchQueries();
  await waitFor(() =>
    expect(server.sent.filter(({ path }) => path.endsWith('/me'))).toHaveLength(2),
  );
  expect(screen.getAllByText('Tu sesión ha terminado')).toHaveLength(1);
  type(passwordOf(), server.state.password);
  fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  await waitFor(() => expect(screen.queryByText('Tu sesión ha terminado')).toBeNull());
  await waitFor(() => expect(client.getQueryState(queryKey(me))?.status).toBe('success'));
  expect(logins()).toHaveLength(1);
});

it('whoever does not go on is led to the log-in, and nothing of hers stays', async () => {
  const { client, history } = await loseSession();
  fireEvent.click(screen.getByRole('button', { name: 'Salir' }));
  await waitFor(() => expect(history.snapshot().entry.location.view).toBe('admin-login'));
  expect(readStored('adminId')).toBeNull();
  expect(client.getQueryData(queryKey(me))).toBeUndefined();
});
