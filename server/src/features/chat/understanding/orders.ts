import type { Intent } from './intents.ts';

const REMIND =
  /^(?:oye |hola |anda |por favor )*(?:recuerdame|recordarme|apuntame|anotame|avisame|hazme acordar|que no se me olvide|(?:pon|crea|haz|anade|añade)(?:me)? un (?:recordatorio|aviso|alarma))\b/;
/** "Recuérdame el nombre de mi hija" asks, and orders nothing. */
const ASKS = /\b(?:nombre|como se llama|como me llamo|que dia|que hora|que tengo|quien)\b/;

/**
 * What is meant where the first word says it, whatever comes after it: "recuérdame llamar a mi hija".
 * @param plain what was said, without accents and signs
 */
export function orderIn(plain: string): Intent | undefined {
  return REMIND.test(plain) && !ASKS.test(plain) ? 'reminder.add' : undefined;
}
