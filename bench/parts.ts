import { compare } from './parts/compare.ts';
import { flat } from './parts/flat.ts';
import type { Part } from './support/part.ts';

/** All that can be measured, by the name under which it is asked for. */
export const PARTS = { compare, flat } as const satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;

/** What is measured where nobody says what. */
export const USUAL_PARTS: readonly PartName[] = ['compare', 'flat'];

export const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);
