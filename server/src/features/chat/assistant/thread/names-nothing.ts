import { without } from '../../understanding/fold.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { contentWords } from '../matching.ts';
import type { Turn } from '../turn.ts';

const FILLERS =
  /^(?:mejor|digo|perdona|perdon|perdone|disculpa|disculpe|siento|confundido|confundi|dia|hora|cambialo|cambiala|ponlo|ponla|pasalo|pasala|muevelo|muevela|dejalo|sea|seria|decir|bueno|pues|hija|hijo|oye|uy|espera|equivocado|atrasalo|retrasalo|adelantalo|aplazalo|cambia|prefiero|entonces|ademas|tambien|han|llamado|pasan|pasado|pasa|cambiado|cambian|misma|mismo|solo|antes|despues|temprano|rato|cuarto|dame|gracias|mujer|hombre|puedo|viene|venga|seran|todas|cada|ahora|acordado|pensado|mal|equivoque|nina|niña|decia|queria|doy|cuenta|mover|correcto|apuntado|puesto|era|cambiale|ponle|ponmelo|cambiamelo|pasamelo)$/;

export const isFiller = (word: string): boolean => FILLERS.test(word);

/** Whether it says no more than when: "no, mejor el jueves a las diez". What it names besides would be another thing. */
export const namesNothing = ({ said, when }: Turn): boolean =>
  contentWords(utteranceOf(without(said.text, when.spans))).every(isFiller);
