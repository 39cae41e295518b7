import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { QrPicture } from './qr-picture.tsx';

const ADDRESS = 'https://encina.pueblo.es/?codigo=ABCD-2345&municipio=valle';

it('the picture has a name, a white margin, and each dark point of the code and no other', () => {
  render(<QrPicture text={ADDRESS} label="Código QR: ABCD-2345" />);
  const picture = screen.getByRole('img', { name: 'Código QR: ABCD-2345' });
  const drawn =
    picture
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g) ?? [];
  const { data, size } = encode(ADDRESS, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}`] : [])));
  expect(drawn).toEqual(dark);
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  expect(data.slice(0, 4).flat()).not.toContain(true);
});
