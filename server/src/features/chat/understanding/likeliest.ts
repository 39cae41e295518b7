import type { Learnt } from './classifier-file.ts';
import type { Features } from './hashing.ts';
import { BIAS, chancesOf } from './linear.ts';

/** Each class with how likely it is, 0 to 1; the likeliest first. */
export function likeliest<Class extends string>(
  { classes, table, unit }: Learnt<Class>,
  features: Features,
): [Class, number][] {
  const width = classes.length;
  const scores = new Float64Array(width);
  const add = (row: number, amount: number) => {
    for (let i = 0; i < width; i++) {
      scores[i] = (scores[i] ?? 0) + (table[row * width + i] ?? 0) * amount * unit;
    }
  };
  for (const [i, place] of features.places.entries()) add(place, features.amounts[i] ?? 0);
  add(table.length / width - 1, BIAS);
  const chances = chancesOf(scores);
  return classes
    .map((name, i): [Class, number] => [name, chances[i] ?? 0])
    .toSorted(([, a], [, b]) => b - a);
}
