import type { Intent } from './intents.ts';

const REMIND =
  /^(?:oye |hola |anda |por favor )*(?:recuerdame|recordarme|apuntame|anotame|avisame|hazme acordar|que no se me olvide|(?:pon|crea|haz|anade|añade)(?:me)? un (?:recordatorio|aviso|alarma))\b/;
/** "Recuérdame el nombre de mi hija" asks, and orders nothing. */
const ASKS = /\b(?:nombre|como se llama|como me llamo|que dia|que hora|que tengo|quien)\b/;
const UNDO =
  /^(?:no |oye |anda |por favor )*(?:deshaz(?:lo|la|los|las|me)?|deshacer(?:lo)?|desmarca(?:lo|la|los|las|me)?|me he equivocado$)(?: |$)/;
/** As the buttons say it: "sí, la de las 20:00 ya la he tomado". */
const DONE = /\bya (?:me )?(?:la|lo|las|los) he (?:tomado|hecho|puesto)\b/;

/**
 * What is meant where a few words say it, whatever stands beside them: "recuérdame llamar a mi hija".
 * @param plain what was said, without accents and signs
 */
export function orderIn(plain: string): Intent | undefined {
  if (UNDO.test(plain)) return 'undo';
  if (REMIND.test(plain) && !ASKS.test(plain)) return 'reminder.add';
  return DONE.test(plain) ? 'reminder.complete' : undefined;
}
