import { inLines } from './in-lines.ts';

/*
 * A reason instead of a no, said of what is to be noted or just was: it is done already, somebody else sees to it, or it
 * is needed no more. "Ya lo he devuelto", "eso lo hace mi hija", "ya no hace falta".
 */

const LED = inLines`^(?:(?:
  pero|si|que|no|ay|uy|ah|huy|es|pues|porque|espera|perdona|anda|mira|bueno|hij[oa]|mujer|al final
  |ahora
) )*`;
const REASONS = [
  // What she took is told to be marked.
  inLines`(?:eso )?ya (?:me )?(?:eso )?l[oa]s? (?:he|hemos|ha|han|tengo|tenemos) (?!
    tomad|puest|pinchad|dich|pensad
  )\p{L}*(?:d|t|ch)[oa]s?\b`,
  '(?:eso )?ya l[oa]s? (?!tome|puse|dije)\\p{L}{3,}(?:e|i|imos|amos)$',
  inLines`(?:(?:eso|ya|es[ae]) )+(?:me )?l[oa]s? (?:
    hace|hizo|hara|lleva|trae|recuerda|compra|recoge|paga|arregla|apunta|tiene|sabe|manda
  )n? (?:mi|la|el|los|las|su|ell[oa]s?|otr[oa])\b`,
  inLines`(?:(?:eso|ya|es[ae]|que) )*(?:mi|la|el) \p{L}+ (?:ya )?(?:me )?l[oa]s? (?:
    hace|lleva|trae|recuerda|compra|recoge|paga|tiene
  ) (?:ya|siempre|sin falta)$`,
  inLines`ya no (?:me |nos )?(?:
    hacen? falta|l[oa]s? (?:necesito|quiero)|tengo que (?:ir|hacerl[oa])|hay que|voy|vamos
    |puedo ir
  )\b`,
  'no (?:me |nos )?hace (?:ninguna )?falta(?: ya)?$',
].map((it) => new RegExp(LED + it, 'u'));
const LONGEST = 12;

export const needsNoNote = (plain: string): boolean =>
  plain.split(' ').length <= LONGEST && REASONS.some((it) => it.test(plain));
