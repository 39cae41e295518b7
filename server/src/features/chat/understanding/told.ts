import { actIn } from './acts.ts';
import { inLines } from './in-lines.ts';
import type { Intent } from './intents.ts';

/*
 * What is told where no sign says so: it has a verb of what is or was, and neither asks nor orders. "No conozco yo a nadie
 * con ese nombre" asks for no name.
 */

/** What nobody asks for in a sentence that only says how things are. */
const ONLY_ASKED: ReadonlySet<Intent> = new Set<Intent>([
  ...([
    'my.name',
    'my.age',
    'who.are.you',
    'what.can.you.do',
    'town.hall',
    'family.names',
  ] as const),
  ...(['messages.read', 'family.call', 'music', 'poem', 'saying', 'joke'] as const),
  ...(['open.games', 'open.gallery', 'open.messages', 'open.reminders', 'open.activity'] as const),
  ...(['agenda.day', 'agenda.next', 'again', 'riddle', 'how.are.you', 'memories.count'] as const),
]);
const AT_A_TIME =
  /\b(?:a las? \S+|mañana|pasado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana)\b/;
/** What becomes of a reminder is said by a verb or by the hour: "la peluquera está mejor hoy" has neither. */
const saysNoAct = (intent: Intent, plain: string): boolean =>
  (intent === 'reminder.move' || intent === 'reminder.remove') &&
  actIn(plain, false) === undefined &&
  !AT_A_TIME.test(plain);
/** Whether an intent is none where its words only tell how things are. */
export const isNotTold = (intent: Intent, plain: string): boolean =>
  ONLY_ASKED.has(intent) || saysNoAct(intent, plain);

const SHORTEST = 5;
const VERB = new RegExp(inLines`\b(?:
  he|ha|hemos|han|habian?|eran?|eramos|fue|fueron|fui|fuimos|estab(?:an?|amos)|estuv[eo]|estoy
  |esta|estan|estamos|soy|somos|son|es|voy|va|van|tienen?|tenian?|teniamos|tengo|tuv[eo]|hacen?
  |hacian?|hago|hice|hizo|dicen?|decian?|dijo|dije|vienen?|vino|venian?|vengo|salen?|quedo|conozco
  |vivo|viven?|vivian?|murio|nacio|me (?:da|dan|gustan?|parece|duelen?|dio|gusto)
  |\S{3,}ab(?:a|an|amos)|\S{3,}(?:aron|ieron)
)\b`);
/** What she wants may stand within it: "mira", "no me acuerdo", "a ver", "digo yo que", what it would be done with. */
const WANTS = new RegExp(inLines`\b(?:
  digo yo|dime|di|mira(?:me)? (?:lo|si|a|el|la|los|las|que|cuando|cual)|a ver?|ver|vel|vea
  |quier\S*|quisiera|querria|necesit\S+|gustaria|agradec\S+|ruego|apetec\S+|dese\S+|ganas|falta
  |creo|parece|suena|no (?:lo )?se(?! (?:ha|me|le|nos|va))|acuerdo|caigo|entend\S+|entiendo|idea
  |olvid\S*|ido|ida|sale|otr[oa]s?|mas
  |que (?:
    hora|dia|santo|mes|edad|tengo|hay|toca|me|es|era|va|viene|pone|dice|haces?|hago|faena|nombre
  )
  |o|verdad|lo que (?:tenga|ha\S*)|tengo que|\S+mel[oa]s?|ensen\S+|explic\S+|tira(?:me)?|dichos?
  |a que|cuando|cual(?:es)?|(?<!en )cuant[oa]s?|quien(?:es)?|adonde|como|por que|algo|algun\S*
  |toca(?:ba)?|pued\S+|podr\S+|podi\S+|sabes?|sabr\S+|vamos|haz|pon(?:me|l[oa]|nos)?|le[eo]\S*
  |cuent\S+|entre|llev\S+|lla[mv]\S+|escrib\S+|jug\S+|jueg\S+|habl\S+|rec\S+|repi\S+|abr[ei]\S*
  |ensen\S+|toque|serv\S+|serviras|harias?|haras|telefono|numero|(?:el|su|mi) nombre|mensajes?
  |recados?|cartas?|fotos?|retratos?|chistes?|refran\S*|adivinanzas?|poes\S+|poemas?
)\b`);

/** Whether a sentence of some length only says how things are or were. */
export const onlyTells = (plain: string, words: readonly string[]): boolean =>
  words.length >= SHORTEST && VERB.test(plain) && !WANTS.test(plain);

/** She leaves, whatever she tells beside it: "ya le dejo, que viene el panadero", "que pase usted buen día". */
const LEAVES = new RegExp(inLines`(?:^|\b)(?:ya )?(?:te|le|os|les) dejo(?= (?:
      ya|que|por hoy|tranquil[oa]|hij[oa]|hasta|a usted
    )\b
    |$
  )(?! que (?:te|le|me) )
  |\b(?:
    qued(?:a|e|ate|ese) (?:usted )?con dios
    |que (?:te )?(?:
      (?:
        pase|pases|tenga|tengas|descanse|descanses
      )(?: usted)?(?: (?:un )?(?:muy )?buen(?:a|os|as)? (?:
          dia|tarde|noche|rato|semana|dias|tardes|noches
        )
        | (?:bien|mucho)
      )
      |descanses?$
    )
    |me despido\b
  )
  |^(?:(?:bueno|pues|ea|venga|hala|nada|vale|hij[oa]|gracias|y) )*hasta (?:
    luego|mañana|la vista|pronto|otr[oa] (?:dia|rato|vez)
  )(?! (?:a las?|no|que|si no)\b)(?= |$)`);
/** "Bueno, no le doy más la lata": said, and nothing else. */
const NO_LONGER = new RegExp(inLines`^(?:(?:
  bueno|pues|ea|venga|hala|nada|vale|hij[oa]|hermos[oa]|y|ya|hoy|que|perdon[ae]|por hoy|con esto
  |ahora
) )*no (?:te|le|la|lo|os|les) (?:(?:quiero|voy a) )?(?:
  molesto|molestar|entretengo|entretener|canso|cansar|aburro|aburrir|mareo|marear|incordio
  |incordiar|distraigo|robo|quito
  |(?:doy|dar)(?:le|te)?(?: mas)? (?:
    (?:la|el) (?:lata|tabarra|murga|turra|vara|follon|tostada|brasa|coñazo)|guerra|quehacer
    |que hacer|trabajo
  )
)(?: (?:ya|mas|por hoy|hoy|tiempo|mas tiempo|el tiempo|hij[oa]|hermos[oa]|mujer|que .*))*$`);
export const takesLeave = (plain: string): boolean => LEAVES.test(plain) || NO_LONGER.test(plain);

/** "Le voy a contar yo uno": whatever is asked in it, others asked. */
const BEGINS_A_TALE =
  new RegExp(inLines`^(?:(?:pues|mira|oye|espera|ahora|hoy|yo|y|anda|que|bueno) )*(?:te|le|os) (?:
    voy a contar|cuento
  )(?! (?:si|que dia|cuando))\b`);
export const tellsATale = (plain: string): boolean => BEGINS_A_TALE.test(plain);

/** "¿Te he contado lo de mi nieta?" begins a story, and asks for no answer. */
const TELLS_OF = new RegExp(
  inLines`^(?!.*\b(?:pastillas?|medicinas?|citas?|recordatorios?|avisos?|apunt\p{L}*)\b)(?:(?:
    oye|ay|y|mira|pues|hij[oa]
  ) )*(?:ya )?(?:no )?te (?:he|habia) (?:ya )?(?:contado|dicho) (?:ya )?(?:
    lo del?\b|que (?!(?:me|te|ya|no|si|hoy|mañana|tengo)\b)
  )`,
  'u',
);
export const tellsOf = (plain: string): boolean => TELLS_OF.test(plain);

/** "El médico me ha dicho que ande media hora": what others said, where nothing of it is for the screen. */
const REPORTED = new RegExp(inLines`^(?:(?:y|pues|hoy|ayer|mira|bueno|ay|que|es que) )*(?:(?:
  el|la|los|las|mi|mis|un|una
) (?:\S+ ){1,3})?me (?:ha|han|dijo|dijeron|dice|dicen|tiene|tienen)(?: (?:
  dicho|mandado|recomendado|aconsejado
))? que (?!
  .*\b(?:
    apunt|recuerd|avis|marc|borr|mensaj|escrib|escrit|le[ae]|llam|mand|pregunt|dig|a las?|lunes
    |martes|miercoles|jueves|viernes|sabado|domingo|mañana|hoy|tengo|cita|viene|viniera
  )\w*
)\S`);
export const reports = (plain: string): boolean => REPORTED.test(plain);

/** "Mándale que tenga cuidado", "dile a mi hijo que no corra": wanted of whoever writes. */
const SENDS = new RegExp(inLines`^(?:(?:pues|mira|oye|y|anda|bueno|hij[oa]|venga|ea) )*(?:
  manda|escribe|contesta|pregunta|di|pon
)(?:le|les)(?: (?:tu|usted))? (?:que|a (?:mi|la|el)|al|si)\b`);
export const sendsWord = (plain: string): boolean => SENDS.test(plain);

/** Merry it is not, whatever else is in it: "sin ganas de nada", "un poco mohíno". */
const LOW = new RegExp(inLines`(?<!\bno (?:estoy|ando|me encuentro) )\b(?:
  sin (?:ganas|animos?|gana|consuelo)|desganad[oa]|desanimad[oa]|mohin[oa]|alicaid[oa]|decaid[oa]
  |abatid[oa]|apagad[oa]|mustia?|apenad[oa]|triston(?:a)?|jodid[oa]|fastidiad[oa]|de capa caida
)\b`);
/** "Estoy que me caigo": of no place, and no fall. */
const WORN_OUT = new RegExp(inLines`\bno puedo con mi (?:alma|cuerpo)\b
  |\b(?:estoy|ando|voy|vengo|llego|acabo|quedo|quede) (?:ya )?(?:
    que (?:me caigo|no me tengo(?: en pie)?|no me tienen los pies)
    |hech[oa] (?:polvo|migas|pure|cisco|papilla|unos zorros|un trapo)|(?:para|pa) el arrastre
  )(?: (?:de (?:sueño|cansad[oa]|cansancio)|hoy|ya|hij[oa]))*$`);
export const isWornOut = (plain: string): boolean => WORN_OUT.test(plain);
const ACHES = /\b(?:duel\S*|dol\S*|fiebre|tos|mare\S*|vomit\S*)\b/;
export const isLow = (plain: string): boolean => LOW.test(plain) && !ACHES.test(plain);

/** "Antes íbamos todos los días menos el viernes santo": how it was used to be, whatever days and hours it names. */
const USED_TO = new RegExp(
  inLines`\b(?:
      \p{L}{2,}abamos|(?!(?:habi|teni|quedari|queri|deci|podri|debi)amos)\p{L}*iamos|ibamos|eramos
      |(?!ten|hab)\p{L}{2,}(?:aban)|(?!(?:acaba|graba|alaba|traba|estaba)\b)\p{L}{2,}aba
      |\p{L}{3,}(?:aron|ieron)
    )\b
    |\b(?:
      antes|entonces|antiguamente|de (?:joven|moz[oa]|niñ[oa]|chic[oa]|soltera)
      |en (?:mis|aquellos|otros) tiempos|cuando (?:yo )?era
    ) (?:\p{L}+ ){0,6}(?:\p{L}{2,}(?:aba|aban)|(?:\p{L}*[^r\s])ian?|iba|iban|era|eran|habia)\b`,
  'u',
);
export const tellsHowItWas = (plain: string): boolean => USED_TO.test(plain);

/**
 * "Amasábamos a las tres de la mañana": how it always was, and how nothing is to be. Less than above: "me la cambiaron al
 * martes" tells of what was, and puts right what is.
 */
const OF_OLD = new RegExp(
  inLines`\b(?!(?:quer|podr|deb|hab|ten|quedab|ib|er)(?:i?amos|amos)\b)\p{L}{2,}(?:abamos|iamos)\b
    |\b(?:
      de (?:joven(?:es)?|moz[oa]s?|chic[oa]s?|niñ[oa]s?)|en (?:mis|nuestros|aquellos) tiempos
      |antiguamente|antaño
    )\b`,
  'u',
);
export const tellsOfOld = (plain: string): boolean => OF_OLD.test(plain);

/** "La misa fue a las doce en vez de a la una": over, and nothing of it is to be moved. */
const TOOK_PLACE =
  /\b(?:ayer|anoche|anteayer|fue|fui|fuimos|fueron|llegue|llegamos|estuv\p{L}+)\b/u;
export const tookPlace = (plain: string): boolean => TOOK_PLACE.test(plain);

/** "Me he apuntado a la gimnasia": she joins it, and nothing is to be noted, marked or taken away. */
const JOINS = new RegExp(
  inLines`\b(?:
    (?:me|nos|se) (?:(?:he|hemos|ha|han|voy a|vamos a|quiero|quisiera|pienso) )?(?:ya )?apunt(?:ad[oa]s?|ar|o|e|amos)
    |apuntar(?:me|nos|se)
  ) a(?:l| (?:la|las|los|lo|un|una|unas|clases?))\b`,
  'u',
);
export const joinsIn = (plain: string): boolean => JOINS.test(plain);
