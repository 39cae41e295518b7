import { expect } from 'vitest';
import type { Ended } from './process.ts';

/** One sentence for the clerk, and the exit code that says "failed". */
export function expectSentence(ended: Ended, sentence: string | RegExp) {
  expect(ended.code).toBe(1);
  expect(ended.stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(ended.stderr.trimEnd()).toMatch(sentence);
  expect(ended.stdout).toBe('');
}
