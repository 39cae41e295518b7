import { toThePoint } from '../understanding/asides.ts';
import { type Utterance, utteranceOf } from '../understanding/utterance.ts';
import { contentWords, likest } from './matching.ts';
import { isOpen } from './occurrence.ts';
import type { PersonGateway } from './person-gateway.ts';

const LONGEST = 10;
const ORDERS =
  /^(?:(?:oye|anda|mira|pues|y|hij[oa]|por favor|bueno) )*(?:quita|borra|anula|cancela|elimina|cambia|mueve|retrasa|atrasa|adelanta|aplaza)(?:me)? (?:el|la|los|las|lo)\b/;
/** "¿Yo a qué hora me tomo lo del corazón?" asks for no more of it. */
const ASKS_WHEN =
  /^(?:(?:oye|y|yo|pues|hij[oa]|dime|entonces) )*(?:a que hora|cuando) (?:(?:yo|me|se|que) )*(?:tomo|tomaba|toca|tocaba|es|era|tengo)(?: yo)? (?!.*\b(?:otra|otro|mas|doble|dos|media)\b)(?:el|la|los|las|lo)\b/;
const SOMETHING =
  /^(?:(?:oye|anda|mira|pues|y|hij[oa]|bueno) )*(?:tengo que|quiero|queria|quisiera|hay que|me gustaria) (?:cambiar|quitar|borrar|mover|apuntar) (?:una cos(?:a|ita)|algo|un recordatorio|una cita|una hora)(?: (?:y|pero) .*\bno (?:se|me acuerdo|me sale)\b.*)?$/;

/**
 * Whether she plainly wants something of a reminder that there is: "quítame la pastilla del corazón" sounds like a
 * danger of which nobody is sure, and is none.
 */
export async function isWishOfReminder(
  { text }: Utterance,
  { reminders }: Pick<PersonGateway, 'reminders'>,
): Promise<boolean> {
  const said = utteranceOf(toThePoint(text));
  if (SOMETHING.test(said.plain)) return true;
  const isPlain = ORDERS.test(said.plain) || ASKS_WHEN.test(said.plain);
  if (!isPlain || said.words.length > LONGEST) return false;
  const names = contentWords(said);
  const open = names.length > 0 ? (await reminders()).filter(isOpen) : [];
  return open.some((it) => names.every((word) => likest([word], [it]).length > 0));
}
