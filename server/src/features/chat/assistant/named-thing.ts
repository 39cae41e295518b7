import { inLines } from '../understanding/in-lines.ts';
import { sound } from '../understanding/spelling.ts';
import { THINGS, type Thing } from './listening-words.ts';

const POSSESSIVE: Readonly<Record<string, string>> = { mi: 'tu', mis: 'tus' };
const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas)$/;
/** "Como mi madre", "ay mi madre": she is no part of it. */
const BESIDE = /^(?:como|ni|ay|parece|parecia)$/;
/** What stands in a comparison, in a saying or is only where something happens: nobody speaks of it. */
const ASIDE = new RegExp(inLines`^(?:
  como|que|ni|sin|parece|parecia|parecen|a|al|en|desde|hasta|por|hacia|entre|para|con|del
  |cual|segun|tras|bajo|contra|ay|madre
)$`);
/** What is done with things that are named without an article: "he hecho migas". */
const DOES = new RegExp(inLines`^(?:
  hice|hicimos|hac(?:er|ia|iamos|iendo|emos)|hago|hech[oa]|comi(?:do|mos)?
  |comemos|comer|cenar|cene|guis(?:ar|e|o|ado|aba)|coc(?:er|ia|ido)|fre(?:ir|ia)|sembr(?:ar|e|ado|amos|aba)
  |plant(?:ar|e|ado|aba)|cog(?:er|i|ido|iamos|ia)|tengo|tenia|teniamos|hay|habia|traj(?:o|eron)|echo
)$`);
/** They sound like a dog, a vine and a house to whoever hears no double letter. */
const SMALL = /^(?:pero|per[^r]\p{L}*|para|casi|caso|enter[aeo]\p{L}*)$/u;

/** How surely the words before it say that a thing is spoken of: hers, with its article, or as what is done. */
const NAMINGS = [
  (before: string, farther: string) => POSSESSIVE[before] !== undefined && !BESIDE.test(farther),
  (before: string, farther: string, { sort }: Thing) =>
    ARTICLE.test(before) && !ASIDE.test(farther) && sort !== 'people',
  (before: string, _: string, { sort }: Thing) => DOES.test(before) && sort === 'others',
];

/**
 * A thing that she speaks of: "mi nieta" becomes "tu nieta", "he hecho migas" becomes "las migas".
 * @param sorts what may be taken up here
 */
export function namedIn(
  words: readonly string[],
  sorts: readonly Thing['sort'][],
): string | undefined {
  for (const isNamed of NAMINGS) {
    for (const [i, word] of words.entries()) {
      const thing = SMALL.test(word) ? undefined : THINGS.get(sound(word));
      const before = words[i - 1] ?? '';
      if (thing && sorts.includes(thing.sort) && isNamed(before, words[i - 2] ?? '', thing))
        return `${POSSESSIVE[before] ?? thing.article} ${thing.noun}`;
    }
  }
  return undefined;
}
