import { inLines } from '../understanding/in-lines.ts';
import type { Utterance } from '../understanding/utterance.ts';
import { plain as plainOf } from '../understanding/words.ts';
import { type Concern, isFresh, isTalkedOf } from './concern.ts';
import { isAttended } from './course-attended.ts';
import { blames, isBelittled, keepsItSecret } from './course-belittled.ts';
import { cannotCall, comesToHelp, helperOf, waitsForThem } from './course-called.ts';
import { comesBack, feelsIll, isOfItStill } from './course-goes-on.ts';
import { isMistaken, isUnreal } from './course-mistaken.ts';
import { isBetterSo, isSeenByMedic, isSettled } from './course-settled.ts';
import { isSignAlone } from './sign-alone.ts';
import { namesAlone, namesSomebody } from './somebody.ts';

/** What she says of a danger that is talked about. */
export type Course =
  | 'needs-help'
  | 'fine'
  /** It has passed, or nearly. */
  | 'better'
  /** She was seen to and is well, or is at home again. */
  | 'settled'
  /** The same, and it was a doctor or a nurse who saw to her. */
  | 'seen-by-medic'
  | 'called'
  /** Help has come to her. */
  | 'attended'
  | 'cannot-call'
  /** It was over, and is there again. */
  | 'back'
  /** She asks for what she was told. */
  | 'again'
  /** She asks what to do, or what will come of it. */
  | 'asks'
  | 'still';

/** Every way on that has words of its own. */
export type Followed = Exclude<
  Course,
  'needs-help' | 'fine' | 'settled' | 'seen-by-medic' | 'attended' | 'back' | 'again'
>;

const NEEDS_HELP = new RegExp(inLines`\b(?:
  si|pues si|claro|ayuda|ayudame|ayudadme|necesito|socorro|me ha pasado|algo malo|muy mal|mu mal
  |fatal|maread[oa]|regular|mas o menos|no del todo|no tengo fuerzas?|no estoy segur[oa]|no se
  |no lo se|creo que si|un poco
)\b`);
/** "No, a mí": it is she, after all. */
export const NAMES_HERSELF = /^(?:(?:si|no|pues|es|soy|que) )*(?:a mi|yo)$/;

/** Nothing but "no", in the words for it. */
const NO_PIECE =
  '(?:no|na|nada de nada|nada|que va|pa(?:ra)? nada|en absoluto|nunca|a mi no|ningun[oa]?)';
const FINE_PIECE = inLines`(?:
  (?:si )?(?:ya |yo )?(?:me encuentro|estoy|me siento) (?:muy |mu |ya |tan )?(?:
    bien|tranquil[oa]|fenomenal|perfectamente
  )
  |no me (?:ha )?pasa(?:do|o)?(?: na(?:da)?)?|no pasa na(?:da)?|no me duele (?:ya )?na(?:da)?
  |no me he hecho (?:na(?:da)?|daño)|no tengo na(?:da)? (?:roto|malo)
  |no (?:es|era|fue|ha sido) na(?:da)?|(?<!\bno )(?:muy )?bien
  |(?:si )?(?:(?:es)?ta )?to(?:do)? (?:(?:es)?ta |va )?(?:
    (?:muy )?bien|tranquilo|en orden|controlado|solucionado|arreglado
  )
  |no te (?:preocupes|apures)|no hace falta|(?:no )?(?:es )?na(?:da)? malo
  |no necesito (?:na|nada|ayuda)|falsa alarma
  |(?<!\bno )(?:solo )?(?:era|es|lo (?:digo|decia) (?:de|en)) (?:una )?broma|(?<!\bno )es un decir
)`;
/** Says nothing of how she is. */
const FILLER = inLines`(?:
  que|y|(?:ya )?me (?:he|ha|han) levantad?o|pues|uy|huy|ay|ah|eh|hij[oa]|mi[oa]|mujer|hombre
  |muchas|gracias|de verdad|ya|yo|solo|ahora|vaya|oye|bueno|tranquil[oa]|malo|eso|vale
)`;
const wholly = (pieces: string): RegExp => new RegExp(`^(?:(?:${pieces})(?: |$))+$`);
const NO_OR_FINE = wholly(`${FINE_PIECE}|${NO_PIECE}|${FILLER}`);
const HOLDS_FINE = new RegExp(`\\b${FINE_PIECE}\\b`);
const HOLDS_NO = new RegExp(`\\b${NO_PIECE}\\b|^tranquil[oa]$`);
const JOKE =
  /\b(?:falsa alarma|(?<!\bno )(?:era|es|(?:digo|decia) (?:de|en)) (?:una )?broma|(?<!\bno )es un decir)\b/;

/** The comma of "No, estoy bien": without it the words say the contrary. */
const NO_COMMA = /^\s*(?:(?:que|uy|huy|ay|ah|pues)\s*,?\s*)*no\s*[,.;:!]+\s*/iu;

const NOT_FINE =
  new RegExp(inLines`\bno (?:estoy|me encuentro|me siento|veo|oigo|me va|va|respiro|ando) (?:
      muy |nada |na |del todo |tan )?(?:bien|mejor|tranquil[oa]|fin[oa])\b
    |\bno (?:me )?(?:
      siento|noto|veo|oigo|respiro|aguanto|sujeto|pasa el aire|entra el aire|llega el aire
    )\b
    |\bno me ha pasado nunca\b|\bno (?:muy )?bien\b|\bno lo se\b|^no se(?! (?:me|le|nos)\b)`);
/** "No se me pasa", "no estoy nada mejor": the words of BETTER, and not what they say. */
const NOT_BETTER = new RegExp(inLines`\b(?:no|ni|tampoco|nunca)(?: (?:
    se|me|le|nos|estoy|esta|va|voy|siento|encuentro|noto|veo|ha|han|acaba|termina|consigo|puedo|de
    |muy|nada|na|mucho|un|poco|algo|mas|del|todo|ido|a
  ))+ (?:
    mejor|pas(?:a|ad?o|ando|arse)|quit(?:a|ad?o|ando|arse)|calm(?:a|ad?o|ada|ando)
    |alivi(?:a|ad[oa])|tranquil[oa]|respir[oa]
  )\b
  |\bno se (?:me|le|nos) va\b(?! a | de la cabeza)`);
const BETTER = new RegExp(inLines`\b(?:
  se (?:me|le) (?:ha|esta) (?:ido )?(?:pasa(?:do|o|ndo)|quitad?o|quitando|calmad?o|aliviad?o)
  |se (?:me|le) (?:va )?pas[ao]
  |(?:algo|mas|un poco|un poquin?o|mucho) (?:mejor|aliviad[oa]|tranquil[oa])|estoy mejor
  |esta mejor|va mejor|ya estoy bien|ya esta bien|ya respir[oa]|ya paso|ya se paso
  |(?<!\bno )(?:ya |el fuego |la sarten |todo )esta (?:ya |todo )?apagad[oa](?!
    .*\b(?:pero|humo|huele|aun|otr[oa])\b
  )
  |(?:ha )?vuelto en si|ya no (?:me|le)? ?(?:duele|sangra|huele|aprieta)
)\b`);
const STILL = new RegExp(inLines`\b(?:
  (?<!\bno )(?:sigo|sigue|siguen)|igual|peor|todavia|aun|otra vez
  |no se (?:me|le) (?:pasa|quita|va)|no (?:viene|vienen|llega|llegan|han? (?:llegad?o|venid?o))
  |(?:no|nadie) (?:l[aoe]s? )?(?:he|hemos|han?) (?:llamad?o|avisad?o|colgad?o)|cada vez|que hago
  |a quien llamo|a quien aviso|y ahora que|(?<!\bno )(?:me|le) duele|date prisa|corre|no puedo
  |tengo miedo|me asusto|estoy asustad[oa]
)\b`);

/** Whether she says of a danger, however long ago it was told, that it is over. */
export const saysOver = (plain: string): boolean =>
  (BETTER.test(plain) || (NO_OR_FINE.test(plain) && HOLDS_FINE.test(plain))) &&
  !NOT_FINE.test(plain) &&
  !NOT_BETTER.test(plain) &&
  !STILL.test(plain);

/** Nobody who is fine says these words: after them a danger is asked after again. */
export const saysNotFine = (plain: string): boolean =>
  [NOT_FINE, NOT_BETTER, STILL, NEEDS_HELP].some((it) => it.test(plain)) || namesSomebody(plain);

/**
 * How a message goes on with what was asked after or told. Undefined where it talks about something else: short words
 * and a bare yes or no count only where nothing else was said since.
 */
export function courseOf(said: Utterance, concern: Concern): Course | undefined {
  if (concern.stage === 'calmed') return !said.asks && comesBack(said.plain) ? 'back' : undefined;
  if (!said.asks && isSettled(said.plain, concern))
    return isSeenByMedic(said.plain) ? 'seen-by-medic' : 'settled';
  if (!said.asks && concern.isIntruder && isMistaken(said.plain)) return 'settled';
  if (!said.asks && isFresh(concern) && isUnreal(said.plain)) return 'fine';
  if (isTalkedOf(concern) && ASKS_AGAIN.test(said.plain)) return 'again';
  if (!said.asks && isAttended(said.plain, concern.danger)) return 'attended';
  const text = said.text.replace(NO_COMMA, '');
  const isDenied = text !== said.text;
  const answer = { plain: plainOf(text), whole: said.plain, isDenied, length: said.words.length };
  if (cannotCall(answer.plain, concern)) return 'cannot-call';
  const helper = helperOf(answer.plain, concern);
  if (helper === 'called' && isOverAmidOwn(answer.plain, concern)) return 'better';
  if (helper) return helper;
  if (!said.asks && concern.stage === 'told' && isBetterSo(said.plain, concern)) return 'better';
  if (isBelittled(answer.plain, concern)) return 'still';
  if (isFresh(concern) && NOT_FINE.test(answer.plain)) return 'needs-help';
  if (isFresh(concern) && concern.stage === 'asked') return answerIn(answer, concern);
  return isMoreOf(answer, concern)
    ? 'still'
    : afterTold(answer, isFresh(concern), isTalkedOf(concern));
}

/** "Ya se me ha pasado, ha venido la vecina": nobody was called, and it is over. */
const isOverAmidOwn = (plain: string, { stage }: Concern): boolean =>
  stage === 'told' && saysOver(plain) && !comesToHelp(plain);

/** "¿A dónde ha dicho que llame?", "¿qué número es?", "¿cómo dice?", "no te he oído": of what she was told to do. */
const ASKS_AGAIN = new RegExp(inLines`\b(?:
    (?:a )?(?:donde|quien|cual|que (?:numero|telefono))\b.*(?<!\bse )\b(?:
      llam(?!ad?o)\w+|marc\w+|aviso|avisar
    )
    |que numero (?:es|era|has dicho|ha dicho|tengo)|(?:llamo|marco) a (?:donde|quien|que)
    |repite\w*|repita\w*|(?:dimelo|digamelo|dilo|digalo) otra vez
    |no (?:te|le|lo|se te) (?:he )?(?:oid?o|entendid?o|oigo|entiendo)
  )\b
  |^(?:(?:ay|pues|perdon[ae]?|disculp[ae]|hij[oa]) )*(?:que|como)(?: (?:me )?(?:
    has dicho|ha dicho|dices|dice|decias
  ))?$`);

/** Whoever pays a swindler tells of it late. */
const PAID = new RegExp(inLines`\b(?:
  mandad?o|mande|pagad?o|pague|dad?o|di|enviad?o|envie|hecho|hice|dicho|dije|pasad?o|leid?o
)\b.*\b(?:
  \d+|numeros?|cien|mil|euros?|dinero|cuartos|bizum|transferencia|claves?|codigos?|tarjeta|cuenta
)\b`);
/** "¿Y al niño?", "¿y media?": of the same medicine. */
const AND_HOW_MUCH = /^y (?:si|media|un[ao]?|dos|otra|la mitad)\b/;
const AND_TO_WHOM = /^y (?:a|al|para|pa)\b/;
const LONGEST_MORE = 6;

function isMoreOf({ whole, length }: Answer, concern: Concern): boolean {
  if (concern.danger === 'scam') return PAID.test(whole);
  if (isTalkedOf(concern) && isSignAlone(whole)) return true;
  if (concern.danger !== 'dose' || !isFresh(concern) || length > LONGEST_MORE) return false;
  return AND_HOW_MUCH.test(whole) || (AND_TO_WHOM.test(whole) && namesSomebody(whole));
}

interface Answer {
  /** Without the "no," that it begins with. */
  readonly plain: string;
  readonly whole: string;
  readonly isDenied: boolean;
  readonly length: number;
}

/** Long sentences hold a "sí" or a "no" of their own. */
const LONGEST_ANSWER = 7;
/** "No, es mi hermana la que está mala". */
const SAYS_WHO = /^(?:no|si) (?:es (?!que)|ha sido|a|(?:le|se) (?:ha|esta|pasa|duele)|esta)\b/;
const LONGEST_WHO = 12;

function answerIn(
  { plain, whole, isDenied, length }: Answer,
  concern: Concern,
): Course | undefined {
  const isStill = STILL.test(plain) || NOT_BETTER.test(plain);
  if (BETTER.test(plain) && !isStill) return 'better';
  if (length <= LONGEST_WHO && SAYS_WHO.test(whole) && namesSomebody(plain)) return 'needs-help';
  if (blames(plain) || keepsItSecret(plain, concern)) return 'needs-help';
  if (isOfTooMuch(concern) && COUNTS_PILLS.test(plain)) return 'needs-help';
  if (length > LONGEST_ANSWER) return isStill ? 'still' : undefined;
  if (NAMES_HERSELF.test(whole) || namesAlone(whole)) return 'needs-help';
  if (isNoOrFine(plain, isDenied) || (!isStill && WAS_ONLY.test(whole))) return 'fine';
  if (/^(?:no|si)\b/.test(whole) && namesSomebody(plain)) return 'needs-help';
  return isStill || NEEDS_HELP.test(plain) ? 'needs-help' : undefined;
}

/** "El pastillero está vacío entero", "no sé cuántas serían": asked after pills, she tells how many are gone. */
const COUNTS_PILLS = new RegExp(inLines`\b(?:
  (?:est(?:a|an)|queda(?:n)?|ha quedado|he dejado) (?:\S+ ){0,2}vaci[oa]s?
  |no se cuant[oa]s?|cuant[oa]s (?:serian|eran|fueron|me he)|no (?:queda|hay) ningun[oa]
  |(?:falta|faltan) (?:un monton|much[oa]s|tod[oa]s|dos|tres|cuatro|cinco)|me las he tomado todas
)\b`);
const isOfTooMuch = ({ danger }: Concern): boolean => danger === 'dose' || danger === 'poison';

/** "Nada, que eran las tostadas". */
const WAS_ONLY =
  new RegExp(inLines`^(?:(?:no|na|nada|uy|ay|ah|que|hij[oa]) )+(?:(?:solo|si|no) )?(?:
    era|eran|ha sido|han sido|fue|fueron
  ) (?:solo )?(?:el|la|los|las|un|una|unas|unos)\b`);

/** Made of nothing but words for "no" and for being well. */
const isNoOrFine = (plain: string, isDenied: boolean): boolean =>
  plain === ''
    ? isDenied
    : NO_OR_FINE.test(plain) && (isDenied || HOLDS_FINE.test(plain) || HOLDS_NO.test(plain));

/** "¿Y si es grave?" is of the danger, whatever else was said since. */
const WORRIES = new RegExp(inLines`^(?:(?:ay|uy|pero|oye|hij[oa]|y) )*(?:
  si (?:es|sera|fuera|fuese) (?:algo )?(?:grave|mal[oa]|serio|peor)
  |(?:(?:y )?(?:si )?no (?:sera|seran)|(?:sera|seran)|si (?:es|son|sera|fuera)) (?:solo )?(?:
    que|(?:cosa )?del?|por|el|la|los|un|una|cansancio|sueño|nervios
  )\b.{0,30}$
  |(?:sera|es) (?:muy )?(?:grave|peligroso|un infarto|un ictus)
  |(?:y )?(?:si )?me (?:voy a morir|muero)|que (?:hago|me pasa) (?:mientras|ahora)
  |mientras (?:tanto )?que hago
)`);
function afterTold(
  { plain, length }: Answer,
  fresh: boolean,
  isTalked: boolean,
): Course | undefined {
  const isStill = STILL.test(plain) || NOT_BETTER.test(plain);
  if (BETTER.test(plain)) return isStill || feelsIll(plain) ? 'still' : 'better';
  if (NOT_BETTER.test(plain)) return 'still';
  if (!fresh) {
    return isTalked && isOfItStill(plain) ? 'still' : undefined;
  }
  if (waitsForThem(plain)) return 'called';
  if (WORRIES.test(plain)) return 'still';
  if (NO_OR_FINE.test(plain) && HOLDS_FINE.test(plain)) {
    return JOKE.test(plain) ? 'fine' : 'better';
  }
  return isStill || feelsIll(plain) || isNod(plain, length) ? 'still' : undefined;
}

/** "Vale", "ay", "sí": she is still there, and it is still the same. */
const isNod = (plain: string, length: number): boolean =>
  length <= 3 && /^(?:si|no|vale|bueno|ay|uy|uf+|ya|ea|pues|ayuda)\b/.test(plain);
