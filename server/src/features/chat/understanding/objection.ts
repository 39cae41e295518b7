import { inLines } from './in-lines.ts';
import type { Utterance } from './utterance.ts';
import type { When } from './when.ts';

/** What of a proposal she does not want, without saying yet how it should be. */
export type Objection = 'hour' | 'day' | 'which';

const LONGEST = 12;
/** Where what she refuses is named, reasons may follow. */
const LONGEST_NAMED = 24;
const HOUR = new RegExp(inLines`\b(?:
  (?:lo de )?la hora (?:es la que )?(?:no|(?:esta |la tienes )?mal)\b
  |(?:equivocad|confundid)[oa] (?:de|en la|con la) hora|(?:a |en )?es[ae] hora\b|(?:a )?otra hora
  |esas horas|cambi\w+ (?:de|la|esa) hora
  |(?:tan|muy|demasiado|^uy que|^que) (?:temprano|pronto|tarde|de noche)
  |(?:mas|un poco|poquito) (?:tarde|temprano|pronto|antes|despues)
  |(?:mejor|pero) (?:antes|despues)$|(?:otra|esa) hora
)`);
const DAY = new RegExp(inLines`\b(?:
  (?:lo d)?el dia (?:es el que )?(?:no|(?:esta |lo tienes )?mal)\b
  |(?:equivocad|confundid)[oa] (?:de|en el|con el) dia|(?:para |en |ese |mejor |a )?otro dia
  |es[ea] (?:mismo )?dia (?:no|me|ya|tengo|estoy|es)|es[ea] dia$|cambi\w+ (?:de|el|ese) dia
  |no (?:puedo|me viene) es[ea] dia
)`);
const WHICH =
  new RegExp(inLines`^(?:(?:que|ay|uy|pues|no|huy|hij[oa]) )*(?:es[aeo]|est[ae]) no(?: (?:
      es|era|hij[oa]|mujer|hombre
    ))*$
    |^(?:(?:que|ay|uy|pues) )*no (?:es|era) es[aeo]$`);

/** "Venga, sí, a esa hora la pillo" refuses nothing. */
const AGREES = new RegExp(inLines`^(?:(?:venga|vale|ea|pues|bueno|claro|ahora|ay|uy|hij[oa]) )*(?:
  si|venga|vale|perfecto|estupendo|claro|eso
)\b(?!.*\b(?:no|ni|pero|mejor|otr[oa]|tan|muy|demasiado|mas|cambi\w+)\b)`);

/** "A esa hora va bien", "ese día sí". */
const SUITS = new RegExp(inLines`^(?!.*\b(?:no|ni|mal|tampoco|pero|mejor)\b).*\b(?:
  es[ae] (?:hora|dia) (?:si|perfecto|estupendo)
  |(?:va|viene|cuadra|esta|parece|vendra|ira) (?:
    (?:muy )?bien|estupend\w+|fenomenal|perfect\w+|de maravilla
  )
)\b`);

/** "A esa hora no", "mejor otro día", "esa no": undefined where she says how it should be, or something else. */
export function objectionIn({ plain, words, asks }: Utterance, when: When): Objection | undefined {
  const saysHow = [when.time, when.date, when.part, when.period].some((it) => it !== undefined);
  const longest = when.denied ? LONGEST_NAMED : LONGEST;
  if (words.length > longest || saysHow || asks) return undefined;
  if (when.shift !== undefined || when.recurrency !== 'none') return undefined;
  if (when.denied) return when.denied;
  if (AGREES.test(plain) || SUITS.test(plain)) return undefined;
  if (WHICH.test(plain)) return 'which';
  if (DAY.test(plain)) return 'day';
  return HOUR.test(plain) ? 'hour' : undefined;
}
