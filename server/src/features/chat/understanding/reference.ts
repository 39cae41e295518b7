import type { Utterance } from './utterance.ts';

/** How somebody points at what was talked about before, without naming it. */
export type Reference =
  | 'repeat'
  | 'slower'
  | 'wrong'
  | 'remove'
  | 'change'
  | 'done'
  | 'other'
  | 'next'
  | 'previous'
  | 'last'
  | 'when'
  | 'whose'
  | 'which';

const OPENING =
  '^(?:(?:y|pues|oye|anda|ay|ah|uy|ups|huy|disculpe?|bueno|no|que|vale|mira|perdona|espera(?:te)?|entonces|hij[oa]|a ver|digo|mejor|al final) )*';
const reference = (pattern: string): RegExp => new RegExp(`${OPENING}(?:${pattern})$`, 'u');
const PRONOUN = '(?:me)?l[oa]s?';

/** In the order in which they are looked for: the first that fits is meant. */
const REFERENCES: readonly (readonly [Reference, RegExp])[] = [
  [
    'slower',
    /^(?!.*\bmas (?:alto|fuerte)\b).*\b(?:mas (?:despaci(?:o|to)|lento|clarito|claro)|despacito|no corras|no tan (?:deprisa|rapido)|hablas? despacio|con (?:mas|un poco de) calma)\b/,
  ],
  [
    'repeat',
    reference(
      '(?:eh|como)(?: (?:eh|como))*|(?:a )?las cuantas|lo que|repite(?:lo|melo)?|repite(?:me)? (?:el|la|lo) (?:chiste|adivinanza|acertijo|refran|poema|poesia|pregunta|de antes|ultimo)|quien (?:dices|has dicho|decias)|(?:habla |di(?:lo|melo)? )?mas (?:alto|fuerte)(?: y .{1,20})?|(?:dilo|dimelo|lee(?:me)?lo) de nuevo|(?:me lo )?repites|otra vez lo mismo|como (?:dices|has dicho|dice)|que (?:dices|has dicho)|no (?:(?:se|te|le|lo|me) )+(?:he |ha |han )?(?:oi|oid?o|oye|oigo|escuchad?o|escucha|escucho|entiend[oe]|entendid?o|pillad?o)(?: (?:nada|na|bien|muy bien|otra vez|de nuevo|repite\\p{L}*|con (?:la|el|los|las|tanto|tanta|este|esta) (?:tele|television|radio|ruido|lavadora|coches?|tractor|niños|aire|viento)\\b.{0,25}))*|(?:dilo|dimelo) otra vez|vuelve(?:me)?(?:lo)? a decir(?:lo|melo)?|no me (?:he )?entera(?:do|o)|(?:lo )?(?:me lo )?puedes repetir(?:lo)?',
    ),
  ],
  [
    'wrong',
    reference(
      '(?:que )?es[aeo] no(?: (?:era|es|queria decir))?|asi no|era es[aeo] no|(?:era|es) es[aeo]|es[aeo] (?:no )?era|no era es[aeo]|queria eso|(?:yo )?(?:no )?he dicho eso|eso no lo he dicho|te has equivocado|te equivocas|(?:lo has|me has) entendido mal|no me (?:has entendido|entiendes)|(?:deja|pon|vuelve a poner)(?:l[oa])?(?: todo)? como estaba(?: antes| al principio)?|(?:que se quede|deja)? ?como estaba(?: antes| al principio)?',
    ),
  ],
  [
    'remove',
    reference(
      `(?:es[aeo] )*(?:pues )?(?:quita|borra|elimina|anula|cancela|tacha)(?:${PRONOUN})?(?: que)?(?: ya)?(?: no (?:era|es|quiero) eso| no lo quiero| todo| (?:que|porque) .{1,40})?|(?:quita|borra|anula|cancela) (?:eso|ese|esa)`,
    ),
  ],
  [
    'done',
    reference(
      `(?:marca|apunta)${PRONOUN}(?: como)?(?: hech[oa])?|ya (?:esta|lo he hecho|me l[oa] he tomado)(?: hech[oa])?`,
    ),
  ],
  [
    'change',
    reference(
      '(?:cambia|mueve|modifica|pasa)(?:me)?(?:le|l[oa]s?)?(?: (?:la|de|el) (?:hora|dia))?',
    ),
  ],
  [
    'other',
    reference(
      '(?:y )?(?:ahora )?(?:lee(?:me)? )?(?:el|la|lo) que (?:me |nos |aun |todavia )*(?:falta|queda)(?: por (?:leer|oir))?|(?:(?:me |nos |aun |todavia )*(?:falta|queda) )?(?:ahora |cual es )?(?:el|la|lo|los|las) otr[oa]s?(?: (?:pastilla|cosa|cita))?(?: (?:cuando|a que hora|que dia)(?: (?:es|era|toca|me toca|la tomo))?)?|(?:cuando|a que hora|que dia) (?:es|era|(?:me )?toca|la tomo) (?:el|la|lo) otr[oa]|(?:no )?es[aeo] no (?:(?:si)?no |que )?(?:el|la) otr[oa]|(?:el|la) otr[oa] (?:no ese|no esa)',
    ),
  ],
  [
    'next',
    reference(
      '(?:lee(?:me)?|dime|di)? ?(?:el|la|lo)? ?(?:siguiente|proxim[oa])(?: mensaje)?|(?:lee(?:me)? )?otro(?: mas| mensaje)?|(?:me )?(?:queda|quedan|hay|tengo) (?:algun[oa]? |otro )?(?:mensaje )?mas(?: que no (?:he|haya|me has) \\S+)?|(?:me )?quedan? (?:algun[oa]|otr[oa])|es[ea] ya(?: me l[oa] has leido)?(?: el)? (?:otro|siguiente)|que mas(?: hay(?: por (?:ahi|hay|alli))?)?|(?:hay )?mas|sigue|sigue leyendo|continua',
    ),
  ],
  [
    'previous',
    reference('(?:lee(?:me)?|dime)? ?(?:el|la|lo)? ?(?:de antes|anterior)(?: mensaje)?'),
  ],
  ['last', reference('(?:lee(?:me)?|dime)? ?(?:el|la) ultim[oa](?: mensaje)?')],
  [
    'when',
    reference(
      '(?:para )?(?:cuando|que dia|a que hora) (?:me )?(?:l[oa] )?(?:has|hemos) (?:puesto|apuntado|cambiado|dejado)|que (?:me )?has (?:apuntado|puesto|cambiado)|cuando (?:me )?(?:l[oa] )?(?:mando|escribio|envio|ha (?:mandado|escrito|enviado))|a que hora(?: (?:es|era|seria|sera|toca|tengo que ir|hay que ir))?(?: (?:eso|ese|esa))?|(?:para )?que (?:hora|dia)(?: (?:era|seria|sera|toca|fue))(?: (?:eso|ese|esa))?|(?:(?:es|era|seria|pero|has dicho|(?:me )?(?:ha|has) dicho(?: que)?(?: (?:es|era))?) )?(?:a )?las? \\S+(?: y (?:media|cuarto))? o (?:a )?las? \\S+(?: y (?:media|cuarto))?|a las? \\S+(?: y (?:media|cuarto))? (?:me )?has dicho|(?:(?:es|era|seria) )?(?:y )?(?:cuarto|media|en punto) o (?:a |y )?(?:cuarto|media|en punto|menos cuarto)|(?:(?:es|era|seria) )?(?:por|de) (?:la )?(?:mañana|tarde|noche) o (?:(?:por|de) )?(?:la )?(?:mañana|tarde|noche)|(?:para )?que dia|(?:para )?cuando(?: (?:es|era|seria|sera|toca|fue))?(?: (?:eso|ese|esa))?',
    ),
  ],
  [
    'whose',
    reference(
      '(?:de )?(?:quien(?:es)?|parte de quien(?:es)?) (?:es|era|son|eran|sera|seran|viene|vienen|me viene|me vienen)(?: (?:es[aeo]s?|l[oa]s? que (?:hay|tengo)))?|(?:y )?de (?:parte de )?quien(?:es)?|quien (?:me )?(?:lo |la )?(?:manda|mando|ha mandado|mandao|ha mandao|escribe|escribio|ha escrito|dice|envia|ha enviado)(?: eso)?',
    ),
  ],
  ['which', reference('(?:cual|que)(?: (?:es|era))?(?: (?:eso|ese|esa))?')],
];
/** "Que no te oigo", "no me he enterado de nada": she wants it again, in whatever words she says that it did not arrive. */
const NOT_HEARD =
  /\bno (?:(?:te|se|le|lo|la|me) )*(?:(?:he|ha|habia) )?(?:oigo|oido|oi|oye|entiendo|entendido|entendi|enterado|entero|entere|escucho|escuchado|sentido|pillo|pillado|cogido)(?: (?:otra vez|de nuevo|dil[oa]|dimel[oa]|perdon[ae]?|por favor|nada|bien|muy|de nada|hij[oa]|mujer|lo que (?:dices|has dicho)|que (?:dices|has dicho)))*$/;
/** "No oigo bien, repite", "repite, que no te oigo"; peppers are repeated by a stomach. */
const REPEAT_IT =
  /\bno (?:(?:te|se|le|lo|la|me) )*(?:(?:he|habia) )?(?:oigo|oido|oi|oye|entiendo|entendido|entendi|enterado|entero|escucho|pillo)\b.*\brepit(?:e|es|eme|emelo|emela|elo|ela)$|^(?:(?:ay|oye|hij[oa]|anda|por favor|a ver|espera) )*repite(?:me)?(?:l[oa])? que no\b/;
/** "Más despacito, que se me van las palabras", "espera, más poquito a poco": whatever reason follows. */
const SLOWER =
  /^(?:(?:ay|uy|espera|oye|anda|pero|por favor|hij[oa]|mujer|dimelo|dilo|repitel[oa]|repitemel[oa]|leemel[oa]|habla|hablame|di|un poco|un poquito|un pelin|algo|un pelo|ve|vete|bonita|cariño) )*mas (?:despaci(?:o|to)|lent[oa]|clarit?o|(?:poco|poquito|poquitito) a poco)(?: (?:hij[oa]|por favor|mujer|que|para|y|porque|anda|si|(?:se|te) l[oa]|te ruego|le ruego)\b.*)?$|\b(?:dimel[oa]|dil[oa]|repite\w*|lee(?:me)?l[oa]|habla(?:me)?|cuenta(?:me)?l[oa]|explica(?:me)?l[oa]) (?:(?:otra vez|de nuevo|pero|un poco|todo) )*mas (?:despaci(?:o|to)|lent[oa]|clarit?o)$/;
/** "Otra vez, que estoy teniente de este oído", "repite, que con la tele no": she did not take it in, for whatever reason. */
const AGAIN_BECAUSE = new RegExp(
  `${OPENING}(?:(?:di|dime|dilo|dimel[oa]|repite(?:me)?(?:l[oa])?) )?(?:otra vez|de nuevo|una vez mas|repite(?:me)?(?:l[oa])?|dimel[oa]|dilo)(?: (?:hij[oa]|mujer|niñ[oa]|muchach[oa]|por favor|anda|otra vez|de nuevo))* (?:(?:por)?que|es que|pues) (?!.*\\b(?:duel|dol|pit|zumb))(?=.*\\b(?:oid[oa]|oreja|oi[gr]?|oye|sord|teniente|audifono|enter|entend|entiend|cogid|cogi|pill|escuch|sent(?:i|ido)|tele|television|radio|ruido|jaleo|lavadora|extractor|despist|distra|dormid|traspuest|estaba (?:en|con|a)|santo al cielo|se me (?:ha )?(?:ido|fue|va|olvida|olvido|olvidado)|no me acuerdo|bajito|flojo))`,
);
/** "¡Qué bonita!, repítemela", "¿qué me has preguntado?", "¿por dónde íbamos?" */
const AGAIN = new RegExp(
  [
    // "No oí. Repite", "no entendido, repetir".
    '\\b(?:no|sin) (?:(?:te|se|lo|la|me) )*(?:he )?(?:oi|oido|oir|oigo|entendi|entendid[oa]|entender|entiendo|cogi|cogid[oa]|pille|pillado|escuche|entere|enterado)\\b.*\\b(?:repite|repetir|repeticion|otra vez|de nuevo)(?: (?:mensaje|por favor|todo|hij[oa]))*$',
    '^(?!.*\\b(?:cuando|cada|cuanto)\\b)(?:.+ )?(?<!\\b(?:se|no) )repite(?: (?:por favor|mensaje|todo|hij[oa]|anda))*$',
    '\\brepite(?:me|nos)?l[oa]s?\\b',
    `${OPENING}es[aeo](?: mism[oa])? (?:otra vez|de nuevo)(?: (?:que|porque|por favor|y|para|hij[oa]|anda)\\b.*)?$`,
    '\\b(?:lee|di|cuenta|recita)(?:me|nos)?l[oa]s? (?:otra vez|de nuevo|una vez mas)\\b',
    `${OPENING}(?:de que (?:(?:te|me) )?(?:estabamos hablando|hablabamos|estaba hablando|estabas hablando|hablaba|hablabas)|por donde (?:ibamos|iba)|en que estabamos|que (?:te )?(?:estaba (?:yo )?(?:diciendo|preguntando|pidiendo)|(?:iba yo|iba) (?:diciendo|a decir(?:te)?))(?: yo)?|que (?:me )?(?:estabas diciendo|decias|preguntabas|estabas preguntando|has preguntado|habias preguntado|has pedido)|cual (?:era|es) la pregunta)(?: (?:hij[oa]|antes|ahora|que no me acuerdo|que se me ha ido))*$`,
  ].join('|'),
);
/** "No te sigo, vas muy deprisa, poquito a poco", "otra vez, y despacito, que lo oiga mi nieto". */
const TOO_FAST =
  /^(?:(?:otra vez|repite(?:me)?(?:l[oa])?|di(?:me)?l[oa]|lee(?:me)?l[oa]|y|pero|ay|uy|no te sigo|que|es que|hij[oa]|mujer|espera|por favor|anda|ve|vete|me lo dices) )*(?:(?:vas|hablas|corres) (?:muy|mu|tan|demasiado) (?:deprisa|rapido|ligero)|(?:mas )?poquito a poco|despac(?:io|ito)|no te sigo)(?: (?:que|para|por favor|hij[oa]|mujer|anda|y|poquito|despac(?:io|ito)|vas|hablas)\b.*)?$/;
/** "Se me ha ido la pantalla, ponlo otra vez", "que se me apagó": it was not seen to its end. */
const GONE = '(?:ha |habia )?(?:ido|apagado|cerrado|fue|apago|cerro|quedo en negro)';
const OUT_OF_SIGHT = new RegExp(
  [
    `\\bse (?:me|nos) ${GONE}\\b.*\\b(?:pantalla|otra vez|de nuevo)\\b`,
    `\\b(?:otra vez|de nuevo)\\b.*\\bse (?:me |nos )?${GONE}(?: \\S+){0,2}$`,
    '\\bse (?:me |nos )?(?:ha )?(?:borrado|quitado|borro|quito)(?: (?:de|toda|todo|en))* (?:la )?pantalla\\b',
  ].join('|'),
);
const AGAINS = [AGAIN, AGAIN_BECAUSE, REPEAT_IT, OUT_OF_SIGHT];
const LONGEST_AGAIN = 20;
const LONGEST = 8;
/** What is known as a whole may be longer: "has dicho a las dos o a las doce". */
const LONGEST_WHOLE = 11;

/** How an utterance points back; undefined where it names a thing of its own. */
export function referenceIn({
  plain,
  words,
}: Pick<Utterance, 'plain' | 'words'>): Reference | undefined {
  if (words.length <= LONGEST_AGAIN) {
    if (SLOWER.test(plain) || TOO_FAST.test(plain)) return 'slower';
    if (AGAINS.some((it) => it.test(plain))) return 'repeat';
  }
  if (words.length > LONGEST_WHOLE)
    return words.length <= LONGEST_AGAIN && asksWhenOfIt(plain, words) ? 'when' : undefined;
  const found = REFERENCES.find(([, pattern]) => pattern.test(plain))?.[0];
  if (found || words.length > LONGEST) return found;
  if (NOT_HEARD.test(plain)) return 'repeat';
  return asksWhenOfIt(plain, words) ? 'when' : undefined;
}

/** Words that a question for the day or the hour of a thing is made of, beside the one that asks. */
const CARRIES = new Set(
  `a al ahora apuntado cambiado concreta cual de decias del dices dicho dijiste dime e el en entonces era es esa ese eso esta exacta
  exactamente fue ha habia has hay he
  hemos hija hijo ir la las lo los me mi mujer oye para perdona pone por pues puesto que quedado queda sera seria tenia tengo toca
  tocaba y ya tendria tendre estar alli ahi debo deberia llegar presentarme acudir`.split(/\s+/),
);
const ASKED = /^(?:hora|horas|cuando|dia|fecha)$/;
/** These are of the clock and of the calendar, and of nothing else. */
const OF_THE_CLOCK =
  /^cual es la hora|\b(?:que hora (?:es|son|sera)|hora es|(?:dime|me dices|decirme) la hora$|que horas? (?:tenemos|tienes)|que dia (?:es|tenemos|estamos)|dia es hoy|que fecha)\b/;

/** "A qué hora es", "eso qué día es": of a thing, and never of the clock. */
const OF_A_THING = /\b(?:a que hora|es[aeo])\b/;
/** "¿Y eso a qué hora es?" */
const OF_THAT =
  /^y (?:a )?que dia es$|\b(?:eso|es[ea])\b.* a que hora (?:es|era)$|\ba que hora es (?:eso|es[ea])\b/;

const asksWhenOfIt = (plain: string, words: readonly string[]): boolean =>
  words.some((word) => ASKED.test(word)) &&
  words.every((word) => ASKED.test(word) || CARRIES.has(word.replace(/ao$/, 'ado'))) &&
  (!OF_THE_CLOCK.test(plain) || OF_A_THING.test(plain) || OF_THAT.test(plain));

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:el|la|lo) (?:primer[oa]?|uno|una)\b|^(?:\S+ )?primer[oa]$|^primer[oa]\b/, 0],
  [/\b(?:el|la|lo) segund[oa]\b|^(?:\S+ )?segund[oa]$|^segund[oa]\b/, 1],
  [/\b(?:el|la|lo) tercer[oa]?\b/, 2],
  [/\b(?:el|la|lo) cuart[oa]\b/, 3],
];

/** "La segunda", of a list that was read out: its place, from 0. */
export const ordinalIn = (plain: string): number | undefined =>
  ORDINALS.find(([pattern]) => pattern.test(plain))?.[1];
