import { cutAt } from './cut-at.ts';
import { inLines } from './in-lines.ts';

/** A clause ends with a sign, but not within an hour: "13.30". */
export const SIGNS = /[,;!?…¿¡]+|[.:](?!\d)/gu;
/** Whoever dictates has no signs: these words begin a clause by themselves. */
export const JOINTS = new RegExp(
  inLines` (?=(?:
    porque|conque|asi que|ya que|es que|sino que|para que|pero|a ver si
    |y (?:(?:me|le|nos) )?(?:dicen?|dijo|dijeron|(?:ha|han) dicho) que
  )(?!\p{L}))`,
  'gu',
);
/** "Que" begins one, too, but where the word before it needs it or a day, an hour or a wish follows: "tengo que", "el que viene". */
const THAT = new RegExp(
  inLines`(?<!(?<!\p{L})(?:
    el|la|lo|los|las|hay|habria|tengo|tiene|dice|dicen|dijo|dicho|digo|quiero|quisiera|queria
    |querria|gustaria|espero|para|a|de|en|con|sin|mas|menos|mejor|antes|despues|igual|creo|parece
    |se|asi|ya|es|con|cosa|falta|ni|puede|favor|pido|necesito|si|y|sino|uno|una|otro|otra
  )) (?=
    que (?!(?:
      viene[ns]?|entra|sea|tengo|hay|hora|dia|toca|queda|santo|cosas|me (?:toca|queda)
    )(?!\p{L}))
  )`,
  'gu',
);

/** "Que el viernes voy a la peluquería ponlo el lunes": the order comes after the reason. */
const ORDER = new RegExp(
  inLines`(?<=(?<!\p{L})(?:que|porque|pues) .*\p{L}{3}) (?=(?:mejor )?(?:
    pon|pasa|mueve|cambia|deja
  )(?:me)?l[oa](?!\p{L}))`,
  'gu',
);

/** The clauses of what was said, each as it was said. */
export const clausesOf = (text: string): string[] => cutAt(text, [SIGNS, JOINTS, THAT, ORDER]);
