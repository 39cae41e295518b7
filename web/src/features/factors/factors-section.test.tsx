import type { Factors } from '@encina/contract/factors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../lib/navigation.tsx';
import { createViewHistory } from '../../lib/view-history.ts';
import { memoryBrowser } from '../../testing/memory-browser.ts';
import { staffServer } from '../../testing/staff-server.ts';
import { FactorDialog } from './components/factor-dialog.tsx';
import { FactorsSection } from './components/factors-section.tsx';

const NONE: Factors = {
  passkeys: [],
  appSince: null,
  codesLeft: 0,
  isRequired: false,
  site: window.location.hostname,
};
const SINCE = '2026-11-20T10:00:00.000Z';
const SOME: Factors = {
  ...NONE,
  passkeys: [{ id: 'k', name: 'Mac', site: 'localhost', createdAt: SINCE, lastUsedAt: SINCE }],
  appSince: SINCE,
  codesLeft: 8,
};
const CODES = Array.from({ length: 10 }, (_, at) => `ABCD${at}-FGHJK`);

const onTask = vi.fn();
const onAdded = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => vi.unstubAllGlobals());

function wrapped(children: ReactNode) {
  const history = createViewHistory(memoryBrowser(), () => ({
    view: 'admin-dashboard',
    params: {},
  }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider history={history}>{children}</NavigationProvider>
    </QueryClientProvider>,
  );
}

function show(factors: Factors) {
  const server = staffServer({ '/staff/api/admin/factors': () => Response.json(factors) });
  wrapped(<FactorsSection said="" onTask={onTask} onAdded={onAdded} />);
  return server;
}

it('an account without a second factor is offered both kinds', async () => {
  show(NONE);
  await screen.findByText(/Ahora entras solo con la contraseña/);
  fireEvent.click(screen.getByRole('button', { name: 'Usar una aplicación de códigos' }));
  expect(onTask).toHaveBeenCalledWith({ kind: 'app' });
  expect(screen.getByRole('button', { name: 'Usar este ordenador o la llave' })).toBeTruthy();
});

it('what is there is listed, and each can be taken away', async () => {
  show(SOME);
  const remove = await screen.findByRole('button', { name: 'Quitar Llave de acceso: Mac' });
  fireEvent.click(remove);
  expect(onTask).toHaveBeenCalledWith({ kind: 'remove', passkey: SOME.passkeys[0] });
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Aplicación de códigos' }));
  expect(onTask).toHaveBeenCalledWith({ kind: 'remove', passkey: undefined });
  expect(screen.getByText('8')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Usar una aplicación de códigos' })).toBeNull();
});

it('where no passkey can be made, why is said, and the app is offered', async () => {
  show({ ...NONE, site: null });
  await screen.findByText(/una dirección con nombre que empiece por https/);
  expect(screen.queryByRole('button', { name: 'Usar este ordenador o la llave' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Usar una aplicación de códigos' })).toBeTruthy();
});

it('a passkey that the browser does not give is told in words', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const refused = Object.assign(new Error('no'), { name: 'NotAllowedError' });
  vi.doMock('@simplewebauthn/browser', () => ({
    startRegistration: () => Promise.reject(refused),
  }));
  staffServer({
    '/staff/api/admin/factors': () => Response.json(NONE),
    'POST /staff/api/admin/passkeys/start': () => Response.json({ pending: 'p', options: {} }),
  });
  wrapped(<FactorsSection said="" onTask={onTask} onAdded={onAdded} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Usar este ordenador o la llave' }));
  await screen.findByText('No se ha usado ninguna llave. Inténtalo otra vez.');
  expect(onAdded).not.toHaveBeenCalled();
});

it('an app is added with the code that it shows, and a wrong one stands at the field', async () => {
  const wrong = 'Ese código no es. Espera al siguiente y escríbelo.';
  staffServer({
    'POST /staff/api/admin/code-app/start': () =>
      Response.json({ pending: 'p', secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x' }),
    'PUT /staff/api/admin/code-app': ({ body }) =>
      (body as { code: string }).code === '123456'
        ? Response.json({ recoveryCodes: CODES })
        : Response.json(
            { error: wrong, code: 'invalid', fields: { code: wrong } },
            { status: 400 },
          ),
  });
  wrapped(
    <FactorDialog task={{ kind: 'app' }} onClose={vi.fn()} onAdded={onAdded} onDone={vi.fn()} />,
  );
  const field = await screen.findByLabelText('Código de seis cifras');
  expect(screen.getByRole('img', { name: 'Dibujo para la aplicación de códigos' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'No puedo enfocar el dibujo' }));
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  fireEvent.change(field, { target: { value: '654321' } });
  fireEvent.submit(field);
  await waitFor(() => expect(screen.getAllByText(wrong).length).toBeGreaterThan(0));
  fireEvent.change(field, { target: { value: '123456' } });
  fireEvent.submit(field);
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith(CODES));
});

it('the codes are shown, and printed on a sheet that names nobody', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  staffServer({});
  wrapped(
    <FactorDialog
      task={{ kind: 'codes', codes: CODES }}
      onClose={vi.fn()}
      onAdded={onAdded}
      onDone={vi.fn()}
    />,
  );
  expect(screen.getByText('ABCD0-FGHJK')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelector('.paper-sheet')?.textContent).toContain('ABCD9-FGHJK');
});
