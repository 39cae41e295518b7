import { v7 } from 'uuid';
import type { Random } from './random.ts';

/** In the past for good, so that whatever the product adds later sorts after it. */
const FIRST_MS = Date.UTC(2025, 0, 1);

/** UUID v7 that are the same at every seeding, each greater than the one before. */
export function ids(random: Random): () => string {
  let count = 0;
  return () => {
    count += 1;
    const bytes = Uint8Array.from({ length: 16 }, () => random.between(0, 255));
    return v7({ msecs: FIRST_MS + count, seq: count, random: bytes });
  };
}
