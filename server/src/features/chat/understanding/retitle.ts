import { isDoing } from './title.ts';
import { plain } from './words.ts';

const LEAD =
  '(?:(?:no|ay|uy|huy|pues|que|mujer|hombre|hij[oa]|perdona|espera|oye|era|bueno|yo|te(?= (?:he|dije|digo))),? )*';
const IS =
  '(?:es|era|sea|digo|quiero decir|quise decir|he dicho|he querido decir|pon|ponle|que ponga)';
/** "He dicho", "quería decir". */
const SAID =
  '(?:he dicho|dije|digo|dec[ií]a|(?:quer[ií]a|quiero|quise) decir|me (?:refer[ií]a|refiero))';
const END = '[\\s.,;!]*$';
/** "Es la luz, no el agua", "no es el agua, es la luz", "no, es comprar lejía". */
const IT_NOT: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}${IS} (?<it>.+?),? (?:y )?no (?<not>(?:el|la|los|las|al|a|de|del|mi|con)? ?.+?)${END}`,
    'iu',
  ),
  new RegExp(
    `^${LEAD}no (?:es|era|son|eran|${SAID}) (?<not>.+?)[,;.]? (?:(?:que )?(?:es|era|son|eran)|sino|si no|${SAID})(?: que)? (?<it>.+?)${END}`,
    'iu',
  ),
  // "Digo pollo, quería decir el cordero", "he puesto lunes y era el libro".
  new RegExp(
    `^${LEAD}(?:\\S+ no[,;.]? )?(?:digo|dije|he (?:dicho|puesto)|te (?:dije|digo|he dicho)) (?<not>.+?)(?:[,;.]| y| pero) (?:(?:quer[ií]a|quise|quiero) decir|era|es|son|eran)(?: que)? (?<it>.+?)${END}`,
    'iu',
  ),
  // "En vez de huevos pon harina", "cambia huevos por harina", "harina en vez de huevos".
  new RegExp(
    `^${LEAD}(?:mejor )?en (?:vez|lugar) de(?<not>l? .+?)(?:,? (?:pon(?:me|le)?|apunta(?:me)?|que sea|mejor|es|era)|,) (?<it>.+?)${END}`,
    'iu',
  ),
  new RegExp(
    `^${LEAD}(?:mejor |pon(?:me|le)? |apunta(?:me)? )*(?<it>.+?) en (?:vez|lugar) de(?<not>l? .+?)${END}`,
    'iu',
  ),
  new RegExp(`^${LEAD}cambia(?:me)?(?:l[oa])? (?<not>.+?) por (?<it>.+?)${END}`, 'iu'),
];
/** "La luz no, el agua", "mejor a mi hermano", "no, a la Paca": of a proposal, which is named otherwise. */
const NAMED_NOT = new RegExp(
  `^${LEAD}(?<not>(?:el|la|los|las|al|a|con|mi) \\S+(?: \\S+)?|\\S+) no[,;.]? (?:(?:hij[oa]|mujer|hombre),? )?(?!(?:por)?que (?!(?:es|era|sea|yo|te|dije|digo|quer\\p{L}+|he dicho)(?!\\p{L})))(?:que )?(?:(?:yo )?(?:te )?${SAID} (?:que )?|(?:quiero|quer[ií]a) |es |sino |mejor )?(?<it>.+?)${END}`,
  'iu',
);
/** "Te he dicho corchetes". */
const AS_SAID = new RegExp(
  `^(?:(?:ay|pues|pero|que|mujer|hombre|hij[oa]|yo|te),? )*(?:he dicho|dije|hab[ií]a dicho|dec[ií]a) (?:que )?(?<it>(?!(?:que|s[ií]|no|eso|esa|ese|esto|ya|todo|nada|lo|la|bien|mal|antes|mejor|a las?|el|as[ií])(?!\\p{L}))\\p{L}{3,}.*?)${END}`,
  'iu',
);
const RATHER = new RegExp(
  `^(?:(?:no|ay|uy|pues|que|perdona|c[aá]mbial[oa]|ponl[oa]),? )*(?:mejor|no)[,:]? (?<it>(?:al?|con|del?|el|la|los|las|mi|por|\\p{L}+[aei]r|\\p{L}{3,}o(?= (?:al?|el|la|los|las|un|una|con) )) .+?)${END}`,
  'iu',
);
/** "Mejor harina", of what is to be bought. */
const RATHER_ONE =
  /^(?:(?:no|ay|uy|pues|que),? )*mejor,? (?<it>(?!(?:luego|otr[oa]|antes|despu[eé]s|as[ií]|no|s[ií]|ma[ñn]ana|tarde|noche|pasado|temprano|pronto|hoy|nada|eso|esa|ese|dej|quit|apunt|pon|cambi|lo |la )\p{L}*)\p{L}{4,})[\s.,;!]*$/iu;
/** "Perdón, a mi cuñada". */
const SLIPPED = new RegExp(
  `^(?:(?:no|ay|uy|huy|pues|que),? )*(?:perd[oó]n(?:a|e)?|me he (?:equivocado|confundido)|(?:quer[ií]a|quise|quiero) decir|digo|mejor dicho)[,.:]? (?:(?:que|es|era) )*(?<it>(?:al?|con|del?|el|la|los|las|mi|\\p{L}+[aei]r) .+?)${END}`,
  'iu',
);
const IT = new RegExp(
  `^(?:(?:ay|uy|huy|pues|que),? )*no,? (?:no,? )*(?:(?:mujer|hombre|hij[oa]|perdona),? )?(?:que )?${IS} (?<it>.+?)${END}`,
  'iu',
);
const ARTICLE = /^(?:el|la|los|las|un|una|mi|mis|su|sus)$/;
const DEFINITE = /^(?:el|la|los|las|un|una)$/;
const PREPOSITION = /^(?:a|al|con|de|del|por|en|para)$/;
const INFINITIVE = /^\p{L}*[aeiáéí]r(?:me|le|les|lo|la)?$/iu;
const LONGEST = 6;
/** "No es eso" names nothing. */
const NOTHING =
  /^(?:es[aeo]|est[aeo]|asi|ahora|hoy|verdad|igual|nada|lo mismo|todo|(?:te )?(?:he dicho|dije|quiero|queria))$/;

/** "Al herrero no, me he equivocado. Al fontanero": that it was a slip is no part of it. */
const OWNED_UP =
  /(?<!\p{L})(?:me he (?:equivocado|confundido|liado)|me (?:equivoqu[eé]|confund[ií])|perd[oó]n(?:a|e)?|disculpa|lo siento|que (?:te has|me has|has) (?:enterado|entendido|o[ií]do|equivocado|confundido|apuntado)(?: (?:muy )?mal)?|que no me (?:entiendes|has entendido)|[¡¿]?qu[eé] (?:digo|tonta|cabeza)(?: yo)?)(?!\p{L})[\s.,;!?]*/giu;
/** "A mi hermana no, que está de viaje, a mi cuñada". */
const WHY =
  /,\s*(?:que|porque|es que)\s+(?!(?:es|era|sea|son|eran|mejor)(?!\p{L}))[^,.;]+(?=[,.;])/giu;
const ownedUp = (text: string): string =>
  text.replace(OWNED_UP, ' ').replace(WHY, '').replace(/\s+/gu, ' ').trim();

/** The title as she corrects it: undefined where it does not say what it should be called. */
export function retitled(title: string, text: string): string | undefined {
  const said = ownedUp(text);
  const groups = (IT_NOT.map((it) => it.exec(said)).find(Boolean) ?? IT.exec(said))?.groups;
  const it = groups?.it?.trim() ?? '';
  if (plain(it).length < 3 || NOTHING.test(plain(it)) || it.split(' ').length > LONGEST)
    return undefined;
  const replaced = groups?.not && inPlaceOf(title, groups.not, it);
  return capitalised(replaced || completed(title, it));
}

/** "Las gafas no, el audífono. Las gafas las llevo": what she says of it besides is no part of the name. */
const firstWords = (text: string): string => {
  const [first = '', second = '', ...rest] =
    text
      .split(/[.;!]\s/u)[0]
      ?.split(/,(?=\s)/u)
      .map((part) => part.trim())
      .filter((part) => !/^(?:ay|uy|huy|no|mujer|hombre|hij[oa]|pues)?$/iu.test(part)) ?? [];
  const isWhole = /\sno$/iu.test(first) || rest.length === 0;
  return isWhole ? [first, second].filter(Boolean).join(', ') : text;
};

/** One thing in the place of another that it names: "huevos no, harina". */
function putInPlace(title: string, text: string): string | undefined {
  const { not, it } = NAMED_NOT.exec(firstWords(ownedUp(text)))?.groups ?? {};
  const replaced =
    it && it.split(' ').length <= LONGEST ? inPlaceOf(title, not ?? '', it.trim()) : undefined;
  return replaced && capitalised(replaced);
}

/** The title of what was written a moment ago: only what names what is wrong puts it right. */
export const retitledAfter = (title: string, text: string): string | undefined =>
  retitled(title, text) ?? putInPlace(title, text);

/** The title of what is held out, as she would rather have it. */
export function retitledInstead(title: string, text: string): string | undefined {
  const said = ownedUp(text);
  const groups = NAMED_NOT.exec(firstWords(said))?.groups;
  const it =
    (
      groups ??
      [RATHER, RATHER_ONE, AS_SAID, SLIPPED]
        .map((pattern) => pattern.exec(pattern === SLIPPED ? text : said))
        .find(Boolean)?.groups
    )?.it?.trim() ?? '';
  if (plain(it).length < 3 || NOTHING.test(plain(it)) || it.split(' ').length > LONGEST)
    return undefined;
  if (!groups) return capitalised(completed(title, it));
  const replaced = inPlaceOf(title, groups.not ?? '', it);
  return replaced && capitalised(replaced);
}

/** "Pagar el recibo del agua", where "el agua" should be "la luz". */
function inPlaceOf(title: string, not: string, named: string): string | undefined {
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
  if (INFINITIVE.test(first) || isDoing(first) || !INFINITIVE.test(verb)) return it;
  const bare = second === 'al' || second === 'del' ? second.slice(0, -1) : second;
  const link = PREPOSITION.test(second) && !PREPOSITION.test(first) ? `${bare} ` : '';
  return contracted(`${verb} ${link}${it}`);
}

const contracted = (text: string): string =>
  text.replace(/\b(a|de) el\b/g, (_, word: string) => (word === 'a' ? 'al' : 'del'));

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
