import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { showView } from '../../testing/show-view.tsx';
import { testUnreadable } from '../../testing/unreadable-answers.ts';
import { SupportLogin } from './screens/support-login.tsx';

testUnreadable('a relative’s log-in', async () => {
  const { history } = showView(<SupportLogin />, { view: 'support-login', params: {} });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Correo electrónico', 'lucia@ejemplo.es');
  type('Contraseña', 'una-clave');
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  await screen.findByText('Error al iniciar sesión');
  expect(history.snapshot().entry.location.view).toBe('support-login');
});
