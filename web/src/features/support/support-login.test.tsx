import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '../../lib/storage.ts';
import { showView } from '../../testing/show-view.tsx';
import { UNREADABLE_ANSWERS } from '../../testing/unreadable-answers.ts';
import { SupportLogin } from './screens/support-login.tsx';

beforeEach(() => {
  localStorage.clear();
  writeStored('municipalityId', 'valle');
});
afterEach(() => vi.unstubAllGlobals());

it.for(UNREADABLE_ANSWERS)(
  'a relative’s log-in that gets %s says "Error al iniciar sesión"',
  async ([, answer]) => {
    vi.stubGlobal('fetch', async () => answer);
    const { history } = showView(<SupportLogin />, { view: 'support-login', params: {} });
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('Correo electrónico', 'lucia@ejemplo.es');
    type('Contraseña', 'una-clave');
    fireEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    await screen.findByText('Error al iniciar sesión');
    expect(history.snapshot().entry.location.view).toBe('support-login');
  },
);
