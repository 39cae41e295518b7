import { inLines } from './in-lines.ts';
import { capitalised, completed, inPlaceOf } from './in-place.ts';
import { firstWords, ownedUp } from './owned-up.ts';
import { plain } from './words.ts';

const LEAD = inLines`(?:(?:
  no|ay|uy|huy|pues|que|mujer|hombre|hij[oa]|perdona|espera|oye|era|bueno|yo
  |te(?= (?:he|dije|digo))
),? )*`;
const IS =
  '(?:es|era|sea|digo|quiero decir|quise decir|he dicho|he querido decir|pon|ponle|que ponga)';
const SAID =
  '(?:he dicho|dije|digo|dec[ií]a|(?:quer[ií]a|quiero|quise) decir|me (?:refer[ií]a|refiero))';
/** "Lo que yo te decía es", "he dicho", "quise decir que"; "decía mi madre" and "le dije a mi hija" tell. */
const AS_MEANT = inLines`(?!
  dec[ií]a (?!yo )|(?:yo )?le (?:\S+ ){1,3}?a (?:mi|la|el|su) )(?:lo que )?(?:yo )?(?:(?:te|le) )?(?:yo )?${SAID}(?: yo)?(?:
  ,? (?:es|era)
)?(?:,? (?:que|de)(?= \p{L}+[aei]r(?:me|te|se|l[oae]s?)?(?!\p{L})))?`;
const END = '[\\s.,;!]*$';
/** "Es la luz, no el agua", "no es el agua, es la luz", "no, es comprar lejía". */
const IT_NOT: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}${IS} (?<it>.+?),? (?:y )?no (?<not>(?:el|la|los|las|al|a|de|del|mi|con)? ?.+?)${END}`,
    'iu',
  ),
  new RegExp(
    inLines`^${LEAD}no (?:es|era|son|eran|${SAID}) (?!es[aeo],? )(?<not>.+?)[,;.]? (?:
      (?:que )?(?:es|era|son|eran)|sino|si no|${SAID}
    )(?: que)? (?<it>.+?)${END}`,
    'iu',
  ),
  // "Digo pollo, quería decir el cordero", "he puesto lunes y era el libro".
  new RegExp(
    inLines`^${LEAD}(?:\S+ no[,;.]? )?(?:
      digo|dije|he (?:dicho|puesto)|te (?:dije|digo|he dicho)
    ) (?<not>.+?)(?:[,;.]| y| pero) (?:
      (?:quer[ií]a|quise|quiero) decir|era|es|son|eran
    )(?: que)? (?<it>.+?)${END}`,
    'iu',
  ),
  // "En vez de huevos pon harina", "cambia huevos por harina", "harina en vez de huevos".
  new RegExp(
    inLines`^${LEAD}(?:mejor )?en (?:vez|lugar) de(?<not>l? .+?)(?:
      ,? (?:pon(?:me|le)?|apunta(?:me)?|que sea|mejor|es|era)|,
    ) (?<it>.+?)${END}`,
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
  inLines`^${LEAD}(?<not>
    (?:el|la|los|las|al?|con|mi|del?|por|para) \S+(?: \S+)?|\S+
  ) no[,;.]? (?:(?:hij[oa]|mujer|hombre),? )?(?!(?:por)?que (?!(?:
    es|era|sea|yo|te|dije|digo|quer\p{L}+|he dicho
  )(?!\p{L})))(?:que )?(?:
    (?:yo )?(?:te )?${SAID} (?:que )?|(?:quiero|quer[ií]a) |es |sino |mejor )?(?<it>.+?)${END}`,
  'iu',
);
/** "Te he dicho corchetes". */
const AS_SAID = new RegExp(
  inLines`^(?:(?:ay|pues|pero|que|mujer|hombre|hij[oa]|yo|te),? )*(?:
    he dicho|dije|hab[ií]a dicho|dec[ií]a
  ) (?:que )?(?<it>(?!(?:
    que|s[ií]|no|eso|esa|ese|esto|ya|todo|nada|lo|la|bien|mal|antes|mejor|a las?|el|as[ií]
  )(?!\p{L}))\p{L}{3,}.*?)${END}`,
  'iu',
);
const RATHER = new RegExp(
  inLines`^(?:(?:
    no|ay|uy|pues|que|perdona|c[aá]mbial[oa]|ponl[oa]
  ),? )*(?:mejor|no)[,:]? (?<it>(?:
    al?|con|del?|el|la|los|las|mi|por|\p{L}+[aei]r
    |\p{L}{3,}o(?= (?:al?|el|la|los|las|un|una|con) )
  ) .+?)${END}`,
  'iu',
);
/** "Mejor harina", of what is to be bought. */
const RATHER_ONE = new RegExp(
  inLines`^(?:(?:no|ay|uy|pues|que),? )*mejor,? (?<it>(?!(?:
    luego|otr[oa]|antes|despu[eé]s|as[ií]|no|s[ií]|ma[ñn]ana|tarde|noche|pasado|temprano|pronto
    |hoy|nada|eso|esa|ese|dej|quit|apunt|pon|cambi|lo |la )\p{L}*)\p{L}{4,})[\s.,;!]*$`,
  'iu',
);
/** "Perdón, a mi cuñada". */
const SLIPPED = new RegExp(
  inLines`^(?:(?:no|ay|uy|huy|pues|que),? )*(?:
    perd[oó]n(?:a|e)?|me he (?:equivocado|confundido)|(?:quer[ií]a|quise|quiero) decir|digo
    |mejor dicho
  )[,.:]? (?:(?:que|es|era) )*(?<it>(?:al?|con|del?|el|la|los|las|mi|\p{L}+[aei]r) .+?)${END}`,
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
  inLines`^${LEAD}(?:es que )?(?:
    lo que (?:
      toca|me toca|quiero|quer[ií]a|(?:hay|tengo) que|yo|\p{L}+[aei]r| )+ (?:es|son|era)(?! que)
    |(?:mejor )?(?:pon|ap[uú]nta|ll[aá]ma|d[eé]ja|escr[ií]be)(?:me|le)?(?:l[oa])? (?:mejor )?como
  ) (?<it>.+?)${END}`,
  'iu',
);
/** "La misa es por mi suegro": of what the title names, something else than it says. */
const IS_OF = new RegExp(
  inLines`^${LEAD}(?:el|la|los|las|mi) (?<of>\p{L}{3,}) (?:es|era|son|eran) (?<it>(?:
    al?|con|del?|por|para|en
  ) .+?)(?:,? c[aá]mbial[oa])?${END}`,
  'iu',
);
/** "Y huevos también", "ponle también huevos": more of the same errand. */
const MORE = new RegExp(
  inLines`^${LEAD}(?:
    (?:y|a[ñn][aá]de(?:le)?) (?:tambi[eé]n )?(?<one>\p{L}{3,}(?: de \p{L}+)?),? (?:
      tambi[eé]n|p[oó]nle.*
    )
    |(?:y )?(?:ponle (?:tambi[eé]n )?|a[ñn][aá]d(?:e|ele) (?:tambi[eé]n )?)(?<other>
      \p{L}{3,}(?: de \p{L}+)?
    )
  )${END}`,
  'iu',
);
const ERRAND = /^(?:comprar|traer|coger|llevar|sacar) \S/iu;
const IT = new RegExp(
  inLines`^(?:(?:ay|uy|huy|pues|que),? )*(?:
    no,? (?!(?:es|era) es[aeo])|(?:es[aeo] no(?: (?:es|era))?|no (?:es|era) es[aeo])[,.;:!]? )(?:no,? )*(?:(?:
    mujer|hombre|hij[oa]|perdona
  ),? )*(?:que )?(?:${AS_MEANT}|${IS}) (?<it>.+?)${END}`,
  'iu',
);
const LONGEST = 6;
/** "No es eso" names nothing. */
const NOTHING = new RegExp(inLines`^(?:
  es[aeo]|est[aeo]|asi|ahora|hoy|verdad|igual|nada|lo mismo|todo|otra cosa.*
  |(?:que|si|no|como|cuando|donde|quien|cual) .+|no|si|mal|(?:en|de) broma
  |(?:te )?(?:he dicho|dije|quiero|queria)
)$`);

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

function withMore(title: string, text: string): string | undefined {
  const { one, other } = MORE.exec(text.trim())?.groups ?? {};
  const more = one ?? other;
  return more && ERRAND.test(title) ? `${title} y ${more}` : undefined;
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

/** "No, eso no. La del agua, quise decir": she says it first, and then that she meant it. */
const MEANT = new RegExp(
  inLines`^[\s¡]*(?:(?:
    no|ay|uy|huy|que|pues|perd[oó]n[ae]?|mujer|hija?o?|es[aeo] no
  )[\s,.;:!]+)*(?<it>(?:el|la|lo|los|las|al?|con|del?|mi) [^,.;]{2,40}?),? (?:
    (?:es lo que )?(?:quer[ií]a|quise|quiero) decir|me refer[ií]a|quer[ií]a yo
  )[\s.!]*$`,
  'iu',
);
/** "La del agua", of "la llave del gas", leaves the key. */
const ELLIPTIC = /^(?:el|la|los?|las) (?=del? )/iu;
function meantIn(title: string, text: string): string | undefined {
  const it = MEANT.exec(text)?.groups?.it?.replace(ELLIPTIC, '');
  return it && it.split(' ').length <= LONGEST
    ? capitalised(completed(title, it.charAt(0).toLowerCase() + it.slice(1)))
    : undefined;
}

/** The title of what is held out, as she would rather have it. */
export function retitledInstead(title: string, text: string): string | undefined {
  const said = ownedUp(text);
  const whole =
    meantIn(title, text) ??
    withMore(title, text) ??
    oneForOther(title, text) ??
    saidOf(title, text) ??
    extended(title, said);
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
