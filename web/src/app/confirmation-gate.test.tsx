import { update } from '@encina/contract/users';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../lib/api.ts';
import { sentenceOf } from '../lib/failure-words.ts';
import { NavigationProvider } from '../lib/navigation.tsx';
import { createViewHistory } from '../lib/view-history.ts';
import { memoryBrowser } from '../testing/memory-browser.ts';
import { staffServer } from '../testing/staff-server.ts';
import { ConfirmationGate } from './confirmation-gate.tsx';
// Its chunk is here before a test waits for it.
import '../features/account/components/confirm-identity.tsx';

const PASSWORD = 'la encina de la dehesa';
const REFUSED = {
  error: 'Escribe tu contraseña para hacer esto.',
  code: 'confirmation_required',
};
const PIN_OF_MARIA = 'PATCH /staff/api/users/maria';
const CONFIRMATION = 'POST /staff/api/admin/confirmation';

let server: ReturnType<typeof staffServer>;
let isConfirmed: boolean;

beforeEach(() => {
  isConfirmed = false;
  server = staffServer({
    [PIN_OF_MARIA]: () =>
      isConfirmed ? Response.json({ id: 'maria' }) : Response.json(REFUSED, { status: 403 }),
    [CONFIRMATION]: ({ body }) => {
      const { currentPassword } = body as { currentPassword: string };
      isConfirmed = currentPassword === PASSWORD;
      return Response.json({ valid: isConfirmed });
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function Reset() {
  const reset = useMutation({
    mutationFn: () => call(update, { params: { id: 'maria' }, body: { pin: '1357' } }),
  });
  return (
    <>
      <button type="button" onClick={() => reset.mutate()}>
        Guardar
      </button>
      <p>{reset.isSuccess ? 'Guardado' : sentenceOf(reset.error, '')}</p>
    </>
  );
}

function show() {
  const history = createViewHistory(memoryBrowser(), () => ({
    view: 'admin-dashboard',
    params: {},
  }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider history={history}>
        <Reset />
        <ConfirmationGate />
      </NavigationProvider>
    </QueryClientProvider>,
  );
}

const sentTo = (wanted: string) =>
  server.sent.filter(({ method, path }) => `${method} ${path}` === wanted);

async function ask(): Promise<HTMLElement> {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  return screen.findByLabelText('Tu contraseña');
}

function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
}

it('what wants a confirmation asks for the password in place, and is then done once', async () => {
  const field = await ask();
  type(field, 'otra cosa');
  await screen.findByText('Esa no es tu contraseña. Escríbela otra vez.');
  expect(sentTo(PIN_OF_MARIA)).toHaveLength(1);
  type(field, PASSWORD);
  await screen.findByText('Guardado');
  expect(screen.queryByText('Escribe tu contraseña')).toBeNull();
  expect(sentTo(PIN_OF_MARIA).map(({ body }) => body)).toEqual([{ pin: '1357' }, { pin: '1357' }]);
});

it('who does not type it is told why nothing happened', async () => {
  await ask();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await screen.findByText(REFUSED.error);
  await waitFor(() => expect(screen.queryByText('Escribe tu contraseña')).toBeNull());
  expect(sentTo(CONFIRMATION)).toEqual([]);
});

it('an empty password is not sent', async () => {
  type(await ask(), '');
  await screen.findByText('Escribe tu contraseña.');
  expect(sentTo(CONFIRMATION)).toEqual([]);
});
