import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useStep } from './use-step.ts';

function Steps({ step }: { step: string }) {
  useStep(step);
  return <h1>{step}</h1>;
}

it('takes whoever goes on to the top of what comes, and leaves the first where the view put her', () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  const { rerender } = render(<Steps step="Administración" />);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<Steps step="Crear cuenta" />);
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Crear cuenta' }));
});
