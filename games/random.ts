/** Where a seeded generator stands: a 32-bit integer, part of the state of a round. */
export type Seed = number;

/**
 * The next number of mulberry32 (Tommy Ettinger's generator, public domain): period 2³², even enough for shuffling
 * cards, and as small as its state. Not for secrets.
 * @returns a number in [0, 1) and the seed after it.
 */
export function nextRandom(seed: Seed): readonly [value: number, next: Seed] {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return [((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, next];
}

/** An integer in [0, below). `below`: 1 or more. */
export function nextInt(seed: Seed, below: number): readonly [value: number, next: Seed] {
  const [value, next] = nextRandom(seed);
  return [Math.floor(value * below), next];
}

/** The same items in another order (Fisher–Yates, from the end). */
export function shuffle<T>(
  items: readonly T[],
  seed: Seed,
): readonly [shuffled: readonly T[], next: Seed] {
  const shuffled = [...items];
  let at = seed;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const [other, next] = nextInt(at, last + 1);
    at = next;
    shuffled.splice(last, 1, ...shuffled.splice(other, 1, shuffled[last] as T));
  }
  return [shuffled, at];
}
