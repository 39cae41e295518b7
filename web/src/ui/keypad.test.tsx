import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Keypad } from './keypad.tsx';

const onComplete = vi.fn();
const onIncomplete = vi.fn();

function PinForm() {
  const [pin, setPin] = useState('');
  const props = { onComplete, onIncomplete, onChange: setPin };
  return <Keypad label="PIN" value={pin} {...props} />;
}

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'PIN' });

describe('the keypad', () => {
  it('says how many digits are in, and hands over the PIN at the fourth', () => {
    render(<PinForm />);
    for (const digit of ['1', '1', '0', '9']) tap(digit);
    expect(screen.getByText('4 de 4 números')).toBeDefined();
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('1109');
  });

  it('takes one digit back, or all of them', () => {
    render(<PinForm />);
    for (const digit of ['1', '2', '3']) tap(digit);
    tap('Borrar');
    expect(field().value).toBe('12');
    tap('Limpiar');
    expect(field().value).toBe('');
  });

  it('takes a pasted PIN, whatever stands between its digits', () => {
    onComplete.mockClear();
    render(<PinForm />);
    fireEvent.change(field(), { target: { value: ' 4-3 2 1 99' } });
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('4321');
  });

  it('can be worked from a keyboard while a key has the focus', () => {
    render(<PinForm />);
    const key = screen.getByRole('button', { name: '5' });
    for (const pressed of ['1', '2', '3', 'Backspace']) fireEvent.keyDown(key, { key: pressed });
    expect(field().value).toBe('12');
  });

  it('tells that Enter came too early', () => {
    render(<PinForm />);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onIncomplete).toHaveBeenCalledOnce();
  });

  it('keeps the PIN away from the browser’s memory, and opens the number keyboard', () => {
    render(<PinForm />);
    expect(field().autocomplete).toBe('off');
    expect(field().inputMode).toBe('numeric');
  });

  it('keeps the room of the longest error, and says the hint where there is none', () => {
    const Wrong = ({ error }: { error?: string }) => (
      <Keypad
        label="PIN"
        value=""
        onChange={vi.fn()}
        onComplete={onComplete}
        hint="Escribe tu PIN"
        longestError="Demasiados intentos"
        error={error}
      />
    );
    const { rerender } = render(<Wrong />);
    const room = screen.getByText('Escribe tu PIN').parentElement;
    expect(room?.dataset.room).toBe('Demasiados intentos');
    rerender(<Wrong error="PIN incorrecto" />);
    expect(screen.queryByText('Escribe tu PIN')).toBeNull();
    expect(screen.getByRole('alert').parentElement).toBe(room);
    expect(screen.getByRole('alert').textContent).toBe('PIN incorrecto');
  });

  it('says what was wrong once the keys take digits again, and not before', () => {
    const Wrong = ({ disabled }: { disabled: boolean }) => (
      <Keypad
        label="PIN"
        value=""
        onChange={vi.fn()}
        onComplete={onComplete}
        error="PIN incorrecto"
        disabled={disabled}
      />
    );
    const { rerender } = render(<Wrong disabled />);
    expect(screen.getByRole('alert').textContent).toBe('');
    rerender(<Wrong disabled={false} />);
    expect(screen.getByRole('alert').textContent).toBe('PIN incorrecto');
  });
});
