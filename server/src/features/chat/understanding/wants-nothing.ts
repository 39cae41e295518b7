import { inLines } from './in-lines.ts';
import { hasQuestionSigns } from './question.ts';
import type { Utterance } from './utterance.ts';

/** "No me quejo, hago constar un hecho", "con que me escuche me basta": whoever says so wants to be heard, and no more. */

const LEAD = inLines`(?:(?:
  pues|ay|uy|bueno|mira|mire|hij[oa]|mujer|hombre|y|ya|pero|eh|nada|si|oye|tranquil[oa]
  |que conste que|yo|es que|vamos
) )*`;
const SAID = [
  inLines`no (?:te |le |os |se )?(?:
    estoy pidiendo|pido|pedia|quiero|busco|espero|necesito
  ) nada(?! (?:de|para|en|con|hoy)\b)`,
  inLines`(?:yo )?no me quejo|no (?:es|era) (?:por quejarme|(?:una )?queja|que me queje)
    |no lo (?:digo|cuento) (?:como queja|por quejarme)`,
  inLines`(?:solo|solamente|unicamente|nada mas que|simplemente) (?:te |le |se )?(?:l[oa] )?(?:
      comento|comentaba|cuento|contaba|constato
    )
    |(?:te |le |se )?l[oa] (?:comento|comentaba|digo|decia|cuento|contaba) (?:solo |nada mas )?(?:
      por (?:decir|hablar|contar|comentar)(?:l[oa])?|y ya(?: esta)?|sin mas|nada mas
    )`,
  inLines`(?:(?:es|era|fue) )?(?:solo )?(?:
    por hablar|hablar por hablar|por decir algo|un comentario
    |para que (?:lo )?(?:sepas|supieras|sepa|supiera)
  )(?: (?:de algo|con alguien|un rato))?$`,
  '(?:no )?(?:te |le |se )?l[oa] (?:digo|cuento) para que (?:me )?(?:hagas?|digas?|contestes?|apuntes?)',
  inLines`no (?:hace falta|hacia falta|necesito|quiero|hay) (?:
    que (?:me )?(?:digas?|hagas?|contestes?|respondas?|aconsejes?) (?:nada)?|consejos?|respuestas?
    |que (?:contestar|responder|decir nada|hacer nada)
  )`,
  'no (?:tienes|tiene) que (?:hacer|decir(?:me)?|contestar(?:me)?|responder(?:me)?)(?: nada)?',
  inLines`con que (?:me |lo )?(?:oigas?|escuches?|atiendas?) (?:ya )?(?:me )?(?:
      basta|vale|conformo|sobra|llega|doy por
    )
    |(?:me )?(?:basta|vale|conformo) con que (?:me |lo )?(?:oigas?|escuches?)`,
  inLines`solo quiero (?:que me (?:oigas?|escuches?)|desahogarme|hablar)
    |(?:deja(?:me)?|deje(?:me)?) que me desahogue
    |necesitaba (?:soltarlo|decirlo|contarlo|desahogarme)`,
  'hago constar (?:un|el|los) hechos?|es un hecho$|asi es la vida$',
];
const WANTS_NOTHING = new RegExp(`^${LEAD}(?:${SAID.join('|')})`, 'u');
const LONGEST = 18;

export const wantsNothing = ({ text, plain, words, order }: Utterance): boolean =>
  words.length <= LONGEST &&
  order === undefined &&
  !hasQuestionSigns(text) &&
  !/\b(?:pero|sino|solo que|menos)\b/.test(plain.replace(/^(?:pero )+/, '')) &&
  WANTS_NOTHING.test(plain);
