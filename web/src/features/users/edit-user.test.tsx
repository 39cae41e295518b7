import type { FullProfile } from '@encina/contract/users';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../lib/navigation.tsx';
import { createViewHistory } from '../../lib/view-history.ts';
import { choiceOf } from '../../testing/choices.ts';
import { memoryBrowser } from '../../testing/memory-browser.ts';
import { staffServer } from '../../testing/staff-server.ts';
import { ProfileDialog } from './components/profile-dialog.tsx';

const SEEN: FullProfile = {
  id: 'rosa',
  name: 'Rosa Gala',
  photo: null,
  isActive: true,
  hasPin: true,
  email: null,
  phone: '600 00 00 01',
  birthDate: null,
  adminId: null,
  municipalityId: 'valle',
  familyConsent: false,
  municipalConsent: false,
  familyConsentAt: null,
  municipalConsentAt: null,
  pauseReason: '',
  pauseWords: '',
  createdAt: '2026-11-20T16:05:00.000Z',
  version: 1,
};
const WHY = 'Berta Gil ha cambiado estos datos mientras los editabas.';

let now: FullProfile;
let server: ReturnType<typeof staffServer>;

beforeEach(() => {
  now = SEEN;
  server = staffServer({
    'GET /staff/api/users/rosa': () => Response.json(now),
    'PATCH /staff/api/users/rosa': ({ body }) => {
      const { version, ...values } = body as FullProfile;
      if (version !== now.version) {
        return Response.json({ error: WHY, code: 'changed_meanwhile' }, { status: 409 });
      }
      now = { ...now, ...values, version: version + 1 };
      return Response.json(now);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const history = createViewHistory(memoryBrowser(), () => ({
    view: 'admin-dashboard',
    params: {},
  }));
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider history={history}>
        <ProfileDialog
          userId="rosa"
          name="Rosa Gala"
          more={() => null}
          erase={null}
          onClose={vi.fn()}
        />
      </NavigationProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('600 00 00 01');
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('nothing that a colleague has changed meanwhile is put back: both values are shown, and one chosen', async () => {
  await show();
  press('Editar');
  type('Nombre completo', 'Rosa Gala Mora');
  type('Teléfono', '600 00 00 02');
  now = { ...SEEN, phone: '600 00 00 09', email: 'rosa@ejemplo.es', version: 2 };
  press('Guardar');
  await screen.findByText(new RegExp(WHY));
  // Of what she has not touched she only hears; what she has written she must have meant.
  expect(choiceOf('Teléfono', /En tu formulario600 00 00 02/).checked).toBe(true);
  expect(choiceOf('Correo electrónico', /Ahora ponerosa@ejemplo.es/).checked).toBe(true);
  expect(screen.queryByRole('group', { name: 'Nombre completo' })).toBeNull();
  fireEvent.click(choiceOf('Teléfono', /Ahora pone/));
  await new Promise((resolve) => setTimeout(resolve, 450));
  press('Guardar');
  await screen.findByText('Cambios guardados');
  expect(now).toMatchObject({
    name: 'Rosa Gala Mora',
    phone: '600 00 00 09',
    email: 'rosa@ejemplo.es',
    version: 3,
  });
});

it('whoever is quicker again is told of again', async () => {
  await show();
  press('Editar');
  type('Teléfono', '600 00 00 02');
  now = { ...SEEN, phone: '600 00 00 09', version: 2 };
  press('Guardar');
  await screen.findByText(new RegExp(WHY));
  now = { ...now, phone: '600 00 00 10', version: 3 };
  await new Promise((resolve) => setTimeout(resolve, 450));
  press('Guardar');
  await waitFor(() => expect(choiceOf('Teléfono', /Ahora pone600 00 00 10/)).toBeTruthy());
  expect(choiceOf('Teléfono', /En tu formulario600 00 00 02/).checked).toBe(true);
  expect(server.sent.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
});

it('when she was last in is not said of whoever does not share it', async () => {
  await show();
  expect(screen.queryByText('Actividad')).toBeNull();
});

it('when she was last in is said of whoever shares it', async () => {
  now = { ...SEEN, municipalConsent: true, lastActiveAt: null };
  await show();
  expect(screen.getByText('Actividad').nextSibling?.textContent).toBe('Todavía no ha entrado');
});
