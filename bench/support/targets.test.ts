import { describe, expect, it } from 'vitest';
import { judge, ratio } from './targets.ts';

const target = { says: 'fast', unit: ' ×' };

describe('a target', () => {
  it('is met at its very limit from below, and not a hair under it', () => {
    expect(judge({ ...target, measured: 0.7, atLeast: 0.7 })).toBe('met');
    expect(judge({ ...target, measured: 0.6999, atLeast: 0.7 })).toBe('not met');
  });

  it('that must stay below a limit is not met at it', () => {
    expect(judge({ ...target, measured: 9.99, below: 10 })).toBe('met');
    expect(judge({ ...target, measured: 10, below: 10 })).toBe('not met');
  });

  it('is neither met nor missed where nothing was measured', () => {
    expect(judge({ ...target, measured: undefined, atLeast: 1 })).toBe('not measured');
    expect(judge({ ...target, measured: Number.NaN, below: 1 })).toBe('not measured');
  });

  it('compares two figures only where both were measured', () => {
    expect(ratio(3, 2)).toBe(1.5);
    expect(ratio(undefined, 2)).toBeUndefined();
    expect(ratio(3, undefined)).toBeUndefined();
  });
});
