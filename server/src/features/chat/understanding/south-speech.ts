import { inLines } from './in-lines.ts';
import { isSpanish } from './spanish-words.ts';
import { isSpeltRight, rightSpelling } from './spellings.ts';
import { plain } from './words.ts';

/*
 * The south as it sounds: "ehcrito", "loh pieh", "la pastilla der corasón", "comé". A word of Spanish
 * stays what it is, and so does what becomes none: a name.
 */

/** Too short to be found in the list, or a word that nobody says: "é", "argo" */
const OWN: Readonly<Record<string, string>> = {
  ...{ é: 'es', má: 'más', argo: 'algo', dehpué: 'después' },
  ...{ pué: 'puede', tié: 'tiene', quié: 'quiere', pueo: 'puedo' },
  ...{ poh: 'pues', toh: 'todos', ehque: 'es que', dih: 'dices', entoseh: 'entonces', veh: 'ves' },
  // A kiss, and no neighbour.
  ...{ besino: 'besito', besinos: 'besitos' },
  ...{ denante: 'antes', denantes: 'antes', endenantes: 'antes', enantes: 'antes' },
};
const WORD = /\p{L}+/gu;
/** "Ehtá", "pieh": an s before another consonant, or at the end, is breathed. */
const BREATHED = /(?<=[aeiouáéíóú])h(?=[bcdfglmnpqrstvyz]|$)/giu;
/** "Farta", "gorpe". */
const R_FOR_L = /(?<=[aeiouáéíóú])r(?=[bcdfgmnpqstvz])/giu;
/** "Comé", "doló", "llamá": the r is not said, and the accent tells. */
const CUT = /[áéó]$/iu;

/** No word of Spanish ends in an h but a cry; a short one may be a name: "sarah". */
const UNKNOWN_IN_H = /^\p{Ll}{5,}[aeiouáéíóú]h$/u;
/** "¿Qué eh?", "eh que no oigo": here it calls nobody. */
const IS = new RegExp(
  inLines`(?<=(?<!\p{L})(?:
      qu[eé]|hora|d[ií]a|qui[eé]n|cu[aá]ndo|cu[aá]l|c[oó]mo|d[oó]nde|no|ya|mes
    ) )eh(?!\p{L})
    |(?<![\p{L},] ?)eh(?= (?:
      hoy|mañana|el|er|la|lo|l[oa]h|una?|que|de|mi|m[uú]y?|mucho|por|en|eso|verdad|fiesta
    )(?!\p{L}))`,
  'giu',
);
/** "Bueno dia", "buena tarde": whoever greets says no more. */
const GREETS = /^[\s¡]*buen[oa]s? (d[ií]a|tarde|noche)s?(?=[\s!]*(?:$|[,.!;]))/iu;
/** "Jue ayer": of a Thursday nobody says so. */
const WAS =
  /(?<!\p{L})jue(?= (?:ayer|antier|anteayer|anoche|hoy|una?|m[uú]y?|mi|la|lo|cuando|de|en)(?!\p{L}))/giu;
const OTRA_VE = /(?<=(?<!\p{L})otra )v[eé]s?(?!\p{L})/giu;

/** "Tos los días" is no cough. */
const ALL =
  /(?<!\p{L})tos(?= (?:l[oa]s|mis|tus|sus|estos|esos|ellos|nosotros|vosotros)(?!\p{L}))/giu;

/** The text with these letters as they are written. */
export const southWritten = (text: string): string =>
  text
    .replace(GREETS, (_, when: string) => `${/^d/i.test(when) ? 'Buenos' : 'Buenas'} ${when}s`)
    .replace(OTRA_VE, 'vez')
    .replace(WAS, 'fue')
    .replace(IS, 'es')
    .replace(ALL, (word) => like(word, 'todos'))
    .replace(WORD, (word, at: number) => {
      const right = written(word, BEGUN.test(text.slice(0, at)));
      return right === undefined ? word : like(word, right);
    });

/** Within a sentence what is in capitals is a name. */
const BEGUN = /\p{L}[^.!?¿¡]*$/u;

function written(word: string, isWithin: boolean): string | undefined {
  const small = word.toLowerCase();
  const own = Object.hasOwn(OWN, small) ? OWN[small] : undefined;
  if (own !== undefined) return own;
  if (small.length < 3 || (isWithin && /^\p{Lu}/u.test(word))) return undefined;
  return cut(small) ?? changed(small);
}

/** "Mayo" is a month, and "mayó" is what is greater. */
function cut(word: string): string | undefined {
  if (!CUT.test(word)) return undefined;
  const bare = plain(word);
  if (rightSpelling(bare) === word || /^esta$/.test(bare)) return undefined;
  const whole = [bare.replace(/^j/, 'h'), bare].map((it) => `${it}r`).find(isSpeltRight);
  return whole && rightSpelling(whole);
}

function changed(word: string): string | undefined {
  const breathed = word.replace(BREATHED, 's');
  if (breathed === word && isSpanish(plain(word))) return undefined;
  if (breathed !== word && Object.hasOwn(OWN, plain(word))) return OWN[plain(word)];
  const right = [breathed, breathed.replace(R_FOR_L, 'l')].find(
    (it) => it !== word && isSpeltRight(plain(it)),
  );
  if (right !== undefined || breathed === word) return right;
  return OWN[breathed] ?? (UNKNOWN_IN_H.test(word) ? word.replace(/h$/u, 's') : undefined);
}

const like = (as: string, word: string): string =>
  /^\p{Lu}/u.test(as) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
