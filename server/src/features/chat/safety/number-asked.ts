import { inLines } from '../understanding/in-lines.ts';
import type { Utterance } from '../understanding/utterance.ts';
import { ABUSE, EMERGENCY, GUARDS, LISTENING, type Phone, POISON, SCAMS } from './answers.ts';

/*
 * "¿Qué número tiene la Guardia Civil?", "quiero llamar al 112": nothing has happened, or she does not say it; the number
 * that she asks for is a button, as in a danger.
 */

interface NumberAnswer {
  readonly named: RegExp;
  readonly text: string;
  readonly phones: readonly Phone[];
}

const ROBBED: NumberAnswer = {
  named: new RegExp(inLines`\b(?:
    me (?:han|ha|acaban de) (?:robad?o|robar|atracad?o|quitad?o (?:la cartera|el bolso|el monedero))
    |(?:donde|como) (?:se )?(?:puedo |podria )?(?:denunci|poner (?:yo )?una denuncia)\w*
  )\b`),
  text: 'Siento que te haya pasado. La Guardia Civil está en el 062, y allí te dicen cómo denunciarlo. Si llevabas tarjetas, llama ya a tu banco. Si corres peligro, llama al 112.',
  phones: [GUARDS, EMERGENCY],
};
const NUMBERS: readonly NumberAnswer[] = [
  {
    named: /\b(?:guardias? civil(?:es)?|la guardia|los civiles|policias?|cuartel(?:illo)?|062)\b/,
    text: 'La Guardia Civil está en el 062. Si hay prisa o peligro, llama al 112.',
    phones: [GUARDS, EMERGENCY],
  },
  {
    named: /\b(?:maltrat\w+|016)\b/,
    text: 'El 016 ayuda a las mujeres maltratadas, gratis y a cualquier hora. Si hay peligro, llama al 112.',
    phones: [ABUSE, EMERGENCY],
  },
  {
    named: /\b(?:engaños?|estafas?|timos?|017)\b/,
    text: 'En el 017 te aconsejan gratis sobre engaños. Si ya has pagado, llama a tu banco y a la Guardia Civil, al 062.',
    phones: [SCAMS, GUARDS],
  },
  {
    named: /\b(?:toxicologia|intoxicacion(?:es)?|venenos?)\b/,
    text: 'Toxicología contesta a cualquier hora. Si alguien se encuentra mal, llama al 112.',
    phones: [POISON, EMERGENCY],
  },
  {
    named: /\b(?:suicidios?|024)\b/,
    text: 'En el 024 te escuchan a cualquier hora, gratis. Si hay peligro, llama al 112.',
    phones: [LISTENING, EMERGENCY],
  },
  {
    named: new RegExp(inLines`\b(?:
      112|emergencias?|urgencias?|ambulancias?|bomberos?
      |si (?:me |nos )?(?:pasa|pasara|ocurre) algo|si me (?:caigo|pongo mal[oa]?|encuentro mal)
    )\b`),
    text: 'Para cualquier emergencia, el 112. Es gratis, contestan siempre y mandan a quien haga falta: ambulancia, bomberos o guardias.',
    phones: [EMERGENCY],
  },
];

const A_NUMBER = /\b(?:numeros?|telefonos?)\b/;
const TO_CALL = new RegExp(inLines`\b(?:
  (?:como|a quien|a donde|cuando|quiero|quisiera|querria|necesito|puedo|podria|puedes|tengo que|hay que|debo
    |habria que|ayudame a|me gustaria
  ) (?:yo )?(?:(?:me|se|a) )?(?:llam|avis|hablar con|marc|contact)\w*
  |(?:llama|llamame|avisa|ponme|pon) (?:a|al|con|tu a)
)\b`);
/** What was, or is for another day, and who is one of them: "mi hijo es guardia civil y me ha llamado". */
const NO_CALL = new RegExp(inLines`\b(?:
  llam(?:o|e|aron|amos|aba\w*)|(?:he|ha|han|hemos) llamad?o|era|fue|fueron|vino|vinieron
)\b`);

/** What is answered to whoever asks for one of these numbers; undefined where she asks for none. */
export function numberAsked({
  plain,
  order,
  asks,
}: Utterance): Omit<NumberAnswer, 'named'> | undefined {
  if (order !== undefined) return undefined;
  if (ROBBED.named.test(plain)) return ROBBED;
  const isAsked = (A_NUMBER.test(plain) || TO_CALL.test(plain)) && (asks || !NO_CALL.test(plain));
  return isAsked ? NUMBERS.find(({ named }) => named.test(plain)) : undefined;
}

/** Every word that may be said here, for whoever reviews them. */
export const everyNumberAnswer = (): readonly string[] =>
  [ROBBED, ...NUMBERS].map(({ text }) => text);
