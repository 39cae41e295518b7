import { capital } from '../spanish.ts';

/** The same in shorter sentences, a line each: what was one breath becomes several. */
export const slowly = (text: string): string =>
  text
    .split(/(?<=[.!?…»])\s+|[,;:]\s+|\n/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => capital(/[.!?…»]$/u.test(part) ? part : `${part}.`))
    .join('\n');
