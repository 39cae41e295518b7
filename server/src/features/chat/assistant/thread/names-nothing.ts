import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { contentWords, likest } from '../matching.ts';
import { isOpen } from '../occurrence.ts';
import type { Target } from '../target.ts';
import type { Turn } from '../turn.ts';

const FILLERS = new RegExp(
  inLines`^(?:
    mejor|digo|dijo|dijeron|dicen|dich[oa]|quedamos
    |(?:cambi|pon|pas|muev|dej|atras|retras|adelant|aplaz|apunt)\p{L}*l[oa]s?|conviene|perdona
    |perdon|perdone|disculpa|disculpe|siento|confundido|confundi|dia|hora|sea|seria|decir|bueno
    |pues|hija|hijo|oye|uy|huy|vaya|calla|tont[oa]|cabeza|cola(?:d)?o|liado|espera|equivocado
    |cambia|prefiero|entonces|ademas|tambien|han|llamado|pasan|pasado|pasa|cambiado|cambian|misma
    |mismo|solo|antes|despues|temprano|rato|cuarto|dame|gracias|mujer|hombre|puedo|vien(?:e|en)
    |venga|seran|todas|cada|ahora|acordado|pensado|mal|equivoque|nina|niña|decia|queria|doy|cuenta
    |mover|correcto|apuntado|puesto|era|cambiale|ponle|bien|parece|vale|perfecto
  )$`,
  'u',
);

export const isFiller = (word: string): boolean => FILLERS.test(word);

const FIRST =
  /^(?:(?:y|pues|ahora|bueno) )*(?:el|la|los|las|lo del?(?: la| los| las)?) \S+ .*l[oa]s?\b/;

/** "Y la peluquería pásala a la una": another thing than the one before, said before its verb. */
export const namesFirst = (turn: Turn): boolean =>
  FIRST.test(turn.said.plain) && !namesNothing(turn);

/** Whether it says no more than when: "no, mejor el jueves a las diez". What it names besides would be another thing. */
export const namesNothing = ({ said, when }: Turn): boolean =>
  contentWords(utteranceOf(without(said.text, when.spans))).every(isFiller);

const VERB_AT_IT = /\b\p{L}+l[oa]s?\b.*$/u;
/** "El sábado es la misa, cámbiala" says why. */
const TELLS = /\b(?:es|son|era|tengo|hay|viene|vienen)\b/;

/** "La gimnasia pásamela a las seis", while the bread is talked about: what she names before its verb is meant. */
export async function namesAnother(among: readonly Target[], turn: Turn): Promise<boolean> {
  const before = turn.said.plain.replace(VERB_AT_IT, '');
  if (TELLS.test(before)) return false;
  const named = contentWords(utteranceOf(before));
  const found = likest(named, (await turn.gateway.reminders()).filter(isOpen));
  return found.length > 0 && found.every(({ id }) => among.every((it) => it.id !== id));
}
