import type { PendingEntry } from '@encina/contract/factors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SecondStep } from './components/second-step.tsx';

const PASSKEY: NonNullable<PendingEntry['passkey']> = {
  challenge: 'AAAA',
  rpId: window.location.hostname,
  timeout: 60_000,
  allowCredentials: [],
  userVerification: 'preferred',
};
const BOTH: PendingEntry = {
  pending: 'token',
  passkey: PASSKEY,
  passkeyElsewhere: null,
  hasApp: true,
};
const WRONG = { error: 'Eso no es correcto. Inténtalo otra vez.', code: 'wrong_factor' };

const onEntered = vi.fn();
const onBack = vi.fn();
const sent: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.clearAllMocks();
  sent.length = 0;
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return body.includes('123456')
      ? Response.json({ token: 't', id: 'ana', name: 'Ana' })
      : Response.json(WRONG, { status: 401 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (entry: PendingEntry) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SecondStep entry={entry} onEntered={onEntered} onBack={onBack} />
    </QueryClientProvider>,
  );
const button = (name: string) => screen.queryByRole('button', { name });

it('the code of the app opens, and a wrong one is told beside the field', async () => {
  show(BOTH);
  const field = screen.getByLabelText('Código de seis cifras');
  fireEvent.change(field, { target: { value: '000000' } });
  fireEvent.submit(field);
  await screen.findByText('Eso no es correcto. Inténtalo otra vez.');
  expect(onEntered).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '123456' } });
  fireEvent.submit(field);
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  expect(sent.at(-1)).toEqual({
    pending: 'token',
    proof: { kind: 'code', code: '123456' },
    enrolsDevice: false,
  });
});

it('an empty code is not sent', () => {
  show(BOTH);
  fireEvent.submit(screen.getByLabelText('Código de seis cifras'));
  expect(screen.getByText('Escribe el código.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('the passkey stands first, and the printed codes are for who has neither', () => {
  show(BOTH);
  expect(button('Usar este ordenador o la llave')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'No tengo la llave ni el teléfono' }));
  expect(screen.getByLabelText('Código de los que imprimiste')).toBeTruthy();
  expect(button('Usar este ordenador o la llave')).toBeNull();
  expect(screen.getByText(/pide a otra persona del ayuntamiento/)).toBeTruthy();
});

it('a passkey of another address is named, and a printed code asked for', () => {
  show({ ...BOTH, passkey: null, passkeyElsewhere: 'encina.pueblo.es', hasApp: false });
  expect(screen.getByText('encina.pueblo.es')).toBeTruthy();
  expect(screen.getByLabelText('Código de los que imprimiste')).toBeTruthy();
});

it('a browser that knows no passkeys offers the code alone', () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  show(BOTH);
  expect(button('Usar este ordenador o la llave')).toBeNull();
  expect(screen.getByLabelText('Código de seis cifras')).toBeTruthy();
});
