import { nextRandom } from '@encina/games/random';

/** The same numbers from the same seed. */
export function chance(seed: number): () => number {
  let at = seed;
  return () => {
    const [value, next] = nextRandom(at);
    at = next;
    return value;
  };
}
