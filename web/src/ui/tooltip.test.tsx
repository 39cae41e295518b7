import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Tooltip, TooltipGroup } from './tooltip.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const rest = (name: string) => {
  const button = screen.getByRole('button', { name });
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  fireEvent.mouseEnter(button);
  fireEvent.mouseMove(button);
};

describe('a tooltip', () => {
  it('opens when a mouse has rested on its button for 700 ms', async () => {
    render(
      <TooltipGroup>
        <Tooltip words="Hará falta la contraseña.">
          <Button>Cerrar Sesión</Button>
        </Tooltip>
      </TooltipGroup>,
    );
    rest('Cerrar Sesión');
    await pass(650);
    expect(screen.queryByText('Hará falta la contraseña.')).toBeNull();
    await pass(100);
    expect(screen.getByText('Hará falta la contraseña.')).toBeDefined();
  });
});
