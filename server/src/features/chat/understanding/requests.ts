import { clockTimes } from './clock-words.ts';
import { fold, without } from './fold.ts';
import { inLines } from './in-lines.ts';
import { durationIn } from './lengths.ts';
import { orderIn } from './orders.ts';
import { leavesHourOpen } from './which-of-two.ts';
import { plain } from './words.ts';

/** "La gimnasia quítamela": the thing before its verb. */
const THING_FIRST = inLines`(?:el|la|los|las|lo)(?: \p{L}+){1,6},? (?:
  quita|borra|anula|cancela|cambia|pasa|mueve|pon|marca
)(?:me)?l[oa]s?`;
/** "Qué tengo mañana" asks; "que tengo la cadera mala" and "que tengo que ir" say why. */
export const HAVE_WHEN = inLines`(?!(?:(?:yo|hoy|ahora|ya) )*(?:
  (?:una?|unos|unas|mis?|much[oa]s?)(?!\p{L})
  |(?:el|la|los|las) (?!(?:
    dia|fin|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|otr|proxim|siguiente
  ))\p{L}
))(?:
  yo|mas|hoy|mañana|manana|pasado|para|que hacer|apuntad\p{L}*|puest\p{L}*|pendientes?|ahora|luego
  |despues|est[ae]|el (?:dia|fin|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|lunes
  |martes|miercoles|jueves|viernes|sabado|domingo|la semana|en (?:la|mi) agenda|a las?|por la
  |de nuevo|y|sin|o
)(?!\p{L})`;
/** What is sent by one's people: a second order of it is a part of the first. */
const SENDS_WORD = inLines`(?:
  (?:escribe|manda|contesta|responde|envia|di)(?:le|les)
  |(?:le|les) (?:escribes|mandas|contestas|respondes|envias|dices)
)`;
/** How a request begins: what follows "y" is another one only where it begins like this. */
const BEGINS = `(?:${[
  'recuerdame|recordarme|me recuerdas|me apuntas|apunta(?:me|s)?|anota(?:me)?|avisa(?:me)?',
  '(?:que )?(?:me )?(?:recuerdes|apuntes|avises|leas|cuentes|digas)',
  inLines`pon(?:me)? (?:
    una?|el|la|lo|a las?|que|musica|para|pa|en su lugar
    |(?:para )?(?:
      hoy|mañana|pasado|este|esta|lunes|martes|miercoles|jueves|viernes|sabado|domingo
    )
    |\p{L}*[aei]r(?:me)?(?!\p{L})
  )`,
  inLines`(?:anul|cancel|elimin|tach|adelant|retras|aplaz|comunic)a(?:me)?|suprim[ea]
    |muestra(?:me)?|borra(?:me|lo)?|quita(?:me)?|cambia(?:me)?|mueve(?:me)?
    |pasa(?:me)? (?:el|la|lo)`,
  THING_FIRST,
  `${SENDS_WORD}(?: (?:a|al|que|un|una|de|lo|si) )`,
  // By "tú", by "usted", and as it hangs on "quiero": "léeme", "dígame", "oír los mensajes".
  inLines`(?:
    dime|digame|lea(?:me)?|abra(?:me)?|ponga(?:me)?|cuente(?:me)?|recite(?:me)?|enseñeme
    |quite(?:me)?|borre(?:me)?|apunte(?:me)?|recuerdeme|aviseme|anote(?:me)?|cambie(?:me)?
  )`,
  inLines`(?<=
    ^(?:\S+ ){0,3}(?:
      quiero|quisiera|queria|querria|me gustaria|favor de|puedes|podrias|necesito
    ) .{0,60}
  )(?:leer|oir|escuchar|abrir|decir|contar)(?:me)? (?:las?|los?|el|mis?|unas?|que|un)(?!\p{L})`,
  inLines`dime|lee(?:me)?|cuenta(?:me)?|recita(?:me)?|echa(?:me)? (?:un|una|otro)|abre(?:me)?
    |enseña ?me(?:l[oa]s)?|pon(?:me)? (?:las|los)`,
  'me (?:lees|dices|cuentas|recitas|abres|enseñas|pones|haces|echas)',
  'llama(?:me|r)? al? |hablar con |ver (?:las |mis |unas )?fotos|mira(?:me)? (?:a ver )?si',
  '(?:el )?santo (?:de hoy|del dia)',
  inLines`(?<=(?:\by|luego|despues|ademas|tambien) )(?:una?|otr[oa]) (?:
    chiste|adivinanza|acertijo|refran|poema|poesia|copla
  )`,
  'a ver (?:si|que) (?:tengo|hay|me ha|me han)',
  inLines`que tiempo (?:hace|hara|hay|tenemos|va a)
    |(?:que dia|que santo|que hora|que tiempo|que fecha)(?=\s*(?:[,.;?]|y |$))`,
  inLines`(?:saber )?(?:que|cual) (?:
    es lo que (?:tengo|hay|me toca)|tengo(?=\s*(?:$|[,.;?!]|${HAVE_WHEN}))|\p{L}{4,} tengo|hora es
    |dia es|dia tengo|santo|me toca|me queda|hay|cosas tengo|tiempo hace
  )`,
  '(?:saber )?si (?:tengo|hay|me ha|me han|se me ha|me queda|me falta|me toca)',
  'si (?:ya )?(?:me )?(?:l[oa]s? )?(?:he|hemos) (?:ya )?(?:tomado|puesto|pinchado|hecho)',
  inLines`tengo algo|hay mensajes|tengo (?:algun )?mensajes?|me ha escrito
    |(?:que|lo que) (?:me )?han? (?:escrito|mandado|puesto)`,
  'en que (?:pueblo|sitio|mes|año|estacion)|donde (?:estoy|vivo|estamos)',
  inLines`quien me ha|quien es|a que hora
    |cuando (?:
      es|era|tengo|tenia|viene|me toca|(?:voy (?:al? )(?:la )?|el |la |lo del? )\p{L}+(?= *[.?]*$)
    )
    |como (?:me llamo|se llama)|cuantos años`,
  '(?<=cuando (?:es|tengo|me toca) .{2,40})cuando (?:el|la|lo)',
].join('|')})`;
/** What somebody has done, told before she asks for something. */
const TOLD = inLines`(?:(?:el|la|lo)(?: (?!que )\p{L}+){1,6},? )?(?:
  mi (?:madre|padre|marido|mujer) )?(?:ya )?(?:me |se )?(?:l[oa]s? )?(?:
  (?:he|hemos|ha) (?:ya )?\S+|tome|tomo|puse|esta (?:ya )?(?:tomad|hech|puest)[oa]
  |(?:va|esta) (?:ya )?(?:para? )?a?dentro
)`;
const BREAK = inLines`(?:
  (?:\s*[,;.]\s*|(?<=[?!])\s+)[¿¡]?(?:(?:y|e),? [¿¡]?)?|\s+(?:y|e),? [¿¡]?
)(?:(?:
  tambien|luego|despues|ademas|asimismo|aparte|encima|por ultimo|a continuacion|acto seguido
  |seguidamente|despues de eso|por otr[oa] (?:lado|parte)|y|ah|de paso|en su lugar|a ver|ahora
  |ya que estas|ya de paso|me gustaria|quiero|quisiera|ya puestos|si no (?:te|le) importa
  |si (?:me )?haces el favor|si puede(?:s| ser)|por favor|anda|hij[oa]|tambien
),? )*[¿¡]?`;
const SPLIT = new RegExp(`${BREAK}(?=${BEGINS}\\b)`, 'gu');
const LEAD = inLines`^[¿¡\s]*(?:(?:
  y|ay|uy|oye|hola|anda|mira|hij[oa]|encina|por favor|bueno|pues|a ver|buenos dias|buenas tardes
  |buenas noches|buenas|hoy(?= que)|dos cosas|una cosa|(?:lo )?primero
  |cuando (?:puedas?|tengas? (?:un rato|tiempo))
  |si (?:no )?(?:
    es (?:mucho|molestia|tan|usted tan)|l[ea]s? |te |puede|hace|haces|quiere|eres|fuera
  )[^,]{0,30},
  |hazme (?:el|un|otro) favor(?: de)?|(?:tant[oa]s?|ya|ah|de verdad|anda|vaya|como)[?!]+|queria
  |quiero|quisiera|necesito|me gustaria|te pido
)[,.:]? )*[¿¡]?`;
const LEADS = new RegExp(LEAD, 'u');
const STARTS = new RegExp(`${LEAD}(?:${BEGINS}|${TOLD})\\b`, 'u');
/** "Saber si tengo mensajes", "que me apuntes el pan": a part as it would be said alone. */
const DEPENDENT: readonly (readonly [RegExp, string])[] = [
  [/^saber /u, ''],
  [/^ponme en su lugar /u, 'ponme '],
  // Who goes on with an order tells, and does not ask whether she has.
  [/^me (?=he (?:tomado|puesto|pinchado|echado))/u, 'ya me '],
  [/^si (?=(?:ya )?(?:me )?(?:l[oa]s? )?(?:he|hemos) )/u, 'dime si '],
  [/^si (?=tengo|hay|me (?:ha|queda|falta|toca)|se me ha)/u, ''],
  [/^(?:que )?me (?:recuerdes|apuntes|avises)(?: de)? /u, 'recuérdame '],
  [/^(?:que )?me (?:leas|digas|dices) /u, 'dime '],
  [/^me lees /u, 'léeme '],
  [/^(?:leer|oir|escuchar)(?:me)? /u, 'léeme '],
  [/^ver (?!si)/u, 'enséñame '],
  [/^abrir(?:me)? /u, 'abre '],
  [/^decir(?:me)? /u, 'dime '],
  [/^contar(?:me)? /u, 'cuéntame '],
  [/^(?:que )?me (?:cuentes|cuentas) /u, 'cuéntame '],
];
const DAY_NAME =
  '(?:hoy|pasado ma[nñ]ana|ma[nñ]ana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)';
const DAY = new RegExp(
  inLines`\b(?:
    hoy|pasado manana|pasado mañana|manana|mañana
    |(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: que viene)?
  )\b`,
  'u',
);
const NOTES_NOTHING = /^(?:apunta|anota|recuerda|pon)(?:me)?(?!\p{L})(?! (?:el |la )?otr[oa])/u;
const PERSON = /^(?:al?|con|del?|por) (?:mi|la|el|los|las|\p{L}+)/u;
const VERB = new RegExp(
  inLines`^.*?\b(?:recuerdame|apuntame|avisame|anotame)(?: (?:que (?:tengo que )?|de ))? ?(
    \p{L}+[aei]r(?:l[eo])?
  )\b`,
  'u',
);
const MOST = 4;
/** "Dime, ¿qué día es hoy?" wants one thing. */
const SAYS_NOTHING = /^\W*(?:dime|digame|cuentame)\W*$/u;
/** "Apúntame tres cosas: …" */
const COUNTED =
  /^(?:\S+ )?(apuntame|apunta|recuerdame|anotame|anota) (?:dos|tres|cuatro|unas|varias) cosas\s*[:,]\s*/u;

/** "…, apúntame las dos cosas", said of what was named before it. */
const ALL_OF_IT = new RegExp(
  inLines`[\s,.;]+(?:(?:anda|y|por favor)[\s,]+)?(?:
    ap[uú]nta|recu[eé]rda|an[oó]ta|av[ií]sa
  )(?:me)?(?:l[oa]s?)?(?: (?:l[oa]s (?:dos|tres)|ambas|todo)(?: cosas)?)?(?:
    [\s,]+(?:anda|hij[oa]|por favor)
  )*[\s.!]*$`,
  'iu',
);

/** Things on a slip of paper, or told with the order after them, each with its hour: "farmacia a la una, pan a las dos". */
export function notedIn(text: string): string[] {
  const things = thingsIn(text.replace(ALL_OF_IT, ''), true);
  return things.length < 2
    ? [text]
    : things.map((it) => (orderIn(plain(it)) === 'reminder.add' ? it : `recuérdame ${it}`));
}

/** The requests of one sentence, in their order; the sentence itself where it is one. */
export function requestsIn(text: string): string[] {
  const list = COUNTED.exec(fold(text));
  if (list)
    return requestsIn(`${list[1]} ${[...text.normalize('NFC')].slice(list[0].length).join('')}`);
  const folded = fold(text);
  if (!STARTS.test(folded)) return [text];
  const cuts = [...folded.matchAll(SPLIT)].filter(({ index }) => index > 0);
  const lead = cuts.length > 0 ? (LEADS.exec(folded)?.[0].length ?? 0) : 0;
  const parts = cutAt(text, [
    ...(lead > 0 ? [[0, lead] as const] : []),
    ...cuts.map((it) => [it.index, it.index + it[0].length] as const),
  ]);
  // "Ponme el lunes a las cinco, llamar a la modista" is one.
  if (parts.some((it) => NOTES_NOTHING.test(fold(it)) && !saysWhat(it))) return [text];
  const alone = (cuts.length > 0 ? parts.map(standing) : parts).filter(
    (it) => parts.length < 2 || !SAYS_NOTHING.test(fold(it)),
  );
  return alone.flatMap((it) => thingsIn(it)).slice(0, MOST);
}

function standing(part: string): string {
  const [pattern, whole] = DEPENDENT.find(([it]) => it.test(fold(part))) ?? [];
  if (!pattern) return part;
  const length = pattern.exec(fold(part))?.[0].length ?? 0;
  return `${whole}${[...part].slice(length).join('')}`;
}

function cutAt(text: string, cuts: readonly (readonly [number, number])[]): string[] {
  const letters = [...text.normalize('NFC')];
  const starts = [0, ...cuts.map(([, end]) => end)];
  const ends = [...cuts.map(([start]) => start), letters.length];
  return starts.map((start, i) => letters.slice(start, ends[i]).join('').trim()).filter(Boolean);
}

/** Two things to remember in one order, where each has its hour; the second is of the same day unless it says another. */
function thingsIn(text: string, isNoted = false): string[] {
  const [, asked, one, other] = TWO_DAYS.exec(text) ?? [];
  if (asked) return [`${asked} ${one}`, `${asked} ${other}`];
  const isOrder = orderIn(plain(text)) === 'reminder.add' || TELEGRAPHIC.test(fold(text));
  if ((!isOrder && !isNoted) || leavesHourOpen(text)) return [text];
  const hours = clockTimes(fold(text));
  for (const { index, 0: and } of fold(text).matchAll(AND)) {
    // "A las diez y | cuarto".
    if (hours.some(({ start, end }) => index > start && index < end)) continue;
    const [one = '', other = ''] = cutAt(text, [[index, index + and.length]]);
    const isAlso = DAY_AND_FIGURE.test(fold(one)) && FIGURE_FIRST.test(other);
    if (isThing(one) && (isAlso || isThing(other)))
      return [one, ...thingsIn(asOrder(one, other, isAlso))];
  }
  return [text];
}

/** "Qué tengo el viernes y el sábado": each day is told by itself. */
const TWO_DAYS = new RegExp(
  inLines`^(
    .*(?<!\p{L})(?:qu[eé] (?:tengo|hay|me toca|tenemos|cosas tengo|santo es))(?: yo)?(?: para)?
  ) ((?:el )?${DAY_NAME})[,.?]*\s+¿?y (?:qu[eé] )?(?:para )?((?:el )?${DAY_NAME})\W*$`,
  'iu',
);
const AND =
  /(?:\s*[,;.]\s*(?:y |e )?|\s+(?:y|e|i|luego|despues)(?: luego| despues| tambien)?\s+)(?=\S)/gu;
const TELEGRAPHIC = /^(?:apunta|anota|avisa|recuerda|pon)(?:me)?\b/u;

/** It names a thing and an hour of it: "a las dos" of "a las dos y a las diez" names none. */
function isThing(text: string): boolean {
  const isTimed = clockTimes(fold(text)).length > 0 || DAY_AND_FIGURE.test(fold(text));
  return isTimed && saysWhat(text);
}

/** Whether anything is left to remember beside the order, its day and its hour. */
export const saysWhat = (text: string): boolean => {
  const length = durationIn(fold(text));
  const spans = [...clockTimes(fold(text)), ...(length ? [length.span] : [])];
  return /\p{L}{3}/u.test(fold(without(text, spans)).replace(NO_THING, ' '));
};

/** "Mañana 12 banco". */
const DAY_AND_FIGURE = new RegExp(`${DAY.source} \\d{1,2} (?=\\p{L})`, 'u');

/** "…, 13 comprar pilas", after it. */
const FIGURE_FIRST =
  /^\d{1,2} (?=\p{L}{3})(?!(?:horas?|dias?|euros?|minutos|kilos?|litros?)(?!\p{L}))/iu;

const NO_THING = new RegExp(
  inLines`\b(?:
    dentro|recuerdame|apunta(?:me)?|anota(?:me)?|avisa(?:me)?|recuerda|pon(?:me)?|que|hoy|pasado
    |mañana|manana|tarde|noche|el|la|los|las|del|para|por|lunes|martes|miercoles|jueves|viernes
    |sabado|domingo|viene|todos|dias|cada|tengo
  )\b`,
  'gu',
);

function asOrder(one: string, other: string, isFigure: boolean): string {
  const day = DAY.exec(fold(one))?.[0];
  if (isFigure) return `recuérdame ${day} ${other}`;
  const isDayless = day !== undefined && !DAY.test(fold(other).replace(/de la ma[nñ]ana/u, ''));
  // "Y a mi nieta a las ocho" is still to call.
  const isPerson = PERSON.test(fold(other)) && !/^(?:al?|sobre) las? /u.test(fold(other));
  const verb = isPerson ? `${VERB.exec(fold(one))?.[1] ?? ''} ` : '';
  return `recuérdame ${verb}${other}${isDayless ? ` ${day}` : ''}`;
}
