import { ordersBehind } from './around-the-thing.ts';
import { without } from './fold.ts';
import { capitalised, completed, inPlaceOf } from './in-place.ts';
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
const NAMED = '(?:al?|con|del?|el|la|los|las|mi|por|para) [^,.;]+?';
/** "A mi cuñada, no a mi prima", and dictated "a mi prima no a mi cuñada". */
const ONE_NOT_OTHER = new RegExp(
  `^${LEAD}(?<one>${NAMED}),? (?:y )?no (?<other>${NAMED})${END}`,
  'iu',
);
/** "Lo que toca es la luz", "ponlo mejor como revisión del marcapasos". */
const IS_WHAT = new RegExp(
  `^${LEAD}(?:es que )?(?:lo que (?:toca|me toca|quiero|quer[ií]a|(?:hay|tengo) que|yo|\\p{L}+[aei]r| )+ (?:es|son|era)(?! que)|(?:mejor )?(?:pon|ap[uú]nta|ll[aá]ma|d[eé]ja|escr[ií]be)(?:me|le)?(?:l[oa])? (?:mejor )?como) (?<it>.+?)${END}`,
  'iu',
);
/** "La misa es por mi suegro": of what the title names, something else than it says. */
const IS_OF = new RegExp(
  `^${LEAD}(?:el|la|los|las|mi) (?<of>\\p{L}{3,}) (?:es|era|son|eran) (?<it>(?:al?|con|del?|por|para|en) .+?)(?:,? c[aá]mbial[oa])?${END}`,
  'iu',
);
const IT = new RegExp(
  `^(?:(?:ay|uy|huy|pues|que),? )*no,? (?:no,? )*(?:(?:mujer|hombre|hij[oa]|perdona),? )?(?:que )?${IS} (?<it>.+?)${END}`,
  'iu',
);
const LONGEST = 6;
/** "No es eso" names nothing. */
const NOTHING =
  /^(?:es[aeo]|est[aeo]|asi|ahora|hoy|verdad|igual|nada|lo mismo|todo|(?:te )?(?:he dicho|dije|quiero|queria))$/;

/** "Al herrero no, me he equivocado. Al fontanero": that it was a slip is no part of it. */
const OWNED_UP =
  /(?<!\p{L})(?:me he (?:equivocado|confundido|liado)|me (?:equivoqu[eé]|confund[ií])|perd[oó]n(?:a|e)?|disculpa|lo siento|que (?:te has|me has|has) (?:enterado|entendido|o[ií]do|equivocado|confundido|apuntado)(?: (?:muy )?mal)?|que no me (?:entiendes|has entendido)|[¡¿]?qu[eé] (?:digo|tonta|cabeza)(?: yo)?)(?!\p{L})[\s.,;!?]*/giu;
/** "A mi hermana no, que está de viaje, a mi cuñada". */
const WHY =
  /,\s*(?:que|porque|es que)\s+(?!(?:es|era|sea|son|eran|mejor|yo|te|dije|digo|quer\p{L}+|quiero|he|lo que)(?!\p{L}))[^,.;]+(?=[,.;]|$)/giu;
/** "Chiquilla": whom she tells it. */
const VOCATIVE =
  /,\s*(?:hij[oa]|mujer|hombre|niñ[oa]|chiquill[oa]|chic[oa]|guap[oa]|bonit[oa]|maj[oa]|cariño)(?: m[ií][oa])?(?=\s*(?:[,.;!]|$))/giu;
/** "Al que tengo que llamar", "la que te he dicho": which one it is, in other words. */
const WHICH =
  /,? (?:al? |del? )?(?:(?:el|la|los|las) )?que (?:tengo|hay|quiero|quer[ií]a|te|yo)(?!\p{L}).*$/iu;
const SHORTEST_BEFORE = 12;
const ownedUp = (text: string): string =>
  without(text, ordersBehind(text))
    .replace(OWNED_UP, ' ')
    .replace(VOCATIVE, '')
    .replace(WHY, '')
    .replace(WHICH, (found, at: number) => (at > SHORTEST_BEFORE ? '' : found))
    .replace(/[\s,]+y$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** The title as she corrects it: undefined where it does not say what it should be called. */
export function retitled(title: string, text: string): string | undefined {
  const said = ownedUp(text);
  const found =
    IT_NOT.map((it) => it.exec(said)).find(Boolean) ?? IT.exec(said) ?? IS_WHAT.exec(said);
  const groups = found?.groups;
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
  oneForOther(title, text) ??
  retitled(title, text) ??
  putInPlace(title, text) ??
  saidOf(title, text);

/** The title with what she says in the place of what it names; undefined where she names nothing of it as wrong. */
export function putRight(title: string, text: string): string | undefined {
  const said = ownedUp(text);
  const { it = '', not = '' } = IT_NOT.map((each) => each.exec(said)).find(Boolean)?.groups ?? {};
  const denied = it.split(' ').length <= LONGEST ? inPlaceOf(title, not, it.trim()) : undefined;
  return (
    oneForOther(title, text) ??
    (denied && capitalised(denied)) ??
    putInPlace(title, text) ??
    saidOf(title, text) ??
    (IS_WHAT.test(said) ? retitled(title, text) : undefined)
  );
}

function oneForOther(title: string, text: string): string | undefined {
  const { one, other } = ONE_NOT_OTHER.exec(ownedUp(text))?.groups ?? {};
  if (!one || !other) return undefined;
  const put = inPlaceOf(title, other, one) ?? inPlaceOf(title, one, other);
  return put && capitalised(put);
}

function saidOf(title: string, text: string): string | undefined {
  const { of = '', it = '' } = IS_OF.exec(ownedUp(text))?.groups ?? {};
  const isOfIt = plain(title).split(' ').includes(plain(of));
  return isOfIt && it.split(' ').length <= LONGEST ? capitalised(completed(title, it)) : undefined;
}

/** "Médico de los huesos", of "médico". */
function extended(title: string, said: string): string | undefined {
  const [first = ''] = said.split(/[,.;!]/u).map((part) => part.trim());
  const isMore = plain(first).startsWith(`${plain(title)} `) && first.split(' ').length <= LONGEST;
  return isMore && /^(?:del?|con|para|al?|por|en|y) /u.test(first.slice(title.length + 1))
    ? capitalised(first)
    : undefined;
}

/** The title of what is held out, as she would rather have it. */
export function retitledInstead(title: string, text: string): string | undefined {
  const said = ownedUp(text);
  const whole = oneForOther(title, text) ?? saidOf(title, text) ?? extended(title, said);
  if (whole) return whole;
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
