import { inLines } from './in-lines.ts';
import { AT_A_MEAL } from './question.ts';
import { type Utterance, utteranceOf } from './utterance.ts';

/*
 * Whether she says that a thing is done, and in what words she names it. Her words are held against those that may stand
 * beside a name, not against those that must not: a doubt, a condition, a plan, a second pill, somebody else's pill and
 * whatever nobody thought of is a word that is not in the list, and then part of a name that no reminder has.
 */

/** A pill is taken, drops and insulin are put on, a walk is done: each by its own words. */
const WAYS = {
  taken: new RegExp(inLines`\b(?:
      tomad[oa]|tome|tomo|(?:trag|zamp)ad[oa]|(?:beb|engull)id[oa]|bebi|tomar\S*
    )\b
    |\ba?dentro$|\b(?:garganta|gaznate) abajo\b|\bal (?:coleto|cuerpo|buche|gaznate)\b`),
  put: new RegExp(inLines`\bme .*\b(?:puesto|puse|echado|pinchado|inyectado)\b
    |\b(?:puesta|pinchada|echada)\b|\b(?:poner|pinchar|echar)me`),
  done: /\b(?:hech[oa]|hacer\S*|ido|estado)\b/,
  noted: /^(?:\S+ )?(?:marca|tacha)(?:me)? /,
} as const;
export type Way = keyof typeof WAYS;

const DOING = '(?:he (?:\\p{L}*[ai]do|puesto|hecho)|tome|puse)';
/** "Ya me la he tomado", "ya está tomada", "acabo de tomármela": told, and not asked as a bare "me la he tomado" may be. */
const TELLS = [
  new RegExp(`\\bya (?:me )?(?:l[oa] )?${DOING}\\b`, 'u'),
  new RegExp(`\\b${DOING} .*\\b(?:ya$|(?:apunta|marca|anota|tacha)(?:me)?l[oa]\\b)`, 'u'),
  // "Ya me la tragao".
  /\bya me l[oa] (?:tomad|tragad|pinchad)[oa]\b/,
  /\bya (?:l[oa] )?(?:esta|tengo) (?:(?:tomad|hech|puest|pinchad|echad)[oa]|tomar)\b/,
  /\bacabo de (?:tomar|hacer|poner|echar|pinchar)(?:me)?(?:l[oa])?\b/,
  /^(?!.*\b(?:he|has|ha)\b)\S+(?: \S+){0,4} (?:tomad|hech|tragad)[oa](?: ya)?$/,
  /^(?:ya )?(?:tomad|hech|tragad)[oa] (?:ya )?(?:el|la|lo) /,
  // "La de la tensión ya va para dentro".
  /^(?:\S+ ){1,5}(?:ya )?(?:(?:va|esta|fue|tengo) )?(?:ya )?(?:(?:pa|para) )?a?dentro(?: ya)?$/,
  /^(?:\S+ ){0,5}(?:ya )?(?:va|esta|fue) (?:ya )?(?:garganta|gaznate) abajo(?: (?:la|el) .*)?$/,
  // "Me la tomo ahora mismo… ya está": what she was about to do is done. "Y ya está" is a plan.
  /\bme l[oa] tomo(?: ahora(?: mismo)?)? ya esta(?: tomad[oa])?$/,
  WAYS.noted,
];
/** "Me la tomé con el café": how it was is told, and not asked. */
const TELLS_HOW = new RegExp(
  `\\b(?:tome|puse|trague|bebi|he (?:tomado|bebido|tragado))\\b.* ${AT_A_MEAL}\\b`,
  'u',
);
/** "La de la tensión sí me la he tomado", with its accent, is no question and no "if". */
const INSISTS = /(?<=\p{L}[\s,]+)sí\s+(?:que\s+)?(?:ya\s+)?(?=(?:me|l[oa])\s)/iu;

const MEDICINE = new RegExp(inLines`^(?:
  pasti(?:ll|y)(?:a|it[ao]|in[ao])|comprimid(?:o|it[ao])|capsula|medicina|medicamento|medicacion
  |inyeccion|jarabe
)$`);
/** Words of no name. "Otra", "dos", "media" and "mi" are none of them. */
const BESIDE_A_NAME = new Set(
  `pues bueno ay oye mira encina ea vale venga hala ya que ahora mismo mismito hoy esta este de del a al el la lo los las me esa ese he como
  bebido bebida bebi zampado zampada engullido engullida va para pa dentro adentro coleto cuerpo buche gaznate garganta abajo
  tomado tomada tomo tome tomar tomarme tomarmela tragado tragada trague pinchado pinchada inyectado puesto puesta puse echado echada hecho hecha ido
  estado tengo acabo hacer hacerla hacerlo poner ponerme pinchar pincharme echar echarme
  apuntalo apuntala apuntamelo apuntamela marcalo marcala marcamela anotalo anotala tachalo tachala apunta marca anota tacha como desde minutos conste`
    .split(/\s+/)
    .filter(Boolean),
);
/** What it was taken with and when, and whom she tells. */
const ASIDE = new RegExp(
  inLines`\b(?:
    ${AT_A_MEAL}|desayunando|comiendo|cenando|clavad[oa]s|en punto|exactas
    |hace (?:un |una |media )?(?:rato|ratito|ratino|momento|momentito|poco|nada|hora)
    |ahora mismito|(?:muy )?tempran(?:it)?o|gracias(?: a dios)?|por fin
    |como (?:hech|tomad|puest)[oa]s?
    |(?<!\b(?:la|el|mi|su|tu|de|del|a) )(?:
      hij[oa]|mujer|hombre|guap[oa]|reina|cielo|muchach[oa]|maj[oa]
    )
  )\b`,
  'gu',
);
/** How she comes to it, and whom she asks to write it down. */
const LEAD = new RegExp(
  inLines`^(?:(?:pues|y|ea|bueno) )*(?:
      que (?:te |le )?(?:quede )?(?:conste|constancia)(?: de)?(?: que)?|conste(?: que)?
      |para que conste(?: que)?|(?:deberia|tendria que|tiene que|ha de) constar(?: que)?
      |hago constar(?: que)?|quede constancia(?: de)?(?: que)?
    )(?: |$)
    |^(?:porque|que) (?=me l[oa]s? )
    |^(?:(?:
      (?:haz|haga)(?:me)?(?: usted)? el favor de|por favor|quiero|puedes|puede(?: usted)?
    ) )?(?:apunt|anot|marc)(?:a|e|ar)(?:me)?(?: usted| tu)? que |
    ^para que (?:l[oa] )?(?:sep(?:as|a)(?: usted)?|l[oa] apuntes?)(?: que|$)`,
  'u',
);
/** "Sí, …" before it; without its accent or its comma it may be "if". */
const YES = /^[\s¡¿]*(?:hij[oa]\s*,\s*)?(?:que\s+)?s(?:í(?!\p{L})|i\s*,)[\s,.]*/iu;
/** A clause of its own: "con el café y la magdalena". */
const CIRCUMSTANCE = new RegExp(
  inLines`^(?:con|despues|nada mas|al|hace un|ahora|hoy|en el) (?!
    .*\b(?:
      no|ni|sin|si|nunca|casi|creo|iba|cuando|vez|lugar|(?:el|la|lo) del?|pastill\p{L}*
      |medic\p{L}*|otr[oa]|dos|medi[oa]
    )\b
  )`,
  'u',
);

/** What follows from it: "así que no me la recuerdes más", "ya no me des la lata con ella". */
const CONSEQUENCE = new RegExp(
  inLines`(?:^|\s)(?:(?:
    y|asi que|con ?que|o sea que|entonces|por (?:lo tanto|eso)|de modo que|pues
  ) )*(?:ya )?no (?:(?:me|nos|l[oa]s?|hace falta que|tienes que|es preciso que|quiero que) )*(?:
    (?:recuerd|record|avis|suen|pit|molest|insist|pregunt|mare|dig|repit)\p{L}*
    |(?:me )?des (?:mas )?(?:la (?:lata|tabarra|murga|vara|turra)|guerra)
  )(?: (?:mas|ya|hoy|otra vez|con (?:ell?[oa]|es[oa])|es[oa]|l[oa]))*$`,
  'u',
);

/** Whoever wants it written down asks nothing: "pues conste: la tomé a las nueve", "me la he tomado, apúntala". */
const WANTS_IT_NOTED =
  /\b(?:const(?:e|ar|ancia)|(?:apunt|anot|marc|tach)[ae](?:me)?l[oa]s?(?: como (?:hech|tomad)[oa])?)\b/;
const DID = new RegExp(`\\b${DOING}\\b|\\best(?:a|aba) (?:ya )?(?:tomad|hech|puest)[oa]\\b`, 'u');

export interface ToldAsDone {
  /** The words that name it; none where an hour does. */
  readonly names: readonly string[];
  /** Told of a medicine, and not of the pressure that was measured: "la de la tensión", "la pastilla". */
  readonly isOfMedicine: boolean;
  /** How it was done; none where another verb of hers may be that of the thing: "ya he comprado el pan". */
  readonly ways: readonly Way[];
}

/**
 * @param said all that she said
 * @param timeless the same without its days and hours
 * @returns undefined where anything but a name leaves a doubt
 */
export function toldAsDone(said: Utterance, timeless: string): ToldAsDone | undefined {
  if (said.asks || said.isNotDone || /[¿?]/.test(said.text)) return undefined;
  const all = timeless
    .replace(YES, '')
    .replace(INSISTS, 'ya ')
    .split(/[.,;:!¡…]+/u)
    .map((clause) => utteranceOf(clause).plain.replace(LEAD, '').replace(CONSEQUENCE, ''))
    .filter((clause) => !CIRCUMSTANCE.test(clause))
    .join(' ');
  const told = all.replace(ASIDE, ' ').replace(/\s+/g, ' ').trim().replace(/ y$/, '');
  const isNoted = WANTS_IT_NOTED.test(said.plain) && DID.test(told);
  if (!isNoted && !TELLS_HOW.test(all) && !TELLS.some((pattern) => pattern.test(told)))
    return undefined;
  const words = told.split(' ');
  return {
    names: words.filter((word) => !BESIDE_A_NAME.has(word) && !MEDICINE.test(word)),
    isOfMedicine:
      words.some((word) => MEDICINE.test(word)) ||
      /\bdel? (?:la |el )?\S|\bl[oa] (?:he tomado|tome)\b/.test(told),
    ways: (['taken', 'put', 'done', 'noted'] as const).filter((way) => WAYS[way].test(told)),
  };
}
