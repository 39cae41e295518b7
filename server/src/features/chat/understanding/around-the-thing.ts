import { fold, type Span } from './fold.ts';
import { inLines } from './in-lines.ts';
import { plain } from './words.ts';

/*
 * What is said around the thing to be remembered: why, how it came to it, that it shall be noted. A sign, a day or an
 * hour parts one piece from the next, for of a comma nothing is heard in what is dictated.
 */

interface Piece extends Span {
  readonly said: string;
}

const SIGN = /[,.;:…!?¿¡]/u;
const NOTING = inLines`(?:
  (?:(?:arr?e|a|re)cuerda|apunta|anota|avisa|escribe)r?(?:me|nos)?(?:l[oa]s?)?
  |pon(?:me)?(?:l[oa]s?| (?:es[oe]|esto|(?:un )?(?:aviso|recordatorio)))
)`;
const BEFORE_IT =
  '(?:(?:y|e|pues|tu|oye|anda|asi que|conque|venga|ea|bueno|hij[oa]|por favor|a mi) )*';
const BESIDE_IT = inLines`(?: (?:
  es[oe]|esto|tu|ahi|aqui|por (?:favor|ahi)|anda|hij[oa]|tambien|pues|asi|gracias|ya
  |(?:si|cuando) (?:eres|puedes|quieres|no te|haces|puede|te) .*
  |que (?:si no|luego|despues|no se me|se me) .*
))*`;
/** "Apúntamelo tú", "anótalo si eres tan amable": the thing stands elsewhere. */
const IS_ORDER = new RegExp(`^(?:que )?${BEFORE_IT}${NOTING}${BESIDE_IT}$`, 'u');
const ORDERS_A_THING = new RegExp(`^${BEFORE_IT}${NOTING} \\p{L}`, 'u');
/** "En la ermita pues apúntalo", "a la mutua apunta eso", "el pan que no se me olvide". */
const ORDER_BEHIND = new RegExp(
  inLines`(?<=\p{L}{3}.*) ${BEFORE_IT}(?:
    ${NOTING}${BESIDE_IT}|(?:que )?no se me (?:olvide|pase|vaya a olvidar|puede olvidar)
  )$`,
  'u',
);
/** "No me dejes que se me olvide", "que no se me pase". */
const NOT_TO_FORGET = new RegExp(
  inLines`^(?:(?:y|que|tu) )*no (?:\p{L}+ ){0,5}?(?:
    (?:olvid|orvid|pas|escap)\p{L}*|(?:me|te) l[oa]s? dejes(?: \p{L}+)?
  )$`,
  'u',
);
/** "En punto", "sin falta": how much she means it. */
const STRICTLY = new RegExp(
  inLines`^(?:y )?(?:
    en punto|(?:muy |bien )?puntual(?:ito|ita|mente)?|punktlich|clavad[oa]s?|exact[oa]s?|justas
    |ni antes ni despues|sin (?:falta|retraso|demora|excusas?|pero que valga)|como muy tarde
    |a mas tardar|como siempre|si dios quiere|dios mediante
  )(?: (?:y )?(?:sin falta|en punto|si dios quiere))?$`,
  'u',
);
const COURTESY = new RegExp(
  inLines`^(?:y )?(?:muchisimas|muchas|mil|gracias)(?: gracias.*)?$|^por favor$
    |^si (?:
      eres tan|no te (?:importa|molesta)|puede ser|haces el favor|me haces el favor
    )(?: .*)?$`,
  'u',
);
/** Why, said behind it; "que tengo", "que toca" may say what it is. */
const REASON = new RegExp(
  inLines`^(?:
    porque|pues (?:que|se|me)|es que|ya que|por si|y asi|asi (?:no|ya|me)
    |que (?=(?:
      es|son|se|no|ya|me|le|les|nos|luego|si|esta|estan|estoy|ha|han|vienen?|l[oa]s?|con|hace|mi
      |el|la
    ) )
  )(?!que (?:no se me|(?:me|se) (?:recuerd|avis|apunt|anot|olvid)))`,
  'u',
);
/** "Me dieron cita", "se ha muerto": with its pronoun first it tells something. */
const TELLS = /^(?:(?:y|pero|pues|es que) )?(?:me|nos|se|le|les) (?:l[oa]s? )?\p{L}+/u;
/** "Como la cuñada se opera", "antes de que se me vaya de la cabeza". */
const LEADS_UP = new RegExp(
  inLines`^(?:(?:y|pues|oye|mira) )*(?:
    como (?!con |en |fuera )|ya que |resulta que |es que |antes de que |por si )`,
  'u',
);
/** "Después de misa": when, and no thing. */
export const BEFORE_OR_AFTER = new RegExp(
  inLines`^(?:(?:y|pues|luego) )*(?:
    antes|despues|al (?:salir|acabar|terminar|volver)|a la (?:salida|vuelta)
    |cuando (?:salga|acabe|termine|vuelva|venga)
  ) (?:del?|a)(?!\p{L}| que)`,
  'u',
);
/** "Así que tengo que", "hay que": here she comes to it. */
const COMES_TO_IT = new RegExp(
  inLines`^(?:(?:y|pues|por eso|asi que|conque|de (?:modo|manera|forma) que|entonces|ahora) )*(?:
    (?:tengo|hay|tenemos|habra|tendre) que|he de|debo
  ) \p{L}*[aei]r(?:me|te|se|nos)?(?:l[aeo]s?)?(?!\p{L})`,
  'u',
);
const BEGINS_WITH_WHAT_TO_DO = /^(?:\p{L}+ )?\p{L}*[aei]r(?:me|se|l[aeo]s?)?(?!\p{L})/u;
/** What names nothing by itself. */
const EMPTY = new RegExp(
  inLines`(?<!\p{L})(?:
    oye|mira|anda|hij[oa]|hola|buen[oa]s?|dias|tardes|pues|venga|vale|por favor|tambien|a ver
    |encina|querid[oa]|que|otra|cosa|una?|quiero|quisiera|querria|necesito|ahi|aqui|antes
    |(?:re|arre|a)?cuerda(?:me)?|apunta(?:me)?|anota(?:me)?|avisa(?:me)?|pon(?:me)?|aviso
    |recordatorio|dame|echame|pegame|voz|toque|grito|usted|para|pa|desde|hasta|con|l[ao]s?|el|de
    |del|al|y
  )(?!\p{L})`,
  'gu',
);

/** Those parts of it that name no part of the thing. */
export function aroundTheThing(text: string, spans: readonly Span[]): Span[] {
  const pieces = piecesOf(text, spans);
  const goes = pieces.filter((it, at) => isAround(it, pieces.slice(0, at), pieces.slice(at + 1)));
  const stays = pieces.filter((it) => !goes.includes(it));
  // "Oye, niña, apunta ahí: la misa": where the thing is still to come, its order stays before it.
  const last = stays.findLast((it) => names(it));
  return [...goes, ...(last ? orderBehind(last) : [])];
}

/** "Ponlo así", where it stands behind what it is of. */
export function ordersBehind(text: string): Span[] {
  const [first, ...others] = piecesOf(text, []);
  const orders = others.filter(isOnlyOrder);
  const last = orders.length > 0 ? undefined : (others.at(-1) ?? first);
  return [...orders, ...(last ? orderBehind(last) : [])];
}

function piecesOf(text: string, spans: readonly Span[]): Piece[] {
  const letters = [...fold(text)];
  const parted = letters.map((letter) => (SIGN.test(letter) ? '\n' : letter));
  for (const { start, end } of spans) parted.fill('\n', start, end);
  return [...parted.join('').matchAll(/[^\n]+/gu)]
    .map(({ 0: found, index }) => ({
      said: plain(found),
      start: index,
      end: index + found.trimEnd().length,
    }))
    .filter(({ said }) => said !== '');
}

type Said = Pick<Piece, 'said'>;

const isOnlyOrder = ({ said }: Said): boolean => IS_ORDER.test(said) || NOT_TO_FORGET.test(said);

const names = ({ said }: Said): boolean => /\p{L}{3}/u.test(said.replace(EMPTY, ''));

function isAround({ said }: Said, before: readonly Said[], after: readonly Said[]): boolean {
  if (COURTESY.test(said)) return true;
  const isNamed = before.some(names);
  const isNamedLater = after.some((it) => names(it) && !isOnlyOrder(it));
  if (isNamed && !isNamedLater && isOnlyOrder({ said })) return true;
  const comesLater = after.some((it) => COMES_TO_IT.test(it.said));
  if (comesLater)
    return ![BEGINS_WITH_WHAT_TO_DO, COMES_TO_IT, ORDERS_A_THING].some((it) => it.test(said));
  if ((LEADS_UP.test(said) || BEFORE_OR_AFTER.test(said)) && isNamedLater) return true;
  return isNamed && [REASON, TELLS, STRICTLY].some((it) => it.test(said));
}

function orderBehind({ said, start, end }: Piece): Span[] {
  const [found] = ORDER_BEHIND.exec(said) ?? [];
  return found ? [{ start: Math.max(start, end - found.length), end }] : [];
}
