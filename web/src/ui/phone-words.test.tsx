import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneLink } from './phone-link.tsx';
import { phoneWords } from './phone-words.ts';

it('a telephone number is written in the groups in which it is read out', () => {
  expect(['915620420', '932001122', '924112233', '600112233', '900202202'].map(phoneWords)).toEqual(
    ['91 562 04 20', '93 200 11 22', '924 11 22 33', '600 11 22 33', '900 202 202'],
  );
});

it('a short number, one from abroad and one that somebody grouped stay as they are', () => {
  const asWritten = ['112', '024', '+34915620420', '924 112 233', '600 112 233'];
  expect(asWritten.map(phoneWords)).toEqual(asWritten);
});

it('a number is shown in groups and called without blanks', () => {
  render(<PhoneLink phone="924112233" className="" />);
  const link = screen.getByRole('link', { name: '924 11 22 33' });
  expect(link.getAttribute('href')).toBe('tel:924112233');
});
