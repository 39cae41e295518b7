import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Board } from './board.tsx';

/** A board of two cells, each 100 px wide. */
function drawn() {
  const onPress = vi.fn();
  const cells = [{ name: 'uno' }, { name: 'dos' }];
  render(<Board label="Casillas" columns={2} cells={cells} onPress={onPress} />);
  const [one, two] = ['uno', 'dos'].map((name, at) => {
    const cell = screen.getByRole('button', { name });
    cell.getBoundingClientRect = () => new DOMRect(at * 100, 0, 100, 100);
    return cell;
  });
  if (!one || !two) throw new Error('no cells');
  return { onPress, one, two };
}

it('counts a finger that slipped inside its cell, without any click', () => {
  const { onPress, one } = drawn();
  fireEvent.pointerDown(one, { clientX: 10, clientY: 10, button: 0 });
  fireEvent.pointerUp(one, { clientX: 90, clientY: 80 });
  expect(onPress).toHaveBeenCalledExactlyOnceWith(0);
});

it('counts a tap and its click once', () => {
  const { onPress, two } = drawn();
  fireEvent.pointerDown(two, { clientX: 150, clientY: 50, button: 0 });
  fireEvent.pointerUp(two, { clientX: 152, clientY: 50 });
  fireEvent.click(two);
  expect(onPress).toHaveBeenCalledExactlyOnceWith(1);
});

it('counts the click of a keyboard', () => {
  const { onPress, one } = drawn();
  fireEvent.click(one);
  fireEvent.click(one);
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('takes no finger that left its cell', () => {
  const { onPress, one, two } = drawn();
  fireEvent.pointerDown(one, { clientX: 90, clientY: 50, button: 0 });
  fireEvent.pointerUp(two, { clientX: 130, clientY: 50 });
  expect(onPress).not.toHaveBeenCalled();
});
