import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { testUnreadable } from '../../testing/unreadable-answers.ts';
import { LoginForm } from './components/login-form.tsx';

testUnreadable('a log-in', async () => {
  const onAnswer = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LoginForm email="ana@ejemplo.es" onAnswer={onAnswer} onCreate={vi.fn()} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'una-clave' } });
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  await screen.findByText('Error de autenticación');
  expect(onAnswer).not.toHaveBeenCalled();
});
