import { v7 } from 'uuid';

/** UUID v7: sorts by the time it was made, which keeps an index's writes together. */
export const newId = (): string => v7();
