import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PinField } from './pin-field.tsx';

function show(pin: string, birthDate: string | null = '1941-05-02'): void {
  const field = () => ({ value: pin, error: undefined, onChange: () => undefined });
  const form = { values: { pin }, field, change: () => undefined };
  render(<PinField form={form as never} birthDate={birthDate} />);
}

it.each(['1234', '1111', '1941', '0205'])('staff are warned of the easy PIN %s', (pin) => {
  show(pin);
  expect(screen.getByLabelText('PIN de acceso').getAttribute('value')).toBe(pin);
  expect(screen.getByText(/^Ese PIN es fácil de adivinar\. Puedes dejarlo/)).toBeTruthy();
});

it.each(['', '12', '195', '2468'])('staff are told what "%s" is for', (pin) => {
  show(pin);
  expect(screen.getByText('Cuatro números. Al entrar elegirá el suyo.')).toBeTruthy();
});
