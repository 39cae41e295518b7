import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, showInPanel } from '../../testing/panel.tsx';
import { SetupCode } from './components/setup-code.tsx';

it('the code of a new town is not lost with Escape: it asks first, and the code is there again', () => {
  const onClose = vi.fn();
  showInPanel(<SetupCode town="Olivenza" code="ABCDEFGHJKLM" onClose={onClose} />);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  screen.getByRole('heading', { name: /^¿Cerrar sin apuntar el código/ });
  expect(onClose).not.toHaveBeenCalled();
  press('Volver al código');
  expect(screen.getByText('ABCD-EFGH-JKLM')).toBeTruthy();
  press('Ya lo tengo');
  expect(onClose).toHaveBeenCalledOnce();
});
