import { z } from 'zod';
import type { GameType } from './games.ts';

/** What a game asks of the mind, as the field names it. No promise of any effect is made anywhere. */
export const area = z.enum(['memoria', 'atención', 'cálculo', 'razonamiento', 'visoespacial']);
export type Area = z.output<typeof area>;

/** The areas that each game exercises, the main one first. */
export const AREAS: Readonly<Record<GameType, readonly [main: Area, ...others: Area[]]>> = {
  'memory-cards': ['memoria', 'atención'],
  'number-sequence': ['memoria', 'atención'],
  'pattern-memory': ['atención', 'memoria'],
  'visual-memory': ['visoespacial', 'memoria'],
  sudoku: ['razonamiento', 'atención'],
  puzzle: ['visoespacial', 'razonamiento'],
  math: ['cálculo', 'atención'],
};
