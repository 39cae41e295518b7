import type { LinkedPerson } from '@encina/contract/support';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { choiceOf } from '../../testing/choices.ts';
import { editedByTwo, WRITTEN_MEANWHILE } from '../../testing/edited-by-two.ts';
import { aMomentLater, press, showInPanel, type } from '../../testing/panel.tsx';
import { staffServer } from '../../testing/staff-server.ts';
import { PersonsDialog } from './components/persons-dialog.tsx';

const LUCIA: LinkedPerson = {
  id: 'lucia',
  name: 'Lucía Gómez',
  email: 'lucia@ejemplo.es',
  relation: 'Hija',
  hasPassword: true,
  version: 1,
};

afterEach(() => vi.unstubAllGlobals());

it('a name that a colleague has corrected meanwhile is not put back: both are shown', async () => {
  const lucia = editedByTwo(LUCIA);
  staffServer({
    'GET /staff/api/users/rosa/support-persons': () => Response.json([lucia.now]),
    'PATCH /staff/api/support-persons/lucia': lucia.update,
  });
  showInPanel(<PersonsDialog userId="rosa" userName="Rosa Gala" onClose={vi.fn()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Editar a Lucía Gómez' }));
  type('Nombre', 'Lucía Rangel');
  type('Correo Electrónico', 'lucia.rangel@ejemplo.es');
  lucia.now = { ...LUCIA, name: 'Lucía Gómez Rangel', version: 2 };
  press('Guardar');
  await screen.findByText(new RegExp(WRITTEN_MEANWHILE));
  expect(choiceOf('Nombre', /En tu formularioLucía Rangel/).checked).toBe(true);
  expect(screen.queryByRole('group', { name: 'Correo Electrónico' })).toBeNull();
  fireEvent.click(choiceOf('Nombre', /Ahora ponelucía gómez rangel/i));
  await aMomentLater();
  press('Guardar');
  await waitFor(() => expect(lucia.now.version).toBe(3));
  expect(lucia.now).toMatchObject({ name: 'Lucía Gómez Rangel', email: 'lucia.rangel@ejemplo.es' });
});
