import type { FullProfile } from '@encina/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choiceOf } from '../../testing/choices.ts';
import { editedByTwo, WRITTEN_MEANWHILE } from '../../testing/edited-by-two.ts';
import { aMomentLater, press, showInPanel, type } from '../../testing/panel.tsx';
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

let rosa: ReturnType<typeof editedByTwo<FullProfile>>;
let server: ReturnType<typeof staffServer>;

beforeEach(() => {
  rosa = editedByTwo(SEEN);
  server = staffServer({
    'GET /staff/api/users/rosa': () => Response.json(rosa.now),
    'PATCH /staff/api/users/rosa': rosa.update,
  });
});
afterEach(() => vi.unstubAllGlobals());

async function show() {
  showInPanel(
    <ProfileDialog
      userId="rosa"
      name="Rosa Gala"
      more={() => null}
      erase={null}
      onClose={vi.fn()}
    />,
  );
  await screen.findByText('600 00 00 01');
}

it('nothing that a colleague has changed meanwhile is put back: both values are shown, and one chosen', async () => {
  await show();
  press('Editar');
  type('Nombre completo', 'Rosa Gala Mora');
  type('Teléfono', '600 00 00 02');
  rosa.now = { ...SEEN, phone: '600 00 00 09', email: 'rosa@ejemplo.es', version: 2 };
  press('Guardar');
  await screen.findByText(new RegExp(WRITTEN_MEANWHILE));
  // Of what she has not touched she only hears; what she has written she must have meant.
  expect(choiceOf('Teléfono', /En tu formulario600 00 00 02/).checked).toBe(true);
  expect(choiceOf('Correo electrónico', /Ahora ponerosa@ejemplo.es/).checked).toBe(true);
  expect(screen.queryByRole('group', { name: 'Nombre completo' })).toBeNull();
  fireEvent.click(choiceOf('Teléfono', /Ahora pone/));
  await aMomentLater();
  press('Guardar');
  await screen.findByText('Cambios guardados');
  expect(rosa.now).toMatchObject({
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
  rosa.now = { ...SEEN, phone: '600 00 00 09', version: 2 };
  press('Guardar');
  await screen.findByText(new RegExp(WRITTEN_MEANWHILE));
  rosa.now = { ...rosa.now, phone: '600 00 00 10', version: 3 };
  await aMomentLater();
  press('Guardar');
  await waitFor(() => expect(choiceOf('Teléfono', /Ahora pone600 00 00 10/)).toBeTruthy());
  expect(choiceOf('Teléfono', /En tu formulario600 00 00 02/).checked).toBe(true);
  expect(server.sent.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
});

it('a birthday that has not come yet is said beside its field, and nothing is sent', async () => {
  await show();
  press('Editar');
  type('Fecha de nacimiento', '2999-01-01');
  press('Guardar');
  await screen.findByText('Esa fecha de nacimiento todavía no ha llegado. Revisa el año.');
  expect(screen.getByLabelText(/^Fecha de nacimiento/).getAttribute('aria-invalid')).toBe('true');
  expect(server.sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

it('a card that is not printed yet is not lost with Escape: it asks first', async () => {
  const onClose = vi.fn();
  showInPanel(
    <ProfileDialog
      userId="rosa"
      name="Rosa Gala"
      more={() => <p>Su PIN nuevo: 4821</p>}
      holdsUnprinted
      erase={null}
      onClose={onClose}
    />,
  );
  await screen.findByText('Su PIN nuevo: 4821');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  screen.getByRole('heading', { name: /^¿Cerrar sin imprimir la tarjeta/ });
  expect(onClose).not.toHaveBeenCalled();
  press('Volver a la tarjeta');
  expect(screen.getByText('Su PIN nuevo: 4821').closest('[hidden]')).toBeNull();
});

it('when she was last in is not said of whoever does not share it', async () => {
  await show();
  expect(screen.queryByText('Actividad')).toBeNull();
});

it('when she was last in is said of whoever shares it', async () => {
  rosa.now = { ...SEEN, municipalConsent: true, lastActiveAt: null };
  await show();
  expect(screen.getByText('Actividad').nextSibling?.textContent).toBe('Todavía no ha entrado');
});
