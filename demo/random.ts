/** A generator that gives the same village every time. */
export interface Random {
  /** From 0 to under 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  /** Throws where there is nothing to choose from. */
  pick<T>(list: readonly T[]): T;
  /** `count` of the list in a random order, or all where it has fewer. */
  some<T>(list: readonly T[], count: number): T[];
}

/** One generator a name, so that a change in one life leaves the others as they were. */
export function random(name: string): Random {
  let state = 0x811c9dc5;
  // FNV-1a: spreads names that differ in one letter.
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);

  /** Mulberry32, public domain, by Tommy Ettinger. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick(list) {
      if (list.length === 0) throw new RangeError('Nothing to choose from.');
      return list[between(0, list.length - 1)] as (typeof list)[number];
    },
    some(list, count) {
      const order = list.map((item) => ({ item, place: next() }));
      return order
        .sort((a, b) => a.place - b.place)
        .slice(0, count)
        .map(({ item }) => item);
    },
  };
}
