/** How the same is said in a hurry, at length, or to an ear that hears half of it. */
const OPENINGS = [
  'oye',
  'hija',
  'mira',
  'pues mira',
  'ay',
  'oye una cosa',
  'buenas',
  'hola',
  'que te digo que',
  'esta mañana',
  'ahora mismo',
  'escucha',
  'a ver',
];
const ENDINGS = [
  'hija',
  'eh',
  'y no se',
  'desde ayer',
  'ahora',
  'sabes',
  'no se que hacer',
  'pues eso',
  'hoy',
];
const SMALL = /^(?:el|la|los|las|un|una|de|del|a|al|y|que|lo|mi|en|con)$/;

/** The sentence as somebody else would have said it. */
export function variantOf(text: string, chance: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? '';
  let words = text.split(' ');
  if (words.length > 3 && chance() < 0.5) {
    words = words.filter((word) => !SMALL.test(word) || chance() > 0.35);
  }
  if (chance() < 0.3)
    words = words.map((word) => (chance() < 0.12 ? misspelt(word, chance) : word));
  if (chance() < 0.3) words = [pick(OPENINGS), ...words];
  if (chance() < 0.2) words = [...words, pick(ENDINGS)];
  return words.join(' ');
}

/** A letter is missing, or two have changed places. */
function misspelt(word: string, chance: () => number): string {
  if (word.length < 5) return word;
  const at = 1 + Math.floor(chance() * (word.length - 2));
  if (chance() < 0.5) return word.slice(0, at) + word.slice(at + 1);
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

/** What a line of `grammar.txt` says, with one of the choices in each of its places. */
export function sentenceOf(line: string, chance: () => number): string {
  const chosen = line.replace(/\(([^)]*)\)/g, (_, choices: string) => {
    const all = choices.split('|');
    return all[Math.floor(chance() * all.length)] ?? '';
  });
  return chosen.replace(/\s+/g, ' ').trim();
}
