import { z } from 'zod';
import type { gameType } from './games.ts';

/** What a game exercises, in the word of its card. */
export const area = z.enum(['memoria', 'atención', 'cálculo', 'razonamiento', 'visoespacial']);
export type Area = z.output<typeof area>;

/** The areas that each game exercises, the main one first. Everyday words, no medical claim. */
export const AREAS: Readonly<Record<z.output<typeof gameType>, readonly Area[]>> = {
  'memory-cards': ['memoria'],
  'number-sequence': ['memoria', 'atención'],
  'pattern-memory': ['memoria', 'atención'],
  'visual-memory': ['visoespacial', 'memoria'],
  sudoku: ['razonamiento'],
  puzzle: ['visoespacial', 'razonamiento'],
  math: ['cálculo'],
};
