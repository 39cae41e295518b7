import { CALLS_HER } from './calls-her.ts';
import { inLines } from './in-lines.ts';
import type { Intent } from './intents.ts';

const REMIND = new RegExp(inLines`^(?:
  oye |hola |anda |por favor |y |tambien |hij[oa] |maj[oa] |a ver? |mira |que(?= no quiero) )*(?:
  no quiero que se me (?:olvide|pase|vaya)|recuerdame(?:lo|la)?|apuntamel[oa]|avisamel[oa]
  |recordarme|me apuntas|me recuerdas|tom[ae] (?:usted )?(?:buena )?nota|ponme que(?! sea\b)
  |acuerdate de que|apuntame|anotame|avisame|hazme acordar|que no se me olvide
  |(?:pon|crea|haz|anade|añade)(?:me)? un (?:recordatorio|aviso|alarma)
)\b`);
const DAY_NAMES =
  'lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|mañana|manana|pasado|esta tarde|esta noche';
/** "Ponme lo del dentista el lunes", "apunta el pan mañana": with a day or an hour they note something. */
const NOTED_FOR = new RegExp(
  inLines`^(?:(?:oye|hola|anda|por favor|y|tambien|hij[oa]|mira|bueno|pues) )*(?:
    (?:pon(?:me)?|apunta|anota|avisa) (?:lo|el|la|los|las|una?|que(?! sea\b)|\p{L}+[aei]r(?:me)?)
    |(?:arr?e|a)cuerdame
  ) (?!(?:${DAY_NAMES})\b)(?=.*\b(?:a las? \S+|${DAY_NAMES})\b)`,
  'u',
);
/** "Me pones a las seis regar los geranios". */
const NOTED_AT = new RegExp(
  inLines`^(?:(?:oye|hola|anda|por favor|y|tambien|hij[oa]|mira|bueno|pues|luego) )*(?:
    pon(?:me)?|me pones|me apuntas|me avisas
  )(?: (?:
    a las? \S+|y (?:media|cuarto)|de la (?:mañana|tarde|noche)
    |(?:el |para |para el )?(?:${DAY_NAMES})
  ))+ \p{L}*[aei]r(?:me|l[oaei]s?)?\b`,
  'u',
);
/** "Total, que me pegues un grito dentro de media hora": wherever in her tale it stands. */
const CALLED_AT = new RegExp(
  inLines`\b${CALLS_HER}\b.*\b(?:dentro de|en (?:un|media|tres|\d|\p{L}+ minutos)|a las? |al cabo de|cuando (?:sean|den))`,
  'u',
);
/** "Anota dentista", "apunta lo de la luz", "ponme en la agenda que vienen": what she wants noted, and no day yet. */
const NOTED = new RegExp(
  inLines`^(?:(?:
    oye|hola|anda|por favor|y|tambien|hij[oa]|mira|bueno|pues
  ) )*(?:apunta|anota) (?!(?:que )?(?:
    ya|he|me l[oa]s?|lo mismo|eso|esto|bien|tambien|esa|ese|otra|otro|a ver
  )\b)\p{L}{2,}`,
  'u',
);
const NOTED_IN = new RegExp(
  inLines`^(?:\S+ )?(?:pon(?:me|er)?|apunta(?:me|r)?|anota(?:me|r)?) (?:
    en (?:la|el|mi) (?:agenda|calendario|lista)
  ) \p{L}`,
  'u',
);
const ALREADY = /\b(?:he|hemos|hech[oa]|puest[oa]|pinchad[oa]|dad[oa])\b/;

/** What is put on, and not down; what was taken is marked. */
const PUT_ON = /\b(?:radio|tele|television|musica|cancion|copla|tomad?o|tomada|tome)\b/;

/** "Apunta que ya me la he tomado". */
const NOTED_AS_DONE = new RegExp(inLines`^(?:\S+ ){0,3}(?:
  apunta|anota|marca|pon
)(?:me)? que (?:ya )?(?:me )?(?:l[oa]s? )?(?:ya )?(?:
  he (?:tomado|puesto|pinchado|hecho)|tome|puse
)\b`);

/** "Recuérdame el nombre de mi hija" asks, and orders nothing. */
const ASKS = /\b(?:nombre|como se llama|como me llamo|que dia|que hora|que tengo|quien)\b/;
const UNDO = new RegExp(inLines`^(?:
  no |oye |anda |por favor |mal |ay |uy |esta |espera |que |pues |hij[oa] |mira |perdona |bueno |
  si |vale )*(?:
  deshaz(?:lo|la|los|las|me)?|deshacer(?:lo)?|desmarca(?:lo|la|los|las|me)?|devuelve(?:me)?l[oa]s?
  |(?:vuelve|vuelvel[oa]) a (?:pon|apunt)er?(?:ar)?(?:l[oa])?|me he equivocado$
)(?: |$)`);
/** As the buttons say it: "sí, la de las 20:00 ya la he tomado". */
const DONE = /\bya (?:me )?(?:la|lo|las|los) he (?:tomado|hecho|puesto)\b/;

/** "Qué tengo el martes", "qué hay este finde"; "que tengo el fregadero atascado" asks nothing. */
const DAY_ASKED = new RegExp(inLines`^(?:(?:
  y|ahora|oye|dime|anda|a ver|pues|en fin|bueno|ay|mira|hij[oa]|ea|vale|venga
) )*que (?:cosas |es lo que )?(?:tengo|hay|me toca|tenemos|tenia|habia|hago)(?: yo)?(?: (?:
  que hacer|apuntado|puesto
))?(?: para)? (?:
  (?:ese|aquel) dia|hoy|pasado|mañana|manana
  |el (?:proxim|otro|dia|fin|finde|\d|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|este
  |esta (?:mañana|tarde|noche|semana)|la semana
)`);

/** "Qué me queda hoy", "qué me queda por hacer": what there is still; what was left out is asked for by "qué me falta". */
const WHAT_IS_LEFT = new RegExp(inLines`^(?:(?:
  y|oye|dime|anda|a ver|pues|en fin|bueno|ay|mira|hij[oa]|niñ[oa]|ea|vale|venga|entonces|hoy|digo
  |te digo|pregunto|te pregunto|que(?= que )
) )*(?:que|cuanto|cuantas cosas) (?:cosas? |mas |es lo que )?me quedan?(?: (?:
  a mi|yo|ya|todavia|aun|mas|hoy|para|por|de|hacer|delante|en|lo|que (?:queda|viene)|semana|mes
  |finde|fin de semana|dia|esta|el|tarde|noche|mañana|puesto|apuntado|pendiente|entonces|lunes
  |martes|miercoles|jueves|viernes|sabado|domingo
))*$`);

/** The day before what is asked of it: "el viernes qué hay", "lo del lunes". */
const DAY_FIRST = new RegExp(
  inLines`^(?:(?:y|oye|dime|anda|a ver|pues|en fin|bueno|ay|mira|hij[oa]|ea|vale|venga) )*(?:
    (?:el |para |pa )?(?:${DAY_NAMES})(?: que viene)?(?: entonces| pues)?(?: (?:
      aparte|ademas|fuera|quitando|sin contar
    ) (?:del? )?(?:\p{L}+ ){1,5}?)? ?que (?:mas |otra cosa )?(?:
      hago|tengo|hay|toca|me (?:toca|queda|falta|espera)|tenemos|habia|tenia
    )
    |lo de (?:el |l )?(?:${DAY_NAMES}|esta mañana)|que (?:tengo|hago)(?: hoy)?
  )(?: (?:yo|apuntado|puesto|que hacer|mas))*$`,
  'u',
);

/** "Tengo yo puesto lo de la misa": whether it is noted. */
const IS_IT_NOTED = new RegExp(inLines`^(?:(?:
  y|oye|dime|anda|a ver|pues|en fin|bueno|ay|mira|hij[oa]
) )*tengo (?:yo )?(?:ya )?(?:puest|apuntad|anotad)[oa] (?:ya )?(?:el|la|lo|los|las) \S`);

/** "Y de hora cómo vamos": of the clock. */
const TIME_ASKED = new RegExp(inLines`^(?:(?:y|oye|dime|anda|a ver|pues|hij[oa]|ay) )*(?:
  como (?:vamos|andamos|estamos|voy|ando) de (?:la )?horas?
  |de (?:la )?horas? como (?:vamos|andamos|estamos|voy|ando)
)(?: (?:hij[oa]|hoy|ya))*$`);

/** "¿Qué tengo sin tachar?", "¿hay algo sin marcar?" */
const UNMARKED = new RegExp(inLines`^(?:(?:y|oye|dime|anda|a ver|pues|hij[oa]|ay|mira) )*(?:
  que|cual(?:es)?|si|tengo|hay|queda|me queda|algo|alguna?
)\b(?: \S+){0,7} sin (?:tachar|marcar|señalar|cumplir)(?: (?:hoy|ya|todavia|aun|hij[oa]|de hoy))*$`);

/**
 * What is meant where a few words say it, whatever stands beside them: "recuérdame llamar a mi hija".
 * @param plain what was said, without accents and signs
 */
export function orderIn(plain: string): Intent | undefined {
  if (UNDO.test(plain)) return 'undo';
  if (NOTED_AS_DONE.test(plain)) return 'reminder.complete';
  if (REMIND.test(plain) && !ASKS.test(plain)) return 'reminder.add';
  if (NOTED_FOR.test(plain) && !PUT_ON.test(plain) && !ASKS.test(plain)) return 'reminder.add';
  if (NOTED_AT.test(plain) || CALLED_AT.test(plain)) return 'reminder.add';
  if (NOTED_IN.test(plain) && !ASKS.test(plain)) return 'reminder.add';
  if (NOTED.test(plain) && !PUT_ON.test(plain) && !ASKS.test(plain) && !ALREADY.test(plain))
    return 'reminder.add';
  if ([DAY_ASKED, WHAT_IS_LEFT, DAY_FIRST, IS_IT_NOTED].some((it) => it.test(plain)))
    return 'agenda.day';
  if (TIME_ASKED.test(plain)) return 'time.now';
  if (UNMARKED.test(plain)) return 'agenda.missed';
  return DONE.test(plain) ? 'reminder.complete' : undefined;
}
