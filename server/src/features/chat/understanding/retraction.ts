import { inLines } from './in-lines.ts';
import type { Utterance } from './utterance.ts';
import { plain as plainOf } from './words.ts';

const LEAD = inLines`(?:(?:
  pues|ay|ah|uy|huy|que|no|anda|oye|bueno|mira|perdona|mejor|hij[oa]|mujer|hombre|me he equivocado
  |lo siento|perdon|me equivoque|no era eso|ya|espera|esperate|ahora|al final|entonces|eso|gracias
) )*`;
const REMOVES =
  '(?:(?:quit|borr|anul|cancel|elimin|tach|retir|sac|desapunt|desmarc|olvid|dej)ar?|deshaz|deshacer)';
const POINTS = inLines`(?:
  es[aeo](?: ultim[oa])?|(?:(?:lo|el|la) )?ultim[oa]|(?:el )?cambio|(?:la )?marca|lo de ahora
  |lo de antes|todo eso|lo que (?:te |me )?(?:acabas|acabo|has|he|dije|digo|hemos)\b.*
)`;
const HAVE = '(?:he|has|hemos|habia|puse|dije|apunte|escribi|tengo|queria)';
const WHY = inLines`(?: (?:
  que|porque|ya|no|es|pues|anda|hij[oa]|otra vez|mejor|todo|(?:me|te|se|l[oa]s?) ${HAVE}|esta
  |estaba|era|ha sido|fue|me (?:equivoque|confundi|cole)
)\b.*)?`;
const RETRACTIONS: readonly RegExp[] = [
  // "Quítalo, que no hace falta", "borra lo último".
  new RegExp(`^${LEAD}(?:${REMOVES}(?:me)?l[oa]s? ?)+${WHY}$`),
  new RegExp(`^${LEAD}${REMOVES}(?:me)? ${POINTS}${WHY}$`),
  new RegExp(
    inLines`^${LEAD}(?:eso |ya )*no (?:l[oa] |eso )?(?:
      quiero|necesito|hace falta|hacia falta|queria
    )(?: (?:eso|ya|nada|yo))?$`,
  ),
  /^(?:que |ay )*no (?:l[oa] )(?:apuntes|pongas|cambies|marques|borres|guardes)$/,
  /^(?:(?:pues|ay|uy|que|no|bueno|mira|hij[oa]) )*(?:mejor|al final|ahora) (?:que )?no(?: quiero)?$/,
  /^(?:pues |ay |uy )*(?:eso |l[oa] has |me l[oa] has |asi )*(?:esta |apuntado |puesto |entendido )*mal$/,
  new RegExp(`^${LEAD}(?:(?:todavia|aun) )?(?:falta|sin (?:tomar|hacer))$`),
  new RegExp(`^${LEAD}fuera(?: eso| no (?:hace|me hace) falta)?${WHY}$`),
  new RegExp(
    `^${LEAD}(?:eso )?(?:no )?(?:era|es) eso lo que (?:queria|quise|te (?:he dicho|dije)).*$`,
  ),
  new RegExp(
    inLines`^${LEAD}(?:
      (?:me he|he) (?:equivocado|confundido|liado)|me equivoque|me confundi|me (?:he )?cola(?:d)?o
      |me cole|ha sido (?:sin querer|(?:un )?(?:error|fallo)(?: mio)?)|error|mentira|no queria eso
    )(?: (?:
      yo|que|hij[oa]|mi[oa]|lo siento|antes|otra vez|error|como antes|como estaba
      |sin (?:tomar|hacer)
    ))*$`,
  ),
  // "Pensándolo mejor, lo dejamos"; "pensándolo mejor, ponlo a las cinco" is another wish.
  new RegExp(
    inLines`^${LEAD}(?:
      pensandolo (?:bien|mejor)|bien pensado|he cambiado de (?:idea|opinion)
      |(?:me )?lo he pensado (?:mejor|bien)|me arrepiento|me he arrepentido|rectifico
    )(?!.*\b(?:pon|pas|cambi|muev|apunt)\p{L}*)(?!.* a las? )(?::? .*)?$`,
    'u',
  ),
];
const LONGEST = 12;
const LONGEST_REASON = 20;
/** Names what was done by its place in the talk, and so may come some messages later, after any reason. */
const POINTS_BACK = new RegExp(
  inLines`\b(?:
      ${REMOVES}(?:me)? (?:
        (?:(?:lo|el|la) )?ultim[oa]|es[aeo] ultim[oa]|lo de antes
        |lo que (?:te )?(?:he|has|hemos|acabo|acabas|dije)\b
      )
      |deshaz(?:l[oa]s?)?
      |(?:vuelve(?:me)?(?:l[oa]s?)?|volver) a (?:pon|apunt|dej)(?:er|ar)(?:l[oa]s?)?
      |(?:pon|deja)(?:me)?l[oa]s? otra vez|recuperal[oa]s?
      |(?:dej|pon)[ae]?(?:me)?l[oa]s? (?:
        (?:a la hora|el dia|en el dia) (?:en )?que|donde|cuando|como
      ) (?:l[oa]s? )?(?:estaban?|tenia|era)
      |(?:vuelve|echa)(?:me)?l[oa]s? (?:(?:para|pa) )?atras
    )\b
    |\b(?<!\b(?:que|hay que|voy a|a) )deshacer(?:l[oa]s?)?$`,
);
/** "Ay, ¡qué he hecho!" asks nothing. */
export const EXCLAIMS =
  new RegExp(inLines`^(?:(?:ay|uy|huy|no|pero|madre|mia|dios|oye|espera|hij[oa]|y|pues) )*que (?:
    he (?:h?echo|liado|tocado|apretado)|tont[oa](?: soy)?|cabeza(?: tengo| la mia)?|lio
    |digo(?: yo)?|disparate
  )\b`);

/** Whether it asks for the last act to be taken back, in words that can mean nothing else. */
export const pointsBack = ({ text, plain, words, asks }: Utterance): boolean =>
  words.length <= LONGEST_REASON &&
  POINTS_BACK.test(asks && !EXCLAIMS.test(plain) ? afterQuestion(text) : plain);

/** "¿Yo he dicho que sí? Pues vuélvelo atrás": what comes after the question is no question. */
const afterQuestion = (text: string): string => plainOf(text.split('?').at(-1) ?? '');

/** Whether she takes back what was just done, without naming a thing. */
export const retracts = ({ plain, words }: Pick<Utterance, 'plain' | 'words'>): boolean =>
  words.length <= LONGEST && RETRACTIONS.some((pattern) => pattern.test(plain));
