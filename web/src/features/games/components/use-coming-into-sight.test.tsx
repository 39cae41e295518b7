import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useComingIntoSight } from './use-coming-into-sight.ts';

function Result() {
  const { card, heading } = useComingIntoSight();
  return (
    <section ref={card} aria-label="Resultado">
      <h2 ref={heading} tabIndex={-1}>
        ¡Enhorabuena!
      </h2>
      <button type="button">Ver el tablero</button>
    </section>
  );
}

function renderResult() {
  vi.useFakeTimers();
  render(<Result />);
  const scroll = vi.fn();
  screen.getByRole('region', { name: 'Resultado' }).scrollIntoView = scroll;
  return { scroll, waitLong: () => act(() => vi.advanceTimersByTimeAsync(10_000)) };
}

it('the result comes into sight by itself, after a look at the board', async () => {
  const { scroll, waitLong } = renderResult();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(scroll).not.toHaveBeenCalled();
  await waitLong();
  expect(scroll).toHaveBeenCalledOnce();
});

it.for(['pointerDown', 'wheel', 'keyDown'] as const)(
  'whoever has gone back to the board by %s is not led away from it',
  async (own) => {
    const { scroll, waitLong } = renderResult();
    fireEvent[own](screen.getByRole('button', { name: 'Ver el tablero' }));
    await waitLong();
    expect(scroll).not.toHaveBeenCalled();
  },
);
