import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HueCard } from './hue-card.tsx';

const onTap = vi.fn();
let top: number;

beforeEach(() => {
  onTap.mockClear();
  top = 100;
  render(<HueCard hue="sky" pictogram={null} title="Juegos" onClick={onTap} />);
  vi.spyOn(screen.getByRole('button'), 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 300, 112),
  );
});

const at = (clientX: number, clientY: number) => ({ clientX, clientY });
function touch(from: [number, number], to: [number, number], scrolled = 0) {
  const card = screen.getByRole('button');
  fireEvent.touchStart(card, { touches: [at(...from)] });
  top -= scrolled;
  fireEvent.touchEnd(card, { changedTouches: [at(...to)] });
}

it('a finger that slips within a card is a tap', () => {
  touch([40, 150], [160, 190]);
  expect(onTap).toHaveBeenCalledOnce();
});

it('a finger that slips is one tap, also where the browser sends a click for it', () => {
  touch([40, 150], [52, 150]);
  fireEvent.click(screen.getByRole('button'));
  expect(onTap).toHaveBeenCalledOnce();
});

it('a finger that leaves the card, scrolls, or is one of two is no tap', () => {
  touch([40, 150], [40, 240]);
  touch([40, 150], [40, 110], 30);
  fireEvent.touchStart(screen.getByRole('button'), { touches: [at(40, 150), at(90, 150)] });
  fireEvent.touchEnd(screen.getByRole('button'), { changedTouches: [at(80, 150)] });
  expect(onTap).not.toHaveBeenCalled();
});

it('a finger that stays is left to the browser', () => {
  touch([40, 150], [42, 150]);
  expect(onTap).not.toHaveBeenCalled();
});
