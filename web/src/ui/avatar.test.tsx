import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar, initialsOf } from './avatar.tsx';

describe('an avatar', () => {
  it('shows the photo, and the initials where the photo does not load', () => {
    const { container } = render(<Avatar id="u1" name="Josefa Gómez" photo="/foto.webp" />);
    const photo = container.querySelector('img');
    expect(photo?.getAttribute('src')).toBe('/foto.webp');
    if (photo) fireEvent.error(photo);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('JG')).toBeDefined();
  });

  it('tries again when there is another photo', () => {
    const { container, rerender } = render(<Avatar id="u1" name="Ana" photo="/a.webp" />);
    const photo = container.querySelector('img');
    if (photo) fireEvent.error(photo);
    rerender(<Avatar id="u1" name="Ana" photo="/b.webp" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.webp');
  });

  it('gives a person the same colour every time', () => {
    const hues = [1, 2].map(() => {
      const { container, unmount } = render(<Avatar id="u7" name="Ana" />);
      const hue = container.querySelector('[data-hue]')?.getAttribute('data-hue');
      unmount();
      return hue;
    });
    expect(hues[0]).toBe(hues[1]);
  });

  it.each([
    ['Josefa Gómez Rangel', 'JG'],
    ['María de la Paz', 'MP'],
    ['ángel', 'Á'],
    ['  ', ''],
  ])('turns "%s" into the initials "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
