import { describe, expect, it } from 'vitest';
import { withSection } from './results.ts';

describe('the results', () => {
  const both = withSection(withSection('# What was measured\n', 'flat', 'slow'), 'chat', 'clever');

  it('keep the section of each part', () => {
    expect(both).toContain('slow');
    expect(both).toContain('clever');
  });

  it('hold what a part has measured last, in its place, and the others as they were', () => {
    const again = withSection(both, 'flat', 'fast');
    expect(again).not.toContain('slow');
    expect(again.indexOf('fast')).toBeLessThan(again.indexOf('clever'));
    expect(withSection(again, 'flat', 'slow')).toBe(both);
  });
});
