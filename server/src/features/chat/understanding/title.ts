import type { Category } from '@encina/contract/reminders';
import { accented } from './accents.ts';
import { aroundTheThing } from './around-the-thing.ts';
import { fromTheThing } from './before-the-thing.ts';
import { CALLS_HER } from './calls-her.ts';
import { deedNamed } from './deed-verb.ts';
import { fold, type Span, without } from './fold.ts';
import { inLines } from './in-lines.ts';

const NOUN = '(?:un |el |una |la |otro )?(?:nuevo )?(?:recordatorio|aviso|alarma|nota|cita nueva)';
/** How an order to remember begins; what comes after it is the thing. */
const LEADS = inLines`(?:(?:
  oye|mira|anda|hij[oa]|hola|buenas|bueno|pues|y|ea|a ver|por favor|porfa|tambien|encina|guap[oa]
  |venga|perdona|otra cosa|ademas|antes|que
)[ ,.:]+)*`;
const MODAL = inLines`(?:(?:
  necesito|quiero|quisiera|querria|me gustaria|podrias|puedes|quieres|(?:me )?tienes que
  |tiene(?: usted)? que|haz(?:me)? el favor de|a ver si
) (?:que )?)?`;
const PLACE = '(?: (?:en (?:la|el|mi) (?:agenda|calendario|lista)|ahi|aqui))?';
const ORDERS: readonly RegExp[] = [
  // "Arrecuérdame", "necesito que me avises", "ponme en la agenda".
  new RegExp(
    inLines`^${LEADS}${MODAL}(?:me )?(?:
      (?:arr?e|a|ri|re)?cuerd(?:a|as|ame|arme|es|ate)|recordar(?:me)?|apunt(?:a|as|ame|ar|arme|es)
      |anot(?:a|as|ame|ar|es)|avis(?:a|as|ame|ar|arme|es)
      |${CALLS_HER}
      |tom[ae](?: usted)?(?: buena)? nota
    )(?:(?<=me)l[oa]s?)?(?: usted| tu(?= (?:que|el|la|mañana)(?!\p{L})))?(?: de (?:
        decirme|avisarme|recordarme
      )
    )?${PLACE}(?=[ ,:]|$)`,
    'u',
  ),
  // "Ponme también ir a la farmacia".
  new RegExp(
    inLines`^${LEADS}(?:pon|ponme|me pones)${PLACE}(?:
      (?: tambien)? (?=\p{L}*[aei]r(?:me|se)?(?!\p{L}))| tambien (?!${NOUN})(?=\p{L})
    )`,
    'u',
  ),
  new RegExp(`^${LEADS}(?:pon|ponme|me pones) en (?:la|el|mi) (?:agenda|calendario|lista) `, 'u'),
  // "No querría olvidarme de", "quisiera que me recordases", "quiero que me pongas un aviso para".
  new RegExp(
    inLines`^.*?\b(?:
      (?:acordar|olvidar|recordar|apuntar|anotar|avisar)me
      |me (?:record|apunt|anot|avis)(?:ases|aras|arias|es)
      |(?:me )?(?:pongas|pusieras|pusieses|hagas|hicieras|pones|haces) ${NOUN}
      |me (?:dices|digas|avisas|recuerdas)(?= que| de)|decirme(?=.* que )
    )\b`,
    'u',
  ),
  /^.*?\b(?:recuerdame|recordarme|acuerdame|me recuerdas|recuerda|acuerdate)\b/u,
  new RegExp(
    `^.*?\\b(?:pon(?:me|er)?|crea(?:me|r)?|anade(?:me)?|añade(?:me)?|haz(?:me)?|necesito|quiero) ${NOUN}\\b`,
    'u',
  ),
  new RegExp(`^(?:${NOUN})\\b`, 'u'),
  new RegExp(
    inLines`^.*?\b(?:
      que me recuerdes|que recordar|hazme acordar
      |(?:no )?(?:quiero )?que se me (?:olvide|pase|vaya)|se me olvide
    )\b`,
    'u',
  ),
  new RegExp(`^${LEADS}(?:pon|ponme|me pones)(?: tambien)?(?: ?,)? (?=\\p{L})`, 'u'),
  // "Quiero felicitar a mi Carmen, ponme que la llame": what comes before is why.
  new RegExp(
    inLines`^.*?[,.;:] (?:(?:y|asi que|conque|pues|anda) )*(?:pon|ponme|me pones) (?=
      (?:que|el|la|los|las|un|una|lo)\b|\p{L}*[aei]r(?:me|se|l[eo]s?|l[ao]s?)?(?!\p{L})
    )`,
    'u',
  ),
  new RegExp(
    inLines`^.*?\b(?:
      (?:ve|vete|vaya) (?:apuntando|anotando)(?:me)?|escribe(?:me)?(?: (?:ahi|aqui))?|apuntame
      |apuntar(?:as)?|apuntas|apunta|me (?:apuntes|recuerdes|recordaras)|me anotas|anotame|anotar
      |anota|avisame|avisa|anade|añade|guardame|guarda
    )\b`,
    'u',
  ),
];
const LINK = new RegExp(
  inLines`^[\s,:.]*(?:(?:
    ahi|ahora|entonces|por favor|porfa|tambien|ademas|luego|que no se me olvide|que luego|hij[oa]
    |anda
  )[ ,]+)*(?:(?:de|a|para|pa|por|con|en) )?(?:que |lo de que )?(?:
    (?:tengo|hay|debo) que |he de |debo (?=\p{L}+[aei]r)|tengo (?!que )|una? )?`,
  'u',
);
/** "Ponme para el sábado que… vaya, se me ha ido": what it was is not said. */
const SIGH = /^(?:vaya|anda|ay|uy|huy|bueno|pues|esto|eh|hum|mmm+|a ver|nada)$/iu;
/** "Lo de la luz", "lo del butano": the thing itself, with its article. */
const MATTER = new RegExp(
  inLines`^lo (?=\p{L}{2,}[aei]r(?:me|l[oae]s?)?(?!\p{L}))
    |^lo de(?: (?=(?:la|los|las|mi|un|una)\b|\p{L}*[aei]r(?:me|l[oae]s?)?(?!\p{L}))|(?=l\b))`,
  'iu',
);
/** "Mañana esperar el butano", where the day was said twice. */
const DAY_BEFORE = new RegExp(
  inLines`^(?:(?:el |para )?(?:
    hoy|mañana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo
  )),? (?=\p{L}*[aei]r(?:me|se)?(?!\p{L}))`,
  'iu',
);
/** "Es la comunión", "hay reunión": that it is says nothing of what it is. */
const IS_THERE = /^(?:(?:que )?(?:es|era|hay|habia|tenemos)|l) (?=\p{L})/iu;
const ENDS = /[\s,.:;¿?¡!#]+$|^[\s,.:;¿?¡!]+/gu;
// No \b: an ñ is no letter to it, and "niña" would end in "a".
const TAIL = new RegExp(
  inLines`(?<!\p{L})(?:
    a|de|es[ea]|este|para|el|la|los|las|en|y|que|por|desde|cada|con|por favor|gracias|muchisimas
    |recuerdamelo|apuntamelo|avisame
  )$`,
  'u',
);
/** "Apúntame una cosa: …" */
const A_THING = /^(?:una? )?(?:cos(?:a|ita|illa)|recado)\s*[:,.]+[\s,:.]*/iu;
/** "El médico, que es", where the day stood after it. */
const THAT_IS =
  /,? que (?:(?:es|sea|sera|toca|cae|me toca|(?:l[oa] )?tengo)|l[oa]s? (?:tengo|hay|he|voy|han|debo) .*)$/iu;
/** "La cita, es …, en Jerez", "felicitarla ese día": of when it is. */
const IS_THEN =
  /\s*,?\s+(?:es|ser[aá]|son|cae|toca)\s*(?=,|$)|\s(?:para )?(?:ese|aquel)(?: mismo)? d[ií]a(?=$|[\s,.])/giu;
/** "Oye que tengo que", "hay que": how whoever tells comes to the thing to do. */
const COMES_TO = new RegExp(
  inLines`^(?:(?:
    oye|mira|anda|hij[oa]|hola|bueno|pues|y|ea|que|s[ií](?= que)|luego|despues|después
  )[ ,.:]+)*(?:(?:yo )?(?:
    tengo que|hay que|he de|debo(?= \p{L}+[aei]r)|habra que|tenemos que
    |(?:quisiera|querr[ií]a|me gustar[ií]a|necesito|quiero)(?= \p{L}*[aei]r(?:
        me|se|nos|l[aeo]s?
      )?(?!\p{L})
    )
    |voy a(?= \p{L}+[aei]r)|que(?= \p{L}+[aei]r\b)|tengo|me toca
  ) )?`,
  'iu',
);
/** "Después del médico quiero ir a la farmacia". */
const BESIDE_IT = new RegExp(
  inLines`^(?:antes|despu[eé]s|al (?:salir|acabar|volver)) del? (?:\p{L}+ ){1,3}?(?=(?:
    quiero|quisiera|querr[ií]a|tengo que|hay que|he de|voy a
  ) )`,
  'iu',
);
/** "Dice mi hijo que", "el médico me ha mandado que". */
const SAYS_WHO = new RegExp(
  inLines`^(?:(?:el|la|mi|los|las|mis) (?:\p{L}+ ){1,3})?(?:ya )?(?:(?:me|nos) )?(?:
    dicen?|(?:ha|han) (?:dicho|avisado|mandado|pedido)|dijo|dijeron|cuentan?|avisan?|mandan?
  )(?: \p{L}+){0,5}? (?:de )?que (?=\p{L})`,
  'iu',
);
/** "No se me pase lo del seguro", which somebody has told her. */
const NOT_FORGOTTEN = /^no se me (?:pase|olvide|vaya(?: a (?:pasar|olvidar))?)(?: de)? (?=\p{L})/iu;
/** "Vacuna de la gripe me lo ha dicho la enfermera": dictated, no sign parts the two. */
const BY_WHOM = new RegExp(
  inLines`(?<=\p{L}{3}) (?<!(?<!\p{L})(?:(?:l[oa]s?|el)(?: que)?|que) )(?:que |como )?(?:
    (?:me|nos) l[oa] (?:ha|han) (?:dicho|mandado|encargado|pedido|recordado)
    |(?:me|nos) (?:ha|han) (?:dicho|mandado|encargado) (?:el|la|los|las|mis?)(?!.* (?:que|de) )
  ) .*$`,
  'iu',
);
/** "Comprar hilo que se me ha acabado", "una bombilla que se ha fundido la del pasillo": why. */
const RAN_OUT = new RegExp(
  inLines`(?<=\p{L}{3}) (?:que|porque) se (?:me |nos |le )?(?:ha|han) (?:
    (?:acabad|gastad|terminad|agotad)\p{L}*
    |(?:fundid|rot|estropead|averiad|parad|quemad|secad)\p{L}* (?:el|la|los|las|mis?)(?!\p{L})
  ).*$`,
  'iu',
);
/** "A la mula hay que darle el jarabe": whom, before what is to be done. */
const IN_FRONT = new RegExp(
  inLines`^(al? (?:(?:la|mi|los|las|mis) )?\p{L}+),? (?:(?:hay|tengo|tenemos) que|debo) (
    \p{L}+[aei]rl[eao]s?
  ) (.+)$`,
  'iu',
);
/** The day, where it was named twice: "que viene mañana, apúntame para mañana esperar el butano". */
const DAY_AGAIN = new RegExp(
  inLines`^(?:para )?(?:
    hoy|(?:pasado )?mañana|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)
    |(?:de |por )?la (?:mañana|tarde|noche)
  ) (?=\p{L}*[aei]r(?!\p{L})|(?:hay|tengo) que )`,
  'iu',
);
/** Articles as they are said in the south. */
const SOUTHERN: Readonly<Record<string, string>> = { er: 'el', ar: 'al', der: 'del' };
/** "Y otra cosa, mira que": how whoever tells comes to the matter. */
const LEAD = new RegExp(
  inLines`^(?:(?:
    y|pues|mira|oye|anda|bueno|buenas|hola|hij[oa]|otra cosa|ademas|que
  )[ ,]+)+(?:(?:que )?tengo que )?`,
  'u',
);

/**
 * What is to be remembered, of an order that holds its day and hour as well; undefined where it names nothing.
 * @param told what she told before: "que lo saque" may be of it
 */
export function titleIn(
  text: string,
  spans: readonly Span[],
  told: string = text,
): string | undefined {
  const left = without(text, [...spans, ...aroundTheThing(text, spans)]);
  const folded = fold(left);
  const order = ORDERS.map((pattern) => pattern.exec(folded)).find(Boolean);
  const begin = (order ?? LEAD.exec(folded))?.[0].length ?? 0;
  const link = LINK.exec(folded.slice(begin))?.[0].length ?? 0;
  const letters = [...left];
  const deed = letters.slice(begin + link).join('');
  const isWished = /(?<!\p{L})que $/u.test(folded.slice(0, begin + link));
  return titleOf(deed, isWished, beforeIn(told, deed));
}

/** What stands in it before the deed. */
const LONGEST_LIKE = 12;
const beforeIn = (told: string, deed: string): string =>
  told.slice(0, Math.max(0, told.lastIndexOf(deed.slice(0, LONGEST_LIKE).trim())));

/** "Ponme a mí regar". */
const TO_ME = new RegExp(
  inLines`(?<!\p{L})a m[ií](?= (?:\p{L}*[aei]r(?:me|l[oae]s?)?|que|el|la|los|las|un|una)(?!\p{L}))
    |(?<!\p{L})(?:a )?mí(?!\p{L})`,
  'iu',
);

function titleOf(text: string, isWished: boolean, before: string): string | undefined {
  let title = fromTheThing(text.replace(TO_ME, '').replace(/\s+(?=[,;.])|(?<=\s)\s+/gu, ''))
    .replace(ENDS, '')
    .replace(THAT_IS, '')
    .replace(IS_THEN, '')
    .replace(
      /^(?:y (?:de |a )?|(?:o sea|es decir)(?: el (?:dia )?\d+)?,? (?:tengo (?!que))?)/iu,
      '',
    )
    .replace(A_THING, '')
    .replace(SAYS_WHO, '')
    .replace(NOT_FORGOTTEN, '')
    .replace(BY_WHOM, '')
    .replace(RAN_OUT, '')
    .replace(IN_FRONT, '$2 $3 $1')
    .replace(DAY_AGAIN, '')
    .replace(BESIDE_IT, '')
    .replace(COMES_TO, '')
    .replace(DAY_AGAIN, '')
    .replace(MATTER, '')
    .replace(DAY_BEFORE, '')
    .replace(IS_THERE, (found) => (found.toLowerCase() === 'l ' ? 'el ' : ''))
    .trim();
  while (TAIL.test(fold(title))) title = title.replace(/\s*\S+$/u, '').replace(ENDS, '');
  if (SIGH.test(title)) return undefined;
  title = deedNamed(title, isWished, before)
    .replace(/(?<!\p{L})(?:er|ar|der)(?!\p{L})/gu, (word) => SOUTHERN[word] ?? word)
    .replace(/\p{L}+/gu, accented);
  if (title.length < 2) return undefined;
  return (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, 120);
}

const CATEGORIES: readonly (readonly [Category, RegExp])[] = [
  [
    'Medicación',
    new RegExp(inLines`pastill|medicin|medicac|insulina|jarabe|gotas|pildora|capsula|inyeccion
      |antibiotic|sintrom|inhalador|parche|vacuna`),
  ],
  [
    'Salud',
    new RegExp(inLines`medic[oa]|doctor|enfermer|hospital|ambulatorio|centro de salud|analisis
      |analitica|revision|tension|azucar|dentista|oculista|podolog|fisio|farmacia|consulta
      |rehabilit|sangre`),
  ],
  [
    'Actividad',
    new RegExp(inLines`gimnasia|paseo|pasear|andar|caminar|misa|baile|taller|hogar|bingo|huert
      |jugar|partida|piscina|yoga|excursion|rosario`),
  ],
];

export const categoryOf = (title: string): Category =>
  CATEGORIES.find(([, words]) => words.test(fold(title)))?.[0] ?? 'Personal';
