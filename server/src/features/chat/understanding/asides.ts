import { clockTimes } from './clock-words.ts';
import { MEAL } from './day-parts.ts';
import { fold, type Span, tidy, without } from './fold.ts';
import { inLines } from './in-lines.ts';
import { durationIn } from './lengths.ts';
import { orderIn } from './orders.ts';
import { isPutRight } from './put-right.ts';
import { hasQuestionSigns, mayBeginQuestion } from './question.ts';
import { HAVE_WHEN, saysWhat } from './requests.ts';
import { beginsAsWish } from './wishes.ts';
import { plain } from './words.ts';

/*
 * Whoever is glad to talk says why she asks, and to whom: "apúntame el rosario el viernes a las siete, que lo reza la
 * Antonia". What is said beside a wish is no part of its title, and no hour or person of it is meant.
 */

/** Why, or what she thinks of it. "Que no, que no" and "que me la he tomado" say what she means. */
const REASON = new RegExp(
  inLines`^(?:
    (?:por)?que (?!
      (?:no|si|ya)$|no se me (?:olvid|pas)|mejor\b
      |(?:ya )?(?:me )?(?:l[oa]s? )?(?:he|hemos) (?:ya )?(?:tomado|hecho|puesto|pinchado|dicho)
      |(?:me |nos )?(?:l[oa]s? )?(?:
        recuerd|avis|apunt|anot|le(?:as|a)\b|dig|cuent|pong|quit|borr|cambi|muev|aplac|adelant
        |retras|anul|cancel|pase
      )
      |(?:hora|dia|tengo(?:$| ${HAVE_WHEN})|hay|toca|santo|tiempo|fecha|mes|año)\b|digo
      |me (?:toca|queda|falta)(?: (?:hoy|ahora|luego|mañana|esta tarde|esta noche|por hacer))+$
    )
    |aunque |ya que |como (?:que )?(?=(?:no|me|la|el|mi|viene|hoy|luego)\b)
    |(?:y )?asi (?:no|ya|me|la|lo|le)\b|para (?:que|cuando) )`,
  'u',
);
/** How she comes to what she wants, and whom she tells it. */
const LEAD_IN = new RegExp(
  inLines`^(?:(?:pues|bueno|y|ay|oye|mira|anda|entonces) )*(?:
    en fin|por cierto|a todo esto|a ver si me (?:aclaro|explico|entiendes)|a proposito
    |si (?:hoy |mañana |ya )?(?:es|estamos (?:a|en)) (?:
      (?:el |dia )?\d+|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo
    )
    |a lo que (?:iba|ibamos|voy)|antes de que se me (?:olvide|pase|vaya)(?: .*)?
    |ya te lo habre? (?:preguntado|dicho)|(?:perdona|disculpa)(?:me)?(?: hij[oa])?
    |si no (?:me equivoco|recuerdo mal|me falla .*)|tu que (?:lo sabes todo|sabes .*)
    |(?:una|otra) cosa|mira|oye|anda|hij[oa](?: mi[oa])?
    |(?:mi )?(?:
      arma|vida|alma|amor|reina|niñ[oa]|cielo|cielito|corazon|prenda|tesoro|sol|guap[oa]|bonit[oa]
      |hermos[oa]|rica|precios[oa]|cariño
    )(?: mi[oa])?
    |mujer|hombre|chic[oa]|(?:mu)?chach[oa]|señora?
    |(?:ay |uy )?como (?:se llama(?:ba)?|se dice|era)|que ahora no me sale(?: el nombre)?
    |que en paz descanse|que (?:dios|el señor) (?:lo|la) tenga .*|digo yo|me parece(?: a mi)?
    |creo(?: yo)?|que te conste|escucha(?:me)?|espera(?:te)?(?: un (?:momento|momentito|segundo))?
    |un (?:momento|momentito|segundo)
  )$`,
  'u',
);
/** After a dictated hour no sign is heard: "a las diez que se me han gastado". */
const UNMARKED = new RegExp(
  inLines`(?<=(?<!\p{L})(?:
    mañana|tarde|noche|media|cuarto|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo
    |a las (?:\p{L}{3,}|\d+)
  )) (?=
    que (?:
      a las? \p{L}+|(?:han|ha)|se (?:me|le|nos)|no|ya|si no|luego|esta|estoy
      |l[oa]s? (?:tengo|reza|lleva|trae)|hace|en|mi|me (?:ha|han|dijo|viene)
    )(?!\p{L})
    |y asi (?:no|ya|me)(?!\p{L})
  )`,
  'gu',
);
/** "Espera qué hora es": dictated, nothing parts the two. */
const WAITS = new RegExp(
  inLines`(?<=^(?:espera(?:te)?|un momento|espera un momento)) (?=(?:
    que (?:hora|dia|santo|tengo)|a que hora|cuando|quien|cual
  )(?!\p{L}))`,
  'u',
);
/** She has told enough, and comes to something else. */
const ELSEWHERE = new RegExp(
  inLines`^(?:(?:pues|bueno|y|ay|oye|mira|anda|en fin) )*(?:
    (?:
      (?:y )?(?:ahora |vamos |pasemos |pasando )?a otra cosa(?: mariposa)?
      |cambi(?:ando|emos|o) de tema|hablando de otra cosa|dejemos (?:eso|esto|el tema)|otro asunto
    )
    |cosas (?:
      viejas|mias|nuestras|pasadas
      |de (?:viej[oa]s?|antes|entonces|la (?:vida|edad)|uno|una|antaño)
    )
    |(?:y )?(?:basta|ya esta bien|ya vale|se acabo)(?: (?:
      de (?:penas|historias|tristezas|eso|charla)|por hoy
    ))?
    |no te (?:canso|aburro|entretengo|molesto) mas
  )$`,
  'u',
);
/** Before it these say nothing. */
const BREATH = /^(?:(?:y|pues|bueno|bien|nada|vale|venga|ea|en fin) ?)+$/u;
/** "De la tarde, a las seis de la mañana no abre nadie": why it cannot be at the other hour. */
const OTHER_TIME = new RegExp(
  inLines`^(?:(?:que|si|y|porque) )*(?:
    (?:a|sobre) las? \S+(?: (?:y|menos) \S+)?(?: (?:de|por) la (?:mañana|tarde|noche))?
    |(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|mañana|hoy)
    |(?:de|por) la (?:mañana|tarde|noche)
  ) (?:(?:yo|ya|aun|todavia|alli) )?(?:
    (?:no|ni) (?!(?:es|era|sea|sino|que|a|al|el|mejor|gracias|olvid\p{L}+|se me)(?!\p{L}))|nadie |
    quien )\p{L}`,
  'u',
);
const EMPTY = /^(?:(?:y|e|pues|oye|mira|anda|bueno|dime|hij[oa]|pero|no|si|ay|venga) ?)*$/u;
const DAY = new RegExp(
  inLines`(?<!\p{L})(?:
    hoy|mañana|ayer|lunes|martes|miercoles|jueves|viernes|sabado|domingo|esta (?:tarde|noche)
  )(?!\p{L})`,
  'u',
);
const THAT_DAY = new RegExp(
  inLines`(?<!\p{L})(?:
    es[ea] (?:dia|tarde|noche|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)
  )(?!\p{L})`,
  'u',
);
const NOTES = /(?<!\p{L})(?:apunta|anota|recuerda|avisa|pon)(?:me)?(?!\p{L})/u;
/** "Dime algo, que estoy sola": it is the reason that wants an answer. */
const VAGUE = /(?<!\p{L})(?:algo|habla(?:me)?)$/u;
const PAST_DAY = /(?<!\p{L})(?:ayer|anoche|anteayer)(?!\p{L})/u;
/** "Apúntalo", "recuérdamelo tú". */
const POINTS_BACK = new RegExp(
  inLines`^(?:(?:y|pues|anda|asi que|tu|por favor|hij[oa]) )*(?:
    apunta|anota|recuerda|avisa|acuerda|pon
  )(?:me)?l[oa](?!\p{L})`,
  'u',
);
/** "El podólogo pásalo a las doce". */
const POINTS_AT = new RegExp(
  inLines`(?<!\p{L})(?:
    pasa|cambia|mueve|pon|quita|borra|anula|apunta|anota|adelanta|retrasa
  )(?:me)?l[oa]s?(?!\p{L})`,
  'u',
);
const TIME_WORDS = new Set(
  ' antes despues mas temprano pronto y e pues bueno no si ay uy huy ah anda oye mira ya misma hora venga mejor a al el la los las de del por para en que hoy mañana pasado lunes martes miercoles jueves viernes sabado domingo esta tarde noche tampoco eso claro mujer hija hijo hombre que es era sea'.split(
    ' ',
  ),
);
/** A full stop within an hour parts nothing. */
const CLAUSE = /[^,;.!?¿¡]+(?:[.](?=\d)[^,;.!?¿¡]*)*/gu;

/** "Bien. ¿Y lo de los pies?", "correcto, ¿qué hora es?": before a question it says yes to nothing. */
const HEARD_IT = new RegExp(
  inLines`^(?:(?:ah|pues|ya|muy|y|esta|todo) )*(?:
    bien|correcto|conforme|entendido|comprendido|perfecto|estupendo|de acuerdo|vale|gracias|perdon
    |disculpad?|dispense|recibido
  )(?: (?:bien|gracias|perdone|hij[oa]|señorita))*$`,
  'u',
);
/** "Que soy muy pesada, a las once y media", where her pardon was begged before it. */
const FIRST_REASON = /^que (?:soy|estoy|se me|me|no (?:oigo|veo|se|me))(?!\p{L})/u;

/** "Que abren a las once", "no a las diez": it is what she says that is so. */
const DENIES_TIME = /^(?:(?:y|que) )*no (?:al?|el|las?|de|por|para) /u;
const isTimeBeforeDenied = ({ text }: Clause, next: Clause | undefined): boolean =>
  next !== undefined &&
  isTimed(text) &&
  DENIES_TIME.test(plain(next.text)) &&
  isOnlyTime(next.text);

interface Clause extends Span {
  readonly text: string;
}

const clausesOf = (text: string): Clause[] =>
  // As long as it was: what is found is at the same place.
  [...fold(text).replace(UNMARKED, ',').replace(WAITS, ',').matchAll(CLAUSE)]
    .map(({ 0: said, index }) => ({ text: said.trim(), start: index, end: index + said.length }))
    .filter(({ text: said }) => said !== '');

const SHIFTS = /(?<!\p{L})(?:antes|despues|mas (?:tarde|temprano|pronto))(?!\p{L})/u;
/** "Una hora antes" is a time like any other. */
function lengthsIn(folded: string): readonly Span[] {
  const length = SHIFTS.test(folded) ? durationIn(folded) : undefined;
  return length ? [length.span] : [];
}

/** "No", "mejor a las diez", "el lunes por la mañana": another time, and nothing else. */
const isOnlyTime = (folded: string): boolean =>
  plain(without(folded, [...clockTimes(folded), ...lengthsIn(folded)]).replace(MEAL, ''))
    .split(' ')
    .every((word) => TIME_WORDS.has(word));

const HALF = /(?<!\p{L})(?:de|por) la (?:mañana|tarde|noche)(?!\p{L})/u;
const isTimed = (folded: string): boolean =>
  clockTimes(folded).length > 0 ||
  DAY.test(folded) ||
  MEAL.test(folded) ||
  (durationIn(folded) !== undefined && SHIFTS.test(folded));

const isQuestion = ({ start, end, text }: Clause, letters: readonly string[]): boolean =>
  mayBeginQuestion(plain(text)) ||
  hasQuestionSigns(letters.slice(Math.max(0, start - 1), end + 1).join(''));

/** "Hoy no la he tomado todavía, ¿verdad?": it is what stands before it that she asks. */
const TAG = /^(?:verdad|no|a que (?:no|si)|no es (?:verdad|asi)|me equivoco)$/u;
const SAYS_WHY = /^(?:por)?que /;
const isTagged = (
  { text }: Clause,
  next: Clause | undefined,
  letters: readonly string[],
): boolean =>
  next !== undefined &&
  !SAYS_WHY.test(plain(text)) &&
  TAG.test(plain(next.text)) &&
  isQuestion(next, letters);

/** It wants something by itself. */
function isWish(clause: Clause, letters: readonly string[]): boolean {
  const said = plain(clause.text);
  if (EMPTY.test(said)) return false;
  if (orderIn(said) !== undefined || beginsAsWish(said) || POINTS_AT.test(said)) return true;
  return isQuestion(clause, letters);
}

/** The text without what is said beside its wish; itself where it wants nothing and only tells. */
export function toThePoint(text: string): string {
  const letters = [...text.normalize('NFC')];
  const clauses = clausesOf(text);
  const turnsAway = clauses.findIndex(({ text: said }) => ELSEWHERE.test(plain(said)));
  const asides = clauses.filter(
    (it, at) =>
      (isAside(it, at, letters) &&
        !isTagged(it, clauses[at + 1], letters) &&
        !isPutRight(clauses, at) &&
        !isTimeBeforeDenied(it, clauses[at + 1]) &&
        !isPutRight(clauses, at - 1)) ||
      isBeforeQuestion(it, clauses[at + 1], letters) ||
      (at <= turnsAway && BREATH.test(plain(it.text))),
  );
  const points = clauses.filter((it) => !asides.includes(it));
  const wishes = points.filter((it) => isWish(it, letters));
  const hasTime = points.some(({ text: said }) => isTimed(said));
  // "No, a las diez, que a las nueve no puedo": another hour for what stands.
  const isHalf = points.some(({ text: said }) => HALF.test(said));
  const isOfTime = (hasTime || isHalf) && points.every(({ text: said }) => isOnlyTime(said));
  const isCorrection = isOfTime || clauses.some((_, at) => isPutRight(clauses, at));
  if (wishes.length === 0 && !isCorrection) return text;
  // "Apunta mañana a las diez, que traen la lavadora": what is to be noted comes last.
  const point = points.map(({ text: said }) => said).join(' ');
  if ((NOTES.test(point) && !saysWhat(point)) || VAGUE.test(point)) return text;
  // "Total, que quedamos el viernes a las cinco. Apúntalo": the order points at what is told.
  const isOfTold =
    points.every(({ text: said }) => !isTimed(said) || PAST_DAY.test(said)) &&
    wishes.every(({ text: said }) => POINTS_BACK.test(plain(said)));
  if (wishes.length > 0 && isOfTold && asides.some(({ text: said }) => isTimed(said))) return text;
  // Where it is the only one, the hour of an aside may be the one that is meant.
  const isFree = hasTime || isCorrection || wishes.some((it) => isQuestion(it, letters));
  // "Que el viernes vienen los nietos, ¿hay algo ese día?": of that one.
  const isOfThatDay = THAT_DAY.test(point);
  const left = asides.filter(({ text: said }) => (isFree && !isOfThatDay) || !isTimed(said));
  return left.length === 0 ? text : tidy(without(text, left));
}

/** "El lunes no, que el martes": another day, and no reason. */
const isOtherTime = (folded: string): boolean => isTimed(folded) && isOnlyTime(folded);

const isBeforeQuestion = (
  { text }: Clause,
  next: Clause | undefined,
  letters: readonly string[],
): boolean => next !== undefined && HEARD_IT.test(plain(text)) && isQuestion(next, letters);

/** "¿Qué me ha escrito?" says no reason. */
const ASKS_WHAT = /^[¿\s]*qué(?!\p{L})/iu;

function isAside({ text, start, end }: Clause, at: number, letters: readonly string[]): boolean {
  const said = plain(text);
  const isFirst = at === 0 && !ASKS_WHAT.test(letters.slice(0, end).join(''));
  if (isFirst && FIRST_REASON.test(said) && letters[start - 1] !== '¿') return true;
  return (
    LEAD_IN.test(said) ||
    ELSEWHERE.test(said) ||
    (at > 0 &&
      ((REASON.test(said) && letters[start - 1] !== '¿' && !isOtherTime(text)) ||
        OTHER_TIME.test(said)))
  );
}
