import { inLines } from './in-lines.ts';
import { hasQuestionSigns } from './question.ts';
import type { Utterance } from './utterance.ts';

/** How somebody says, right after a thing was noted or marked, that it will not be or has not been. */

const LEAD = inLines`(?:(?:
  ay|ah|uy|huy|uf|anda|vaya|mira|oye|bueno|pues|nada|perdona|perdon|espera|esperate|calla|no|que
  |hij[oa]|mujer|hombre|bonita|es que|quita|ahora|total|resulta|pero|y
) )*`;
const SAID_TO_HER = inLines`(?:
  (?:me|nos) (?:dicen|dice|han dicho|ha dicho|acaban? de decir|han llamado)(?: (?:
    mi|el|la|los|las
  ) \S+)?(?: y)? (?:que )?
  |dicen que )?`;
/** Whoever it is that does not come: "mi hija", "las sobrinas". */
const WHO = '(?:(?:mi|mis|el|la|los|las|ell[oa]s?|yo|tu|su) (?:\\S+ )?)?';
const COMES_NOT = inLines`no (?:(?:me|nos|se|l[oa]s?|le) )?(?:
  viene[ns]?|vengo|venimos|vendra[ns]?|va[ns]?|voy|vamos|ire|iremos|puedo|puede[ns]?|podemos|podre
  |podremos|hay|habra|hace(?:n)?|hara[ns]?|hago|hacemos|hare|celebra[ns]?|sera|quiero|quiere[ns]?
  |queremos|apetece|toca|necesito
)\b`;
const OFF: readonly RegExp[] = [
  // "Al final no vienen", "ya no voy", "que al final mi prima no puede".
  new RegExp(
    inLines`^${LEAD}${SAID_TO_HER}(?:
      ${WHO}(?:al final|ya|luego|mejor|este año|esta vez) ${WHO}${COMES_NOT}
      |${WHO}${COMES_NOT} (?:al final|ya$)
    )`,
    'u',
  ),
  // "Que ya no es", "al final no hace falta".
  new RegExp(`^${LEAD}${SAID_TO_HER}(?:al final|ya) no (?:es|era|hace|me hace|esta)\\b`, 'u'),
  // "No, que no vienen": a no, and why.
  new RegExp(
    `^(?:(?:ay|uy|huy|ah|que|pues) )*no (?:hij[oa] |mujer )?(?:que|porque) ${SAID_TO_HER}${WHO}${COMES_NOT}`,
    'u',
  ),
  // "Se ha suspendido", "la han anulado".
  new RegExp(
    inLines`^${LEAD}${SAID_TO_HER}(?:que )?(?:
      (?:se|l[oa]s?|me l[oa]s?|nos l[oa]s?) (?:ha|han) (?:suspendid|anulad|cancelad|quitad)[oa]s?
      |(?:se|l[oa]s?) (?:suspenden?|anulan?|cancelan?)
    )\b`,
    'u',
  ),
  new RegExp(`^${LEAD}(?:mejor|al final) no(?:$| que\\b)`, 'u'),
];
const LONGEST = 14;

/** Dictated, no sign says that a sentence asks, and "que al final no voy" begins as a question may. */
const isSaidBy = ({ text, plain, words }: Utterance, ...patterns: readonly RegExp[]): boolean =>
  !hasQuestionSigns(text) && words.length <= LONGEST && patterns.some((it) => it.test(plain));

/** "Al final no vienen", "la han anulado": what was to be is not. */
export const isOff = (said: Utterance): boolean => isSaidBy(said, ...OFF);

/** "…, quítalo", after a no and its reason. */
const AWAY_AT_END = new RegExp(inLines`^(?:(?:
  ay|uy|huy|ah|anda|mira|oye|bueno|pues|perdona|espera|hij[oa]
) )*(?:que )?(?:no|ya|al final|mejor|se me|es que|que|me (?:ha|han))\b.*\b(?:
  quit|borr|anul|elimin|cancel|tach|olvid
)ar?(?:me|te)?l[oa]s?(?: (?:anda|hij[oa]|por favor|mejor|mujer|bonita))?$`);

export const removesAtEnd = (said: Utterance): boolean => isSaidBy(said, AWAY_AT_END);

/** "No, que el sábado llueve": the day that stands does not suit her. */
const NOT_THAT_DAY =
  new RegExp(inLines`^(?:(?:ay|uy|huy|ah|pues|hij[oa]|que|espera) )*no (?:hij[oa] |mujer )?(?:
    que|porque|si
  ) (?:es que )?(?:yo )?(?:el |ese |es[ea] mismo )?(?:
    lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|mañana|hoy|pasado mañana
  )(?: \d{1,2})?(?: (?:yo|ya|me|nos))* (?:
    no|tengo|tenemos|viene[ns]?|vienen|hay|llueve|trabaja\w*|estoy|esta|voy|vamos|llega[ns]?
    |es (?:fiesta|la|el)|me voy|abren?|cierran?
  )\b`);

export const refusesItsDay = (said: Utterance): boolean => isSaidBy(said, NOT_THAT_DAY);

/** "Que no, que es por la tarde", "aún no es la hora", "eso fue ayer": it was marked, and is still to come or of another day. */
const STILL_TO_COME = new RegExp(inLines`^(?:(?:
  ay|ah|uy|huy|anda|pues|perdona|espera|que|hij[oa]|mujer|me he equivocado|me equivoque
) )*(?:
  (?:no )+(?:hij[oa] |mujer )?(?:que )?(?:
    (?:si )?(?:
      es|era|sera|seria|toca|me toca|tocaba|l[oa]s? (?:hago|tomo|tengo)
      |me l[oa] (?:tomo|tengo que tomar|tomare)|voy|tengo que
    )\b
    |es[ao]s? (?:es|son|fue|era|la|lo|me)\b|fue\b|luego\b|(?:todavia|aun) no\b
  )
  |(?:todavia|aun) no\b
  |(?:no )?(?:que )?(?:es[oa] )?(?:era|fue) (?:
    ayer|la de ayer|lo de ayer|el de ayer|otro dia|esta mañana|anoche
  )
)`);

/** However long she goes on about where it lies. */
export const isStillToCome = ({ text, plain }: Utterance): boolean =>
  !hasQuestionSigns(text) && STILL_TO_COME.test(plain);
