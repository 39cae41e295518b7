import { toThePoint } from '../understanding/asides.ts';
import { inLines } from '../understanding/in-lines.ts';
import { hasQuestionSigns } from '../understanding/question.ts';
import { type Utterance, utteranceOf } from '../understanding/utterance.ts';
import { contentWords, likest } from './matching.ts';
import { isOpen } from './occurrence.ts';
import type { PersonGateway } from './person-gateway.ts';

const LONGEST = 14;
const ORDERS = new RegExp(inLines`^(?:(?:oye|anda|mira|pues|y|hij[oa]|por favor|bueno) )*(?:
  quita|borra|anula|cancela|elimina|cambia|mueve|retrasa|atrasa|adelanta|aplaza
)(?:me)? (?:el|la|los|las|lo)\b`);
const WHEN = /\b(?:a que hora|cuando)\b/;
/** Nobody needs more words than these to say that a pill is taken, or which one is meant: "la otra, la de la tensión". */
const HER_DOING = new RegExp(
  inLines`^(?:
    mama|padre|papa|madre|abuel[oa]|marc\p{L}+|apunt\p{L}+|anot\p{L}+|tomad[oa]|tomo|tome
    |tomarl\p{L}+|tomamos|puest[oa]|echad[oa]|hech[oa]|desayuno|comida|cena|cafe|leche|agua
    |siempre|claro|mismo
  )$`,
  'u',
);
const TOO_MUCH = new RegExp(inLines`\b(?:
  mas|doble|veces|tod[oa]s|junt[oa]s|much[oa]s|demasiad[oa]s?|bote|caja|puñado|error|sin querer
  |dos|tres|cuatro|cinco|media|equivoc\w*|no era|no es|enter[oa]|botella|vez|cuant[oa]s?
  |duplicad[oa]
  |(?:de (?:mi|su|tu)|del) (?:
    marido|mujer|hij\w+|niet\w+|vecin\w+|herman\w+|perro|gato|abuel\w+|padre|madre
  )
)\b`);
/** "La otra" of two is no second one, where nothing is said of taking it. */
const ANOTHER = /\botr[oa]s?\b/;
/** Dictated, a question has no signs; what is done is told all the same. */
const IS_DONE = /\b(?:he|ha|hemos|han) (?:ya )?(?:tomad|puest|echad)[oa]\b/;
const TAKES = /\b(?:tom\w+|puest[oa]|echad[oa]|pinchad[oa]|trag\w+)\b/;
const SOMETHING = new RegExp(inLines`^(?:(?:oye|anda|mira|pues|y|hij[oa]|bueno) )*(?:
  tengo que|quiero|queria|quisiera|hay que|me gustaria
) (?:cambiar|quitar|borrar|mover|apuntar) (?:
  una cos(?:a|ita)|algo|un recordatorio|una cita|una hora
)(?: (?:y|pero) .*\bno (?:se|me acuerdo|me sale)\b.*)?$`);

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
  if (said.words.length > LONGEST || !(ORDERS.test(said.plain) || isOfOneDose(said))) {
    return false;
  }
  const names = contentWords(said).filter((word) => !HER_DOING.test(word));
  const open = names.length > 0 ? (await reminders()).filter(isOpen) : [];
  return open.some((it) => names.every((word) => likest([word], [it]).length > 0));
}

/** It tells or names one dose, or asks when it is; whether to take it is no question for us. */
const isOfOneDose = ({ text, plain, asks }: Utterance): boolean =>
  !TOO_MUCH.test(plain) &&
  !(ANOTHER.test(plain) && TAKES.test(plain)) &&
  (!asks || WHEN.test(plain) || (IS_DONE.test(plain) && !hasQuestionSigns(text)));
