import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '../../lib/storage.ts';
import { UNREADABLE_ANSWERS } from '../../testing/unreadable-answers.ts';
import { LoginForm } from './components/login-form.tsx';

beforeEach(() => {
  localStorage.clear();
  writeStored('municipalityId', 'valle');
});
afterEach(() => vi.unstubAllGlobals());

it.for(UNREADABLE_ANSWERS)(
  'a log-in that gets %s says "Error de autenticación"',
  async ([, answer]) => {
    vi.stubGlobal('fetch', async () => answer);
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
  },
);
