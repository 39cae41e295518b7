import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

/** A click at a moment of its own: happy-dom lets no one choose an event's timestamp. */
function tapAt(button: HTMLElement, ms: number): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: ms });
  fireEvent(button, event);
}

describe('a button', () => {
  it('takes two taps within 400 ms for one', () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Enviar</Button>);
    const button = screen.getByRole('button');
    for (const ms of [1000, 1200, 1399]) tapAt(button, ms);
    expect(onClick).toHaveBeenCalledTimes(1);
    tapAt(button, 1400);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('sends a form once, however the hand shakes', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit">Crear</Button>
      </form>,
    );
    for (const ms of [1000, 1150]) tapAt(screen.getByRole('button'), ms);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('has room for what it says while it is busy before it is', () => {
    const { rerender } = render(<Button busy={[false, 'Creando…']}>Crear</Button>);
    const button = screen.getByRole('button', { name: 'Crear' });
    expect(button.querySelector('.stacked-words')?.getAttribute('data-words')).toBe('Creando…');
    rerender(<Button busy={[true, 'Creando…']}>Crear</Button>);
    expect(screen.getByRole('button', { name: 'Creando…' })).toBe(button);
    // What it said before still takes its room.
    expect(button.querySelector('.invisible')?.textContent).toBe('Crear');
  });

  it('says what it is doing while it is busy, and takes no tap', () => {
    const onClick = vi.fn();
    render(
      <Button busy="Creando…" onClick={onClick}>
        Crear
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Creando…' });
    tapAt(button, 1000);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});
