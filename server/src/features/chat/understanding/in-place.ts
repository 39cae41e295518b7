import { isDoing } from './infinitives.ts';
import { plain } from './words.ts';

const ARTICLE = /^(?:el|la|los|las|un|una|mi|mis|su|sus)$/;
const DEFINITE = /^(?:el|la|los|las|un|una)$/;
const PREPOSITION = /^(?:a|al|con|de|del|por|en|para)$/;
const INFINITIVE = /^\p{L}*[aeiáéí]r(?:me|le|les|lo|la)?$/iu;

/** "Pagar el recibo del agua", where "el agua" should be "la luz". */
export function inPlaceOf(title: string, not: string, named: string): string | undefined {
  // "… no. Al fontanero" begins a sentence, and goes on with a title.
  const it = named.replace(/^(?:Al?|Con|Del?|El|L[ao]s?|Una?|Mis?|Por)(?= )/u, (word) =>
    word.toLowerCase(),
  );
  const denied = plain(not).split(' ');
  const wrong = denied.at(-1) ?? '';
  const words = title.split(' ');
  const at = words.findIndex((word) => plain(word) === wrong);
  if (wrong.length < 3 || at < 0) return undefined;
  const before = words.slice(0, at);
  const last = before.at(-1)?.toLowerCase() ?? '';
  const isNamed = ARTICLE.test(it.split(' ')[0] ?? '') || PREPOSITION.test(it.split(' ')[0] ?? '');
  // All of "a don Anselmo" goes, and without an article of its own "la luz" leaves its article there.
  const goes = (word: string) => isNamed || !(ARTICLE.test(word) || PREPOSITION.test(word));
  for (const word of denied.slice(0, -1).toReversed()) {
    const there = before.at(-1)?.toLowerCase() ?? '';
    if (plain(there) !== word || !goes(word)) break;
    before.pop();
  }
  // "Agua" for "la luz" takes no article of the other's.
  const isItsArticle = isNamed ? ARTICLE.test(last) : DEFINITE.test(last);
  if (isItsArticle && before.at(-1)?.toLowerCase() === last) before.pop();
  const first = it.split(' ')[0] ?? '';
  // Without its article the title may end in the preposition that she says, too: "a (mi hermano)", "a mi tía".
  const link = before.at(-1)?.toLowerCase() ?? '';
  const isSame = PREPOSITION.test(first) && link === first.toLowerCase();
  if (isSame) before.pop();
  else if (isNamed && (link === 'al' || link === 'del')) before.splice(-1, 1, link.slice(0, -1));
  return contracted([...before, it, ...words.slice(at + 1)].join(' '));
}

/** "Mi prima", said of "llamar a mi hermana", is still somebody to call. */
export function completed(title: string, it: string): string {
  const [verb = '', second = ''] = title.split(' ');
  const [first = ''] = it.split(' ');
  const phrase = withPhrase(title, it);
  if (phrase) return phrase;
  if (INFINITIVE.test(first) || isDoing(first) || !INFINITIVE.test(verb)) return it;
  const bare = second === 'al' || second === 'del' ? second.slice(0, -1) : second;
  const link = PREPOSITION.test(second) && !PREPOSITION.test(first) ? `${bare} ` : '';
  return contracted(`${verb} ${link}${it}`);
}

/** "De la Vicenta", of "recoger la cesta de la Manuela": the phrase that begins alike gives way, and a new one is added. */
function withPhrase(title: string, it: string): string | undefined {
  const words = title.split(' ');
  const link = linkOf(it.split(' ')[0] ?? '');
  if (!link) return undefined;
  const at = words.findLastIndex((word, i) => i > 0 && linkOf(word) === link);
  // "Al dentista", of "médico", is the whole of it.
  if (at < 0) return link === 'a' ? undefined : `${title} ${it}`;
  const end = words.findIndex((word, i) => i > at + 1 && !['de', undefined].includes(linkOf(word)));
  return [...words.slice(0, at), it, ...(end < 0 ? [] : words.slice(end))].join(' ');
}

const linkOf = (word: string): string | undefined =>
  PREPOSITION.test(word.toLowerCase()) ? word.toLowerCase().replace(/^(a|de)l$/, '$1') : undefined;

const contracted = (text: string): string =>
  text.replace(/\b(a|de) el\b/g, (_, word: string) => (word === 'a' ? 'al' : 'del'));

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
