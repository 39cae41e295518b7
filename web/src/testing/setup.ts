import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { LONGEST_WAIT } from './eventually.ts';

// Left to itself, the library gives up after a second.
configure({ asyncUtilTimeout: LONGEST_WAIT });

/** What a component says on the console is a fault, unless the test replaced the method itself. */
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      said.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(said, 'nothing unexpected on the console').toEqual([]);
});
