import type { Score } from '@encina/contract/games';
import type { Level } from '@encina/games/constants';

const NAMES: Readonly<Record<Score['difficulty'], string>> = {
  easy: 'Fácil',
  normal: 'Medio',
  medium: 'Medio',
  hard: 'Difícil',
};

/** "Fácil" */
export const levelName = (difficulty: Score['difficulty']): string => NAMES[difficulty];

/** The three levels, each with what it brings: "Fácil: 4 por 4". */
export const levelsOf = (
  words: Readonly<Record<Level, string>>,
): readonly (readonly [Level, string])[] =>
  (['easy', 'medium', 'hard'] as const).map((level) => [
    level,
    `${levelName(level)}: ${words[level]}`,
  ]);
