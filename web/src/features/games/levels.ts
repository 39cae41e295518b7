import type { Level } from '@encina/games/constants';

/** The three levels, each with what it brings. */
export const levelsOf = (
  words: Readonly<Record<Level, string>>,
): readonly (readonly [Level, string])[] => [
  ['easy', `Fácil: ${words.easy}`],
  ['medium', `Medio: ${words.medium}`],
  ['hard', `Difícil: ${words.hard}`],
];
