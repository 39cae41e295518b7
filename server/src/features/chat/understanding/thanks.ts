import { inLines } from './in-lines.ts';
import { hasQuestionSigns } from './question.ts';
import { plain as plainOf } from './words.ts';

/*
 * What is said in so many words, whatever stands beside it: "te lo agradezco, que una está aquí muy sola" is a thanks, and
 * not the loneliness that is its reason.
 */

const LEAD = inLines`^(?:(?:
  y|ay|uy|pues|po|pos|bueno|ea|anda|hij[oa]|mujer|cielo|corazon|muy bien|vale|oye|mira|encina|que
  |ya|de verdad|la verdad|yo
) )*`;
const TO_HER = '(?:te|le|os|se)';
const THANKS = new RegExp(
  inLines`${LEAD}(?:
    (?:muchas |mil |muchisimas )?gracias\b(?! (?:me|nos|les?) )|muy amable\b
    |(?:que|no sabes?(?: usted)? (?:cuanto|lo que)) ${TO_HER} (?:lo )?agradezco
    |${TO_HER} (?:lo )?agradezco\b|${TO_HER} estoy (?:muy |tan )?agradecid[oa]|se agradece\b
    |(?:que )?(?:dios|el señor|la virgen) ${TO_HER} lo pague
    |no se (?:yo )?(?:que|como) (?:
      haria|seria|viviria
    )(?:mos)?(?: yo)?(?: de mi)? sin (?:ti|usted)\b
  )`,
  'u',
);
/** "Te agradecería que…", "gracias a Dios", "se agradece el fresco": of something else than what was done for her. */
const OF_ELSE = new RegExp(
  inLines`\bgracias (?:a|al|por (?:la comida|el (?:pan|vino)))\b(?! (?:ti|usted)\b)
    |\bse agradece (?:el|la|un|una|este|esta) (?!(?:
      compañia|compania|rato|ratito|charla|conversacion|ayuda|paciencia|atencion|favor|interes
      |detalle|molestia
    )\b)`,
  'u',
);

/** It is done, or is to be done: "gracias, ya me la he tomado", "muchas gracias, quita la gimnasia". */
const WANTED_TOO = new RegExp(inLines`\b(?:
  (?:l[oa]s?|me) (?:he|hemos)|hech[oa]|tomad[oa]|a que hora
  |que (?:hora|dia|santo|tengo|hay|me toca)
  |(?:apunt|anot|quit|borr|cambi|recuerd|avis|repit|llam|anul)[ae](?:me)?(?:l[oa]s?)?
  |(?:dime|lee|leeme|pon|ponme|cuentame|abre|enseñame|dile)(?:l[oa]s?)?
)\b`);
/** What may stand beside it: why, and to whom. */
const BESIDE = new RegExp(inLines`^(?:
  (?:que|porque|es que|ya que|pues|y|por|de|tu|usted) .+
  |(?:ya )?(?:me voy|voy|te dejo|le dejo)\b.*
  |(?:(?:
    ay|de verdad|la verdad|hij[oa]|mujer|cielo|corazon|guap[oa]|hermos[oa]|maj[oa]|reina|prenda
    |criatura|sol|chiquill[oa]|mi (?:vida|alma|niñ[oa])|bueno|pues|ea|si|eh|muy bien|vale
  ) ?)+
)$`);

/** What she has a wish, a question or news beside is more than that, and the thanks are manners. */
export const onlyThanks = (text: string): boolean => {
  const said = plainOf(text);
  const clauses = text
    .split(/[,.;:!¡…]+/u)
    .map(plainOf)
    .filter(Boolean);
  const isThanks = THANKS.test(said) || THANKS.test(clauses[0] ?? '');
  if (!isThanks || OF_ELSE.test(said) || WANTED_TOO.test(said)) return false;
  if (hasQuestionSigns(text)) return false;
  return clauses.every((it) => THANKS.test(it) || BESIDE.test(it));
};
