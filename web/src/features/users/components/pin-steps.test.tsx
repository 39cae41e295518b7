import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { PinSteps } from './pin-steps.tsx';

function show(asksCurrent = false) {
  const onChosen = vi.fn();
  render(
    <PinSteps
      asksCurrent={asksCurrent}
      birthDate="1941-05-02"
      isSending={false}
      field={createRef()}
      onChosen={onChosen}
    />,
  );
  return onChosen;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function type(pin: string): void {
  for (const digit of pin) press(digit);
}
const chosenIn = (onChosen: ReturnType<typeof show>) => onChosen.mock.calls.at(-1)?.[0];

it('a new PIN is asked for twice', () => {
  const onChosen = show();
  type('1357');
  expect(onChosen).not.toHaveBeenCalled();
  type('1358');
  expect(screen.getByText('No eran iguales. Escribe otra vez el PIN nuevo.')).toBeTruthy();
  type('1357');
  type('1357');
  expect(chosenIn(onChosen)).toEqual({ currentPin: null, newPin: '1357' });
});

it('an easy PIN is warned of, says why, and may be kept', () => {
  const onChosen = show();
  type('1941');
  expect(screen.getByRole('status').textContent).toContain('Es el año en que naciste.');
  press('Usar este PIN');
  type('1941');
  expect(chosenIn(onChosen)).toEqual({ currentPin: null, newPin: '1941' });
});

it('whoever is warned chooses another one', () => {
  const onChosen = show(true);
  type('2468');
  type('1111');
  press('Elegir otro PIN');
  type('1357');
  type('1357');
  expect(chosenIn(onChosen)).toEqual({ currentPin: '2468', newPin: '1357' });
});

it('the PIN of now is nothing to be warned of', () => {
  show(true);
  type('1111');
  expect(screen.queryByText(/fácil de adivinar/)).toBeNull();
});
