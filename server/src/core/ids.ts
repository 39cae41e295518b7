import { v7 } from 'uuid';

/**
 * UUID v7: sorts by the time it was made, which keeps an index's writes together. Lists and cursors are in the order of
 * ids, so two of one millisecond must be in the order in which they were made: this package counts within a
 * millisecond, while Node's own `crypto.randomUUIDv7` draws the rest by chance.
 */
export const newId = (): string => v7();
