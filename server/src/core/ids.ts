import { v5, v7 } from 'uuid';

/**
 * UUID v7: sorts by the time it was made, which keeps an index's writes together. Lists and cursors are in the order of
 * ids, so two of one millisecond must be in the order in which they were made: this package counts within a
 * millisecond, while Node's own `crypto.randomUUIDv7` draws the rest by chance.
 */
export const newId = (): string => v7();

const DERIVED = 'a2b1f0c6-7f0e-5d0b-9a53-0c1f4ba9d6a4';

/** The id of what is made of something: made again, it is the same one, and nobody can choose it. */
export const derivedId = (from: string): string => v5(from, DERIVED);
