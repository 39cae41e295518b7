/** One way to make a word of another: its end goes, another comes. */
interface Suffix {
  readonly strip: string;
  readonly add: string;
  /** Flags of what may follow. */
  readonly then: string;
  readonly fits: RegExp;
}

/** All the forms that a Hunspell dictionary knows, but for those with a prefix. */
export function* formsIn(affixes: string, words: string): Generator<string> {
  const suffixes = suffixesIn(affixes);
  for (const line of words.split('\n').slice(1)) {
    const [word = '', flags = ''] = line.trim().split('/');
    if (word === '') continue;
    yield word;
    yield* formsOf(word, flags, suffixes, true);
  }
}

function* formsOf(
  word: string,
  flags: string,
  suffixes: ReadonlyMap<string, readonly Suffix[]>,
  goesOn: boolean,
): Generator<string> {
  for (const flag of flags) {
    for (const { strip, add, then, fits } of suffixes.get(flag) ?? []) {
      if (!word.endsWith(strip) || !fits.test(word)) continue;
      const form = word.slice(0, word.length - strip.length) + add;
      yield form;
      if (goesOn && then) yield* formsOf(form, then, suffixes, false);
    }
  }
}

function suffixesIn(affixes: string): ReadonlyMap<string, readonly Suffix[]> {
  const found = new Map<string, Suffix[]>();
  for (const line of affixes.split('\n')) {
    const [kind, flag = '', strip = '0', end = '0', condition] = line.trim().split(/\s+/);
    if (kind !== 'SFX' || condition === undefined) continue;
    const [add = '', then = ''] = end.split('/');
    const suffix = {
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      then,
      fits: new RegExp(`${condition}$`, 'u'),
    };
    found.set(flag, [...(found.get(flag) ?? []), suffix]);
  }
  return found;
}
