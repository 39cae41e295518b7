import type { Alarm } from '../../safety/safety.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { referenceIn } from '../../understanding/reference.ts';
import type { Utterance } from '../../understanding/utterance.ts';
import type { Conversation } from '../context.ts';

/** It happened, to her or to others, in a time that is over. */
const OF_THEN = new RegExp(
  inLines`\p{L}(?:ó|aron|ieron|aba|abas|ábamos|aban|ía|ías|íamos|ían)(?!\p{L})
    |(?<!\p{L})(?:
      fue|fueron|fuimos|era|eran|éramos|hubo|tuvo|tuvimos|vino|vinieron|dijo|hizo|pudo|quiso
      |estuvo|estuvimos|\p{L}{3,}[ai]mos|se (?:le |les |me |nos )?\p{L}{3,}[oó]|\p{L}{3,}i[oó]
    )(?!\p{L})`,
  'u',
);
/** "Las tengo atadas con una cinta", of the letters that she told of. */
const KEEPS =
  /^(?:(?:y|pues|aun|todavia|aqui) )*l[oa]s? (?:tengo|guardo|conservo|miro|leo|saco|llevo)\b/;
/** It is of now, of her own body, or of a while ago. */
const OF_NOW = new RegExp(inLines`\b(?:
  ahora|hoy|anoche|ayer|acabo|acaba|esta (?:mañana|tarde|noche)|hace (?:un|nada|poco)
  |(?:me|le|nos|l[oa]s?) (?:he|ha|han)
  |(?:me|le) (?:
    duele\w*|ahog\w+|mareo|mareando|siento|noto|falta|encuentro|pesa|aprieta|arde|sale
  )
  |no (?:puedo (?:respirar|mover\w*|levantar\w*|mas)|respir[oa]|siento|veo|oigo|se donde)|estoy
  |estamos|socorro|ayud\w+|gas|humo|sangr\w+
)\b`);

/**
 * Whether what sounds like a danger, and is not surely one, is plainly of what is talked about: she asks to hear an answer
 * again, or goes on with what she tells of long ago. Of dying it is asked all the same.
 */
export function isOfWhatIsTold(
  said: Utterance,
  { danger }: Pick<Alarm, 'danger'>,
  { concern, said: answered, telling }: Conversation,
): boolean {
  if (concern !== undefined || danger === 'self-harm') return false;
  const reference = referenceIn(said);
  if (answered !== undefined && (reference === 'repeat' || reference === 'slower')) return true;
  return (
    telling !== undefined &&
    !said.asks &&
    !OF_NOW.test(said.plain) &&
    (OF_THEN.test(said.text.toLowerCase()) || KEEPS.test(said.plain))
  );
}
