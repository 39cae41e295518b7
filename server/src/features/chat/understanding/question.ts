import { inLines } from './in-lines.ts';
import { asksPolitely } from './polite.ts';
import { plain as plainOf } from './words.ts';

/** What may come before a sentence begins. */
const OPENING =
  '^(?:(?:oye|hola|buenas|y|pero|anda|a ver|dime|perdona|entonces|una pregunta|por favor|encina) )*';
const PRONOUNS = '(?:me |nos )?(?:la |lo |las |los )?';
/** "La de la mañana consta como tomada", "sale como que la he tomado": dictated, she asks how it stands. */
const AS_STANDS = new RegExp(inLines`\b(?:
  sale|consta|figura|aparece|esta puest[oa]|(?:tienes|tengo) (?:puest|apuntad|anotad)[oa]
) (?:ahi |ya )?como (?:que|tomad|hech|realizad|cumplid|marcad)`);
/** "¿Vale?" after a statement or an order asks nothing. */
const TAG = /[,.]?\s*¿?\s*(?:vale|ok|de acuerdo|eh|quieres|puedes)\s*\?+\s*$/iu;
/** "¿Eh?", "¿sabe usted?", within what is told: whoever listens is to nod. */
const PHATIC = new RegExp(
  inLines`[,.]?\s*¿\s*(?:
    eh|sabes?(?: usted)?|entiendes?|comprendes?|me (?:explico|entiendes?|comprendes?|sigues?)|ves
    |oyes?|te enteras|(?:est[aá]s? )?content[oa]s?
  )\s*\?`,
  'giu',
);
/** "Y va el cura y le dice, ¿usted peca?": what others asked, she asks nobody. */
const QUOTED = new RegExp(
  inLines`(?<!\p{L})(?:
    (?:le|les) (?:dice|dicen|digo|suelta|pregunta|pregunto)|va y dice|y dice (?:el|la)
    |(?:(?:me|le|les|nos) )?(?:
      dijo|dije|dijeron|pregunt[oó]|pregunt[eé]|contest[oó]|contest[eé]|solt[oó]
    )
  )(?!\p{L})(?! que)[^.?!¿]{0,40}¿[^?]*\?`,
  'giu',
);
/** An order with good manners: "¿puedes marcarla?", "¿me borras la cita?". */
const REQUEST = new RegExp(
  inLines`${OPENING}(?:no )?(?:me |la |lo )*(?:
    puedes|podrias|quieres|querrias|te importa|apuntas|anotas|marcas|borras|quitas|cambias|mueves
    |recuerdas|avisas|pones
  )\b`,
  'u',
);
/** "Qué se le va a hacer", "qué de cosas": whoever asked would say of what. */
const EXCLAIMED = inLines`(?:
  se le va a hacer|le (?:vamos|voy) a hacer|remedio|mas da|pena|lastima|barbaridad|tiempos
  |de [^ ]+s|cosas?(?! (?:tengo|hay|me|haces|sabes|puedes|hago|tenia|son))
)\b`;
/** "Que la niña ya anda" goes on; "que la misa a qué hora es" asks. */
const GOES_ON = inLines`(?:el|la|los|las|mis?|mi [^ ]+|una?|unos|unas|yo|ellas?|ellos)\b(?!
  .* (?:que (?:hora|dia|tengo|hay|me toca)|a que|cuando|cual|quien|donde|si)\b
)`;
/** "Perdona, que llevo mala mañana": why she begs pardon. */
const PARDONED = new RegExp(inLines`^(?:(?:oye|ay|uy|y|pero) )*perdon(?:a|e|ame|eme)?(?: (?:
  hij[oa]|usted|mujer
))? que (?!(?:
  hora|dia|santo|mes|fecha|tengo|hay|toca|es|era|pone|ponia|dice|decia|haces|sabes|puedes
  |significa|tiempo|queda|falta|me (?:toca|queda|falta|has|ha) ?
)(?: |$))`);
const QUESTION_WORD = new RegExp(
  inLines`${OPENING}(?:(?:a|por|de|en|con) )?(?:
    que(?! (?:(?:sea|a las?|(?:es|era|son|eran|sera) a las?|no|si)\b|${EXCLAIMED}|${GOES_ON}))
    |cual|cuales
    |cuando(?! (?:
      yo|era|eramos|estaba|estabamos|vivia|viviamos|nosotros|fui|tenia|teniamos|iba|ibamos|murio
      |nacio|chic[oa]|joven|moz[oa]|niñ[oa]|mi (?:padre|madre|marido|mujer|abuel[oa])
    )\b)
    |cuanto(?! (?:me|nos) (?:alegr|gust))|cuanta|cuantos|cuantas|como|quien|donde
  )\b`,
  'u',
);
/** "Bueno, a qué hora es la misa": dictated, after whatever leads in. */
const ASKS_OUTRIGHT = new RegExp(
  inLines`^(?:(?:
    bueno|pues|mira|ah|vale|venga|ea|ay|en fin|hij[oa]|oye|y|esper[ae]|aguarda|un moment(?:o|ito)
    |antes(?: de eso)?
  ) )+(?:
    a que hora|que (?:tengo|hay) (?:hoy|mañana|pasado|el|ese|para)|que hora es
    |que dia (?:es|tengo|cae)|cuando (?:es|tengo|me toca|cae)
  ) `,
  'u',
);
/** "Y el martes a qué hora hay que ir": dictated, after the day that it is about. */
const ASKS_AFTER_DAY = new RegExp(inLines`^(?:(?:y|pues|oye|entonces|hij[oa]) )*(?:el |este )?(?:
  lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|pasado mañana|mañana|esta tarde
  |esta noche
) (?:a que hora|cuando) (?:
  hay|tengo|tenia|es|era|(?:me )?toca|(?:me )?tocaba|viene|empieza
)(?= |$)`);
/** "No sé si", "¿sabes si?", "mira a ver si": what follows is asked. */
const DOUBT = new RegExp(
  inLines`\b(?:
    se|acuerdo|recuerdo|segur[oa]|sabes|sabe|sabrias|dime|decirme
    |(?<!\b(?:ah|anda|ay|uy|huy) )mira|mirar|comprueba|recuerdas|dudo|pregunto|ver
  ) (?:de )?si\b`,
  'u',
);
const TAIL =
  /\b(?:o no|o todavia no|o aun no|(?<!\b(?:la|de|en|es|una|gran|pura) )verdad|no es verdad)$/u;
const HAVE = '(?:he|hemos|habre|habia)';
/** The verb before "ya": "me he tomado ya la pastilla". "Ya me la he tomado" tells. */
const VERB_FIRST = new RegExp(`${OPENING}${PRONOUNS}${HAVE} \\S+ ya\\b`, 'u');
const MEDICINES = inLines`(?:
  pastillas?|gotas|insulina|inyeccion|parches?|crema|pomada|colirio|inhalador|vacuna|medicinas?
  |medicacion|supositorio
)`;
/** What it was taken with: nobody asks that. */
export const AT_A_MEAL = inLines`(?:con|en|despues del?|antes del?|al) (?:el |la |un |una )?(?:
  desayuno|desayunar|almuerzo|almorzar|comida|comer|cena|cenar|cafe(?: con leche)?|cafelito
  |cafetito|cortado|cortadito|descafeinado|colacao|leche|manzanilla|infusion|zumo|yogur|galletas?
  |magdalena|tostada|bocadillo|caldo|agua
  |(?:vas(?:o|ito)|sorb(?:o|ito)|buch(?:e|ito)) de (?:agua|leche|zumo)
)`;
/**
 * Without signs nobody can tell "he tomado la pastilla" from its question. Where it is about something taken, the
 * doubt counts: a question that is taken for a statement marks a pill that nobody took.
 */
const TAKEN = new RegExp(
  inLines`${OPENING}(?:
    ${PRONOUNS}(?:${HAVE} (?:tomado|pinchado|inyectado)|tome(?! nota)(?!.*\b${AT_A_MEAL}\b))
    |(?:(?:me |nos )(?:la |lo |las |los )?|(?:la |lo |las |los ))(?:
      ${HAVE} (?:puesto|echado)|puse
    )
    |(?:${HAVE} (?:puesto|echado)|puse) (?:el |la |las |los |mi |una? )?${MEDICINES}
  )\b`,
  'u',
);

/** "Me he puesto a barrer", "me he puesto muy triste": nothing was taken. */
const TAKING = new RegExp(
  inLines`\b${HAVE} (?:
      tomado|puesto(?! (?:a \S+[aei]r|muy|mu|triste|mal|content|buen|roj|nervios))|pinchado
      |inyectado|echado(?! (?:a |de menos))
    )\b
    |\b(?:tome|puse)\b`,
  'u',
);

const DONE = '(?:tomado|tomada|puesto|pinchado|inyectado|echado|hecho|hecha|ido)';
const NOT_DONE = [
  // "No me la he tomado", "todavía no la tomé".
  new RegExp(`\\b(?:no|tampoco|nunca)(?: \\S+){0,3} (?:${DONE}|tome|tomo|puse|hice|fui)\\b`, 'u'),
  /\bsin (?:tomar|hacer|poner|ir)/u,
  // "Voy a tomármela", "tengo que tomar la pastilla".
  new RegExp(
    inLines`\b(?:
      voy a|vamos a|iba a|tengo que|hay que|debo|quiero|quisiera|puedo|me toca|pienso|hace falta
    )(?: \S+)? \S+(?:ar|er|ir)(?:me|se|la|lo|mela|melo)?\b`,
    'u',
  ),
  // "Creo que me la he tomado".
  /\b(?:creo|parece|supongo|diria|imagino|juraria|quiza|quizas|a lo mejor|igual|puede que|dudo)\b/u,
];

/** Whether it says that a thing is not done, not yet, or perhaps: nothing that may be marked. */
export const isNotDone = (plain: string): boolean =>
  NOT_DONE.some((pattern) => pattern.test(plain));

/** "¿He comprado el pan?" */
const DID = new RegExp(
  `${OPENING}(?:ya )?${PRONOUNS}(?:he|hemos) (?:\\S+[ai]do|hecho|puesto|escrito|visto|dicho|abierto)\\b`,
  'u',
);

/** "Me he tomado la pastilla, apúntalo": nobody asks who wants it noted. */
export const WANTS_IT_NOTED =
  /\b(?:tomad?o|puesto|pinchad?o|hecho|tome|puse)\b.*\b(?:apunta|marca|anota|pon|tacha|senala)(?:me)?l[oa]\b/;

/** "Pastilla tensión tomada": as on a slip of paper. */
export const TOLD_SHORT =
  new RegExp(inLines`^(?!.*\b(?:no|he|has|ha|si|esta)\b)(?:ya )?\S+(?: \S+){0,3} (?:
    tomad|pinchad|hech|tragad|cumplid|despachad
  )[oa]s?(?: ya)?$
  |^(?:ya )?(?:tragad|tomad|bebid)[oa]s?(?: (?:ya|es[oa]s?|est[oa]s?))*$
  |^(?!.*\b(?:no|he|has|ha|si|esta)\b)(?:ya )?(?:la )?(?:
    pastilla|medicina|medicacion|insulina|jarabe|gotas|capsula|comprimido
  )s? (?:\S+ ){0,4}?(?:dad|tomad|tragad|pinchad)[oa]s? (?:a las?|con|en|ya|esta mañana|hoy)\b`);

/** "La tomé a las nueve y media": when she took it, and not which one it is. */
export const TOOK_AT = new RegExp(inLines`\b(?:
  tome|trague|bebi|puse|(?:he|hemos) (?:ya )?(?:tomado|tragado|bebido|puesto|pinchado|dado)
  |(?:dad|tomad|tragad|pinchad|puest)[oa]s?
)(?: \S+){0,5}? a las? `);

/** Whoever wants something noted says so, whatever signs she sets: "¿me apuntas el lunes la peluquería?", "¿podría ser a las diez?" */
const NOTES = new RegExp(
  inLines`\b(?:
    apunt|anot|avis|recuerd|record|acuerd|acord|pon(?!en?\b|ian?\b)|pus|guard|añad|anad|crea|haz|hac
    |tom[ae] nota|olvid|necesit|quier|quisier
  )\p{L}*`,
  'u',
);
/** "¿Me recuerdas qué tengo mañana?" */
const REMINDS_WHAT = /\bme (?:recuerdas?|dices) (?:que|quien|cual|a que hora|cuando) (?!me |no )/;
/** "¿Quién viene mañana a las once?", "¿mañana a las diez tengo gimnasia?": nothing of it is to be noted. */
export const asksOfWhatIsNoted = ({ text, plain }: { text: string; plain: string }): boolean =>
  hasQuestionSigns(text) &&
  (REMINDS_WHAT.test(plain) || !(NOTES.test(plain) || asksPolitely(plain)));

/** "Que sí, que me la he tomado". */
export const INSISTS = new RegExp(
  `^(?:(?:pero|pues|ay|hij[oa]) )*(?:que )?si (?:si )?que (?:ya )?${PRONOUNS}(?:${HAVE} \\S+|tome|puse)\\b`,
  'u',
);

/** Whether its signs say that it asks, or its first word may: "qué rico está" and "cuando venga el verano" ask nothing. */
export const hasQuestionSigns = (text: string): boolean =>
  /[¿?]/.test(text.replace(QUOTED, '').replace(PHATIC, '').replace(TAG, ''));
/** "Que la gimnasia no sea a las cinco", "que dice que el martes": no sign of it asks. */
export const wishesSo = ({ text, plain }: { text: string; plain: string }): boolean =>
  /^que (?:el|la|los|las|lo|me|se|dice|dicen|a las?)\b/.test(plain) && !hasQuestionSigns(text);
export const mayBeginQuestion = (plain: string): boolean =>
  QUESTION_WORD.test(plain) && !PARDONED.test(plain);

const HAVE_IT = '(?:tengo|hay|tenia|tenemos|me toca|me queda)';
/** "¿Y esa tarde hay alguna otra cosa?" */
const OF_THE_DAY = new RegExp(
  inLines`\b(?:que|cual) (?:mas )?(?:cosas )?${HAVE_IT}\b
    |\b${HAVE_IT} (?:yo )?(?:ya )?(?:algo|alguna|nada|otra cosa|mas cosas)\b
    |\b(?:algo|nada|otra cosa) (?:mas )?${HAVE_IT}\b`,
);
/** "Entonces el jueves qué me queda": dictated, no sign says that it asks. */
const OF_THE_DAY_DICTATED = new RegExp(
  inLines`(?:
    ^
    |\b(?:
      mañana|tarde|noche|hoy|dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo|y|entonces
      |yo
    ) )(?:
    que (?:mas )?${HAVE_IT}|${HAVE_IT} (?:yo )?(?:ya )?(?:algo|alguna cosa|nada)(?: mas)?
  )(?: (?:
    por la mañana|por la tarde|por la noche|entonces|yo|ya|apuntado|puesto|mas|hoy|mañana|ese dia
    |que hacer
  ))*$`,
);

/** Whether it asks what there is on a day. */
export const asksOfTheDay = ({ text, plain }: { text: string; plain: string }): boolean =>
  (hasQuestionSigns(text) && OF_THE_DAY.test(plain)) || OF_THE_DAY_DICTATED.test(plain);

/** Whether it is about something of her own doing. */
export const isAboutDoing = (plain: string): boolean => DID.test(plain);

/** Whether it is about something that was taken. */
export const isAboutTaking = (plain: string): boolean => TAKING.test(plain);

/** "¡Qué gracia!", before what she says besides. */
const EXCLAIMS = new RegExp(
  inLines`^\s*(?:
    ¡\s*qu[eé][^!?¿]{2,40}!
    |¡?qu[eé] (?:
      gracia|risa|bien|bonit[oa]|alegr[ií]a|pena|susto|bueno|maravilla|ilusi[oó]n|guap[oa]s?|rico
    )[.,!]+
  )\s*(?=\S)`,
  'iu',
);

/**
 * Whether it asks whether something is so. An order in the form of a question asks nothing.
 * @param whole as it was said, with its signs
 * @param wholePlain the same without accents and signs
 */
export function asksIn(whole: string, wholePlain: string): boolean {
  const text = whole.replace(EXCLAIMS, '');
  const plain = text === whole ? wholePlain : plainOf(text);
  if (DOUBT.test(plain) || TAIL.test(plain)) return true;
  if (REQUEST.test(plain) || WANTS_IT_NOTED.test(plain)) return false;
  if (INSISTS.test(plain) && !text.includes('?')) return false;
  return (
    hasQuestionSigns(text) ||
    mayBeginQuestion(plain) ||
    [ASKS_OUTRIGHT, ASKS_AFTER_DAY, VERB_FIRST, TAKEN, AS_STANDS].some((pattern) =>
      pattern.test(plain),
    )
  );
}
