import { clockTimes } from './clock-words.ts';
import { fold } from './fold.ts';
import { orderIn } from './orders.ts';
import { mayBeginQuestion } from './question.ts';
import { requestsIn, saysWhat } from './requests.ts';
import { beginsAsWish } from './wishes.ts';
import { plain } from './words.ts';

/** How a reason begins after what is wished: "…, que la reza la Antonia", "…, porque se me gastan". */
const BREAK = /[,;:.!?…]+\s+(?:y es )?(?:que|porque|pues que|ya que|como que|es que)\s+(?=\p{L})/gu;
/** After a dictated hour no sign is heard: "a las diez que se me han gastado". */
const UNMARKED =
  /(?<=\b(?:mañana|tarde|noche|media|cuarto|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo|a las \p{L}{3,})) que (?=(?:se (?:me|le|nos)|no|ya|si no|luego|est[ao]y?|l[oa]s? (?:tengo|reza|lleva|trae)|hace|en|mi|me (?:ha|han|dijo|viene))\b)/gu;
/** What is no reason but goes on with the wish: "que es el martes", "que no se me olvide", "que sea a las diez". */
const GOES_ON =
  /^(?:(?:es(?! (?:su|de|para|muy|cuando|donde|lo)\b)|era|sea|son|sera|seria|toca|cae|tengo que|hay que|me toca|empieza|viene)\b|ya (?:me )?(?:l[oa]s? )?(?:he|hemos)\b|no (?:se me|es|era|a las|el|la)\b|(?:me )?(?:l[oa]s? )?(?:recuerdes|apuntes|avises|pongas|digas|leas|quites|cambies|tomo|tengo|hago|pongo|voy|llame|vaya|compre|tome)\b|(?:me )?(?:l[oa]s? )?(?:han|ha) (?:dado|puesto|citado|cambiado) (?:hora|cita|el|la|para|a las?|mañana|hoy)\b|(?:hora|dia|tengo|hay|santo|tiempo)\b)/u;
const VAGUE = /\b(?:algo|habla(?:me)?)$/;
const FEWEST_WORDS = 2;

/**
 * A wish without the reason that she gives for it: the days, hours and names of the reason are not those of the wish.
 * @returns the text itself where it gives none, or where the wish only comes after it
 */
export function withoutReason(text: string): string {
  const folded = fold(text);
  for (const { index, 0: sign } of breaksIn(folded)) {
    const before = plain(folded.slice(0, index));
    const reason = plain(folded.slice(index + sign.length));
    const isWish = beginsAsWish(before) || isOrder(before) || isAsked(folded.slice(0, index));
    // "Apunta mañana a las diez, que traen la lavadora": what is to be noted comes last.
    const isWhole =
      before.split(' ').length >= FEWEST_WORDS && (!NOTES.test(before) || saysWhat(before));
    // "Dime algo, que estoy sola": it is the reason that wants an answer.
    const isReason = !VAGUE.test(before) && !GOES_ON.test(reason) && !beginsAsWish(reason);
    // What is wished besides comes after the reason: the wishes are parted first.
    if (isWish && isWhole && isReason && requestsIn(text).length < 2)
      return cut(text, index + asked(sign), whenAfter(folded, index, index + sign.length));
  }
  return text;
}

/** "Me he equivocado, que no es el viernes" says what is right. */
function isOrder(before: string): boolean {
  const order = orderIn(before);
  return POINTS_AT.test(before) || (order !== undefined && order !== 'undo');
}

/** "El podólogo pásalo a las doce". */
const POINTS_AT =
  /\b(?:pasa|cambia|mueve|pon|quita|borra|anula|apunta|anota|adelanta|retrasa)(?:me)?l[oa]s?\b/;
const NOTES = /\b(?:apunta|anota|recuerda|avisa|pon)(?:me)?\b/;

/** "Tú que lo sabes todo, ¿qué día me arreglan el pelo": the question begins where its sign stands. */
function isAsked(before: string): boolean {
  const sign = before.lastIndexOf('¿');
  const question = plain(before.slice(sign + 1));
  return sign >= 0 && (mayBeginQuestion(question) || beginsAsWish(question));
}

const breaksIn = (folded: string): readonly RegExpExecArray[] =>
  [BREAK, UNMARKED].flatMap((it) => [...folded.matchAll(it)]).toSorted((a, b) => a.index - b.index);

/** A sign of a question stays with what it asks. */
const asked = (sign: string): number => (/^[?]/.test(sign) ? 1 : 0);

/** "Llamar a la Puri, que es su santo, el domingo a las cinco": where the day and the hour go on after the reason. */
function whenAfter(folded: string, end: number, begin: number): number {
  if (clockTimes(folded.slice(0, end)).length > 0) return folded.length;
  const [comma] = AND_WHEN.exec(folded.slice(begin)) ?? [];
  const at = comma === undefined ? folded.length : begin + comma.length;
  return clockTimes(folded.slice(at)).length > 0 ? at : folded.length;
}

const AND_WHEN =
  /^[^,]{0,60},\s*(?=(?:para |pa )?(?:el |este |mañana|manana|hoy|pasado|esta |a las? ))/u;

function cut(text: string, from: number, to: number): string {
  const letters = [...text.normalize('NFC')];
  return [letters.slice(0, from).join(''), letters.slice(to).join('')].join(' ').trim();
}
