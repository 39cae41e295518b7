import { inLines } from '../understanding/in-lines.ts';

/** Whatever was said in between, these are of a danger that was told a moment ago. */
const GOES_ON = new RegExp(inLines`\b(?:
  (?:me|le|nos) duelen?(?: mucho| mas| otra vez)?
  |(?<!\bno )sig(?:o|ue|uen) (?:
    sin|con|igual|mal|sangrando|saliendo|oliendo|doliendo|ahi|dentro|llamando
  )
  |cada vez (?:mas|peor)|tengo (?:mucho )?miedo
  |no puedo (?:ni )?(?:mover\w*|respirar|levantarme|andar|mas|hablar|tragar)
)\b`);
/** "¿Puedo encender la luz?" */
const ASKS_WHETHER_TO = new RegExp(inLines`^(?:(?:y|oye|entonces|hij[oa]) )*(?:
  puedo|podria|debo|deberia|tengo que
) (?:ya )?(?:
  encender|apagar|abrir|cerrar|entrar|salir|beber|comer|dormir
  |(?:acostar|levantar|mover|tumbar|sentar|duchar|bañar|lavar)me
)\b`);
const FEELS_ILL = new RegExp(inLines`(?<!\bno )\b(?:
    estoy|me (?:siento|encuentro|noto|pongo)|tengo|me (?:ha )?(?:da|dan|dado|entra)
  ) (?:(?:un|una|muy|mu|como|algo|poco|tan|mas|asi|muchas|mucho|ganas de) )*(?:
    maread[oa]|mareos?|debil|floj[oa]|mal[oa]?|fatal|temblor(?:es)?|temblando|nauseas|vomitar
    |ahogos?|sudando|sudores
  )\b
  |(?<!\bno )\bme (?:estoy )?(?:mareo|mareando|ahogo|ahogando|desmayo|desmayando)\b`);
export const feelsIll = (plain: string): boolean => FEELS_ILL.test(plain);

export const isOfItStill = (plain: string): boolean =>
  [GOES_ON, FEELS_ILL, ASKS_WHETHER_TO].some((it) => it.test(plain));

const AGAIN =
  /(?<!\bno )\b(?:sig(?:o|ue|uen)|vuelven?|han? vuelto|otra vez|de nuevo|peor|todavia|aun)\b/;
const ILL = new RegExp(inLines`\b(?:
  mare\w+|mal|fatal|duele\w*|dolor\w*|sangr\w+|ahog\w+|humo|gas|huele|oliendo|fuego|llamas
  |debil\w*|dormid[oa]|opresion|aprieta|miedo|peor|vomit\w+|tembl\w+|golpes?|pasos|amenaz\w+
)\b`);

/** "Sigo mareada", of what she said was over. */
export const comesBack = (plain: string): boolean => AGAIN.test(plain) && ILL.test(plain);
