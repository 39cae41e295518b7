import { describe, expect, it } from 'vitest';
import { isEasyPin } from './easy-pin.ts';

describe('a PIN', () => {
  it.each([
    ...['1111', '1122', '1212', '1221', '1234', '4321', '7890', '0987'],
    ...['2580', '1942', '2026'],
  ])('%s is easy for anybody', (pin) => {
    expect(isEasyPin(pin)).toBe(true);
  });

  it.each(['2304', '0423', '2342', '0442', '1942'])(
    '%s is easy for who was born on 23/04/1942',
    (pin) => {
      expect(isEasyPin(pin, '1942-04-23')).toBe(true);
    },
  );

  it.each(['0417', '2468', '9275', '3086', '2304'])('%s is not, without a date', (pin) => {
    expect(isEasyPin(pin)).toBe(false);
  });
});
