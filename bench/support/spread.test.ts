import { describe, expect, it } from 'vitest';
import { percentile, spreadOf } from './spread.ts';

describe('the spread of some rounds', () => {
  it('is the middle one, the least and the most, in whatever order they came', () => {
    expect(spreadOf([30, 10, 20])).toEqual({ median: 20, least: 10, most: 30 });
  });

  it('has its median between the two in the middle where they are even', () => {
    expect(spreadOf([1, 2, 4, 9]).median).toBe(3);
  });

  it('is an error where no round was measured', () => {
    expect(() => spreadOf([])).toThrow('No round');
  });
});

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1);

  it('is the value that so many are not greater than', () => {
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(100);
  });

  it('of one value is that value', () => {
    expect(percentile([7], 0.01)).toBe(7);
  });

  it('of nothing is no number', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});
