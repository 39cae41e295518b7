/** Words that are right, and the way from a misspelt one to the nearest of them. */
export interface Spelling {
  readonly knows: (word: string) => boolean;
  /** The known word that was meant; the same word where none is near enough. */
  readonly correct: (word: string) => string;
}

const SHORTEST_CORRECTED = 4;
/** From this length on two letters may be wrong. */
const LONG = 8;

export function spelling(known: ReadonlySet<string>): Spelling {
  const sounds = new Map<string, string>();
  for (const word of known) if (!sounds.has(sound(word))) sounds.set(sound(word), word);
  const found = new Map<string, string>();

  function search(word: string): string {
    const alike = sounds.get(sound(word));
    if (alike !== undefined) return alike;
    if (word.length < SHORTEST_CORRECTED) return word;
    let best = word;
    let least = word.length >= LONG ? 3 : 2;
    for (const candidate of known) {
      if (candidate.length < SHORTEST_CORRECTED) continue;
      const distance = editDistance(word, candidate, least);
      if (distance < least) [best, least] = [candidate, distance];
    }
    return best;
  }

  return {
    knows: (word) => known.has(word),
    correct(word) {
      if (known.has(word) || /\d/.test(word)) return word;
      const known_ = found.get(word) ?? search(word);
      // A cache of whatever is typed would grow for ever.
      if (found.size < 5_000) found.set(word, known_);
      return known_;
    },
  };
}

/** The same for words that sound the same in Spanish: b and v, ll and y, c and z and s, g and j, an h. */
export function sound(word: string): string {
  return word
    .replace(/ch/g, 'X')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/[zs]|c(?=[ei])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/(.)\1/g, '$1');
}

/** Letters to add, leave out, change or swap; `most` where there are as many or more. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = Number(a[i - 1] !== b[j - 1]);
      let least = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row[j] = least;
    }
    if (Math.min(...row) >= most) return most;
    [before, last] = [last, row];
  }
  return Math.min(last[b.length] ?? most, most);
}
