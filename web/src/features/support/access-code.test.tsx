import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, showInPanel } from '../../testing/panel.tsx';
import { staffServer } from '../../testing/staff-server.ts';
import { AccessCode } from './components/access-code.tsx';

const ACCESS = {
  name: 'Rosa Mora',
  email: 'rosa@ejemplo.es',
  code: { code: 'ABCD-EFGH', expiresAt: '2026-11-27T16:05:00.000Z', publicUrl: null },
  municipalityId: 'valle',
};

afterEach(() => vi.unstubAllGlobals());

it('the code with which a relative chooses her password is not lost with Escape', () => {
  staffServer({});
  const onClose = vi.fn();
  showInPanel(<AccessCode access={ACCESS} onClose={onClose} />);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  screen.getByRole('heading', { name: /^¿Cerrar sin dar el código/ });
  expect(onClose).not.toHaveBeenCalled();
  press('Volver al código');
  expect(screen.getByText('ABCD-EFGH')).toBeTruthy();
  press('Cerrar');
  expect(onClose).toHaveBeenCalledOnce();
});
