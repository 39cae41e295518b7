import { expect, it } from 'vitest';
import { z } from 'zod';
import { randomId } from './random-id.ts';

it('a random id is a UUID of version 4, never twice the same', () => {
  const ids = Array.from({ length: 100 }, randomId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
