/** What each part of a message says of a danger's end. */
export type Sign =
  /** A swindler was hung up on, sent away or blocked; an intruder is gone. */
  | 'is-gone'
  /** Nothing was given, and nobody was let in. */
  | 'gave-nothing'
  /** The bank or her people have seen to it, or she asked whom it was said to be. */
  | 'is-known'
  /** What could be taken is closed to them. */
  | 'is-blocked'
  /** Whoever did it was taken away. */
  | 'taken-away'
  /** A tap is closed, a fire is out. */
  | 'is-out'
  /** Those whose trade it is have put it out or mended it, or it was no fire. */
  | 'is-mended'
  /** It is the toast that smells. */
  | 'was-cooking'
  | 'is-aired'
  | 'is-clear'
  | 'at-home'
  /** Somebody whose trade it is has seen to it. */
  | 'seen-to'
  /** Sewn, washed out, put in plaster, or sent home. */
  | 'treated'
  /** They were called: only what they say of it counts. */
  | 'asked-them'
  | 'beside-her'
  | 'found-none'
  /** The same, said by those whose trade it is. */
  | 'told-none'
  | 'told-what-to-do'
  | 'well'
  | 'relief';

const HAS = '(?:he|hemos|ha|han)';
const THEM = '(?:me|nos|le|les|l[oa]s?)';
const KIN =
  '(?:hij[oa]s?|niet[oa]s?|vecin[oa]s?|marido|mujer|herman[oa]s?|sobrin[oa]s?|nuera|yerno|cuñad[oa]|chic[oa]|muchach[oa]s?|amig[oa]|prim[oa])';
const ARTICLE = '(?:(?:el|la|los|las|mi|mis|un|una|unos|al|del|a|de|con|en) )*';
const MEDIC =
  '(?:medic[oa]s?|doctor[a]?(?:es)?|enfermer[oa]s?|practicante|farmaceutic[oa]|farmacia|hospital|urgencias|ambulatorio|consultorio|centro de salud|ambulancia|sanitari[oa]s?|112|toxicologia)';
const EXPERT = `${ARTICLE}(?:${MEDIC}|bomberos?|guardia(?: civil)?|guardias|policia|municipal(?:es)?|alguacil|tecnico|fontanero|butanero|electricista|cerrajero|(?:butano|gas)|(?:luz|farmacia|ambulancia))`;
const SAYS = '(?:dicen?|(?:ha|han) dicho)';
const KNOWS = 'hablad?o|llamad?o|id?o|avisad?o|ocupad?o|denunciad?o|puesto';

/** What was found: it is nothing, or a small thing. */
const FINDING = [
  'no (?:es|ha sido|era|fue|tengo|tiene|pasa|hay|me pasa) (?:(?:peligro|de|ningun[oa]?|que|cosa) )*(?:na|nada(?: grave| malo| roto)?|peligro(?: ningun[oa]?)?|cuidado|preocuparse|problema)',
  '(?:ya )?(?:estoy|esta|estaba|este) (?:muy |ya |todo )*(?:bien|tranquil[oa]|fuera de peligro|controlado)',
  'no (?:me|se|te) (?:preocupe|apure|asuste)',
  '(?:me |se )?(?:quede|quedase|vaya|siga) tranquil[oa]',
  '(?:es|era|eran|ha sido|han sido|son) (?:solo |solamente |nada mas que )?(?:cosa )?(?:de )?(?:l[oa]s? |un[oa]?s? )?(?:gas(?:es)?|nervios|ansiedad|susto|tiron|esguince|golpe|moraton|contractura|catarro|constipado|resfriado|rasguño|cortecito|tension baja|poca cosa|nada|bajon|bajada de (?:tension|azucar)|mareo tonto|falsa alarma)(?: (?:sin importancia|de nada|tonto|y (?:ya esta|nada mas|ya)))?',
].join('|');

const CLOSED =
  '(?:cerrad?o|cortad?o|apagad?o|quitad?o|girad?o|sofocad?o|desenchufad?o|desconectad?o|tapad?o|tirad?o|(?:sacad?o|echad?o)(?= .*\\b(?:calle|patio|corral|fuera|agua)\\b))';
const VALVE =
  '(?:llave|bombona|gas|butano|mando|boton|hornilla|hornillo|fuego|cocina|estufa|brasero|espita|goma|paso|sarten|fogon|horno|enchufe)';
const COOKED =
  '(?:tostadas?|pan|leche|comida|guiso|sarten|olla|lentejas|arroz|aceite|tortilla|cafetera|puchero|garbanzos|sopa)';

/** Read in this order, and what was read is taken out: "no le he dado nada" is no giving. */
export const SIGNS: readonly (readonly [Sign, RegExp])[] = [
  [
    'taken-away',
    /\b(?:guardias?(?: civil(?:es)?)?|policia|municipales)\b(?:(?!\bno\b).)*\bse l[oa]s? (?:(?:ha|han) (?:ya )?llevad?o|llevaron|llevo)\b|\bl[oa]s? (?:ha|han) (?:ya )?(?:detenid?o|(?:cogid?o|pillad?o|llevad?o) (?:preso|detenido|(?:la|los) (?:guardia|policia|municipales)\S*))\b/g,
  ],
  [
    'is-blocked',
    new RegExp(
      `\\b(?:la tarjeta|la cuenta|la cartilla|el dinero|(?:me|nos) l[oa]s? ${HAS}|(?:me|nos) ${HAS}|(?:ya )?esta|${HAS}) (?:ya )?(?:esta )?(?:bloquead|anulad|cancelad|congelad|devuelt)[oa]s?(?: (?:ya )?(?:la tarjeta|la cuenta|la cartilla|el dinero))?`,
      'g',
    ),
  ],
  [
    'is-known',
    new RegExp(
      `\\b(?:mi ${KIN}|la guardia(?: civil)?|la policia) (?:ya )?(?:ha|han) (?:ya )?(?:${KNOWS})\\b(?: (?:con|a|al|en|ell?[oa]?|ya))*(?: (?:el|la|mi))?(?: banco| sucursal)?|\\b(?:ha|han) venid?o (?:ya )?mi ${KIN}(?= .*\\b(?:llamad?o|hablad?o|id?o)\\b)|\\b(?:he|hemos|ha|han) (?:ya )?(?:${KNOWS}|estad?o|preguntad?o) (?:yo |ell?[oa]? |ya )?(?:con|a|al|en) ${ARTICLE}(?:banco|sucursal|guardia(?: civil)?|policia|caja|su numero(?: de siempre)?)\\b|\\b(?:el|ella|mi ${KIN}|ellos)(?: dice que)? no (?:(?:me|nos) )?(?:ha|han|habia|habian) (?:escrit\\w+|llamad?o|mandad?o|pedid?o|dicho)(?: nada)?`,
      'g',
    ),
  ],
  [
    'told-none',
    new RegExp(
      `\\b(?:${EXPERT} (?:ya )?(?:me |le |nos )?${SAYS}|(?:me |le |nos )?${SAYS} (?:ya )?${EXPERT}) que (?:${FINDING})(?: (?:y |que )?(?:${FINDING}))*\\b`,
      'g',
    ),
  ],
  [
    'found-none',
    new RegExp(
      `\\b(?:y )?(?:(?:me |le |nos |les )?${SAYS} (?:ell?[oa]s? )?)que (?:${FINDING})(?: (?:y |que )?(?:${FINDING}))*\\b|\\b(?:que )?(?:no era verdad|era (?:todo )?(?:mentira|un (?:timo|engaño)|una estafa))\\b|\\bvisto bueno\\b`,
      'g',
    ),
  ],
  [
    'gave-nothing',
    /\b(?:y )?(?:no|sin) (?:le |les |lo |los |la )?(?:(?:he|hemos) )?(?:(?:dad?o|dicho|pagad?o|di|dije|pague|abiert?o|abri|dejad?o|deje|firmad?o|firme|mandad?o|hecho|cogid?o|darle|darles|decirle|decirles|abrirle)) ?(?:na|nada|ni (?:un|una|el|la|los|mi) \S+|ningun[oa]? \S+|(?:la |mi )?puerta|entrar|pasar|los? (?:numeros?|codigos?)|la clave|caso)?(?: de nada)?(?! mas)\b|\bno (?:le |les |lo |la )?(?:he|hemos) (?!entendid|oid|llamad|avisad|hablad|notad|dormid|comid|podid)\w+ (?:en |a )?(?:na|nada|nadie|ni (?:un|una|el|la|los|mi) \S+)(?: de nada)?(?! mas)\b|\bno (?:me|nos) (?:ha|han) (?:quitad?o|sacad?o|robad?o) nada\b|\b(?:le|les|lo) (?:he dicho|dije) que (?:no|ni hablar|nanai|vuelvan? .{1,25}?|se (?:vaya|fuera|marchara)n?)(?= y | se |$)/g,
  ],
  // They go when they have seen to her; a caller goes for good.
  ['seen-to', new RegExp(`\\b${MEDIC} (?:ya )?se (?:ha|han) (?:ya )?(?:id?o|marchad?o)\\b`, 'g')],
  [
    'is-gone',
    /\b(?:y )?(?:ya )?(?:se (?:ha|han) (?:ya )?(?:id?o|marchad?o|largad?o)(?! (?:al?|para|por|pa) )|(?:(?:le|les|lo) )?he colgad?o|(?:l[eoa]s? )?(?:he|hemos) (?:ya )?(?:echad?o|bloquead?o|borrad?o|despedid?o|plantad?o|quitad?o de encima|(?:cerrad?o|dado con) la puerta|mandad?o(?= (?:a paseo|a freir|a la|a su)))(?: (?:el|su) (?:numero|mensaje))?)(?: (?:el telefono|ya|a (?:paseo|freir \S+|la porra|la calle|su casa)|con viento fresco|en las narices))*\b/g,
  ],
  [
    'is-mended',
    new RegExp(
      `(?<!\\bno (?:l[oa] )?(?:ha|han) )\\bapagad?o (?:ya )?(?:todo )?(?:los bomberos|(?:el|la|un|mi) (?:guardia|${KIN}))\\b|\\bbomberos (?:ya )?(?:l[oa] )?(?:(?:ha|han) )?apagad?o\\b|\\b(?:ha|han|he) (?:ya )?(?:cambiad?o|arreglad?o|revisad?o|reparad?o) (?:el|la|los|las|todo|eso)(?: (?:goma|bombona|estufa|caldera|escape|fuga|llave))?|(?<!\\bno )\\bl[oa]s? (?:ha|han) (?:ya )?(?:cambiad?o|arreglad?o|reparad?o)\\b|\\b(?:ya )?esta (?:todo )?apagad[oa]\\b(?=.*\\bbomberos\\b)|\\bno era (?:el )?(?:gas|fuego|humo)(?: (?:que )?(?:era|eran) .*)?`,
      'g',
    ),
  ],
  [
    'was-cooking',
    new RegExp(
      `^(?:(?:la|las|el|los|un|una) )?${COOKED}(?: se (?:me )?(?:ha|han|habia) quemad?o| quemad[oa]s?)?\\b|\\b(?:era|eran|es|son|ha sido|han sido) (?:solo )?(?:(?:la|las|el|los|un|una|del?) )*${COOKED}(?: (?:que )?(?:se (?:me )?(?:ha|han|habia)n? quemad?o|quemad[oa]s?))?\\b|\\bse (?:me )?(?:ha|han|habia|habian) quemad?o (?:(?:la|las|el|los|un|una) )?${COOKED}\\b`,
      'g',
    ),
  ],
  [
    'is-aired',
    /\b(?:y )?(?:he |hemos |ha |han |tengo )?(?:ya )?(?:abiert?o|abiertas?|abri|ventilad?o)(?: ya)? (?:(?:todas?|todo|l[ao]s?|el|balcon|puertas?|y|bien|ventanas?|casa|cocina) ?)+\b/g,
  ],
  [
    'is-clear',
    /\b(?:ya )?no (?:huele|arde|quema)n?(?: (?:ya|mas|nada|a (?:nada|gas|butano|quemado|humo)))*\b|\b(?:ya )?no (?:echa|sale|hay|da|queda|suelta|veo)n?(?: (?:ya|mas|ni|nada de|ningun[oa]?))* (?:humo|gas|butano|llamas?|chispas?|fuego|olor|peste)\b(?! por)/g,
  ],
  [
    'is-out',
    new RegExp(
      `(?<!\\b(?:no|me|se) )(?<!\\bno l[oa] )\\b(?:y )?(?:ya )?(?:l[oa]s? )?(?:(?:he|hemos|ha|han) (?:ya )?${CLOSED}(?! (?:la |el )?(?:luz|tele|television|radio)))(?: (?:(?:ya|bien|del todo|yo|la|el|las|con) ?)*(?:${VALVE}|manta|agua|tapa|brasero|sarten|mi ${KIN}|un vecino)?(?: del? (?:la )?(?:gas|butano|bombona|paso))?)?|\\b(?:ya )?se (?:ha )?apag(?:ad?o|o)(?: (?:sol[oa]|ya|del todo|todo))*|\\b(?:ya )?esta (?:ya |todo )*(?:apagad[oa]|cerrad[oa])(?: del todo)?\\b|^(?:gas |llave |ya )*(?:cerrad|apagad)[oa](?: (?:ya|todo|del todo|gas))*\\b|\\ba(?:l| la) (?:patio|calle|corral|agua)\\b`,
      'g',
    ),
  ],
  [
    'at-home',
    new RegExp(
      `\\b(?:ya (?:estoy|estamos|he llegado|he vuelto|llegue)|estoy ya|(?:he|hemos) (?:ya )?(?:llegad?o|vuelto)) (?:ya )?(?:en|a) (?:mi |la )?casa\\b|\\b(?:me|nos|l[oa]s?) (?:ha|han) (?:ya )?mandad?o (?:ya )?(?:a|pa|para) (?:mi |la )?casa\\b|\\bme (?:ha|han) (?:ya )?(?:traid?o|acompañad?o|llevad?o) (?:.{1,30} )?(?:a|hasta) (?:mi |la )?casa\\b|\\bya (?:se|sabemos) (?:bien )?(?:donde|por donde) (?:estoy|estamos)\\b|\\bya veo (?:mi|la) (?:casa|puerta|portal)\\b|\\bya (?:ha aparecid?o|ha vuelto|esta en casa|(?:me |nos |l[oa]s? )(?:he|hemos|ha|han) encontrad?o)\\b|\\bme (?:ha|han) (?:ya )?traid?o (?:ya )?(?:(?:mi|la|el|un|una) )?(?:${KIN}|guardia|policia|taxi|taxista)\\b|\\b(?:me|nos) (?:ha|han) (?:ya )?(?:recogid?o|encontrad?o) (?:ya )?(?:mi |la |el )?(?:${KIN}|guardia|policia)|\\b(?:he|hemos) (?:encontrad?o|dad?o con) (?:ya )?(?:el camino|mi casa|la casa|mi calle)\\b|\\bestoy (?:ya )?en (?:la|mi) puerta de (?:mi |la )?casa\\b|\\bya (?:estoy|esta|voy) con (?:mi|su) ${KIN}\\b|\\b(?:ha|han) venid?o (?:ya )?(?:mi )?${KIN} a (?:por mi|buscarme|recogerme)\\b`,
      'g',
    ),
  ],
  [
    'told-what-to-do',
    /\b(?:ha|han) (?:dicho|explicado) (?:ya )?(?:lo )?(?:que|como) (?:hay|tengo|debo)\b/g,
  ],
  [
    'treated',
    new RegExp(
      `\\b(?:(?:me|le|nos) )?(?:l[oa]s? )?(?:ha|han) (?:ya )?(?:cosid?o|curad?o|atendid?o|vendad?o|escayolad?o|lavad?o el estomago|dad?o (?:el alta|(?:\\w+ )?puntos)|puesto (?:(?:\\w+ )?puntos|una venda))(?: (?:en )?${EXPERT})?\\b`,
      'g',
    ),
  ],
  [
    'seen-to',
    new RegExp(
      [
        `(?:he|hemos|ha) (?:ya )?(?:vuelto|venid?o|salid?o) ${EXPERT}`,
        `(?:vengo|vuelvo|venimos) ${EXPERT}`,
        `${THEM} ${HAS} (?:ya )?(?:hecho|sacad?o|mirad?o) (?:una|unas|la|las) (?:placas?|radiografias?|pruebas?)`,
        `${HAS} (?:ya )?(?:hablad?o|estad?o|id?o) ${EXPERT}`,
        `(?:ha|han) (?:ya )?(?:venid?o|llegad?o|estad?o) (?:ya )?(?:aqui )?${EXPERT}`,
        `ya (?:esta|estan) (?:ya )?(?:aqui )?${EXPERT}(?! (?:ya )?(?:avisad|llamad|de camino|en camino|viniendo))`,
        `${THEM} (?:esta|estan) (?:ya )?(?:curando|atendiendo|cosiendo|vendando|reconociendo)`,
        `(?:ha|han) (?:ya )?(?:llevad?o|traid?o|acompañad?o) (?:ar )?${EXPERT}`,
        `(?:ha|han) (?:ya )?(?:visto|vist[oa]|mirad?o|reconocid?o|atendid?o) (?:ya )?${EXPERT}`,
        `${EXPERT} (?:ya )?(?:me|le|l[oa]|nos) (?:ha|han) (?:visto|mirad?o|reconocid?o|atendid?o|dicho que (?:estoy bien|no (?:es|tengo) nada))`,
        '(?:ha|han) (?:ya )?(?:montad?o|subid?o|metid?o|llevad?o) (?:ya )?en (?:el|la|una) (?:ambulancia|helicoptero)',
        `(?:ha|han) (?:ya )?(?!llam|avis|dich|ped|pregunt|quer|qued)\\w{2,}(?:[ai]d?o|cho|sto|to) (?:(?!(?:y|pero|que|por|sin|llam\\w*|avis\\w*|busc\\w*|\\w+[aei]r) )\\S+ ){0,4}?${MEDIC}`,
      ]
        .map((it) => `\\b${it}\\b`)
        .join('|'),
      'g',
    ),
  ],
  [
    'asked-them',
    new RegExp(`\\b${HAS} (?:ya )?(?:llamad?o|preguntad?o|consultad?o) ${EXPERT}\\b`, 'g'),
  ],
  [
    'beside-her',
    new RegExp(
      `\\b(?:ha|han) (?:ya )?(?:venid?o|llegad?o|subid?o|levantad?o|ayudad?o(?: a levantarme)?|recogid?o|sacad?o) (?:ya )?(?:(?:mi|mis|el|la|los|las|un|una|unos) )?${KIN}\\b|\\b(?:me|nos) (?:ha|han) (?:ya )?(?:levantad?o|recogid?o|sacad?o|ayudad?o|sentad?o|acostad?o|puesto de pie)\\b`,
      'g',
    ),
  ],
  [
    'well',
    /\b(?:(?:estoy|me encuentro|me siento|esta|se encuentra|estamos) (?:ya |aqui |en (?:mi )?casa |y |muy |mu |mas |tan )*(?:bien|tranquil[oa]s?|perfectamente|fenomenal|como nuev[oa])|(?:ando|camino|respiro|hablo|me muevo) (?:ya |muy |tan )*(?:bien|perfectamente|fenomenal|como siempre|como nuev[oa])|(?:ya )?(?:estoy|esta) (?:ya )?(?:sentad[oa]|acostad[oa]|tumbad[oa]|de pie|levantad[oa]|en (?:la cama|el (?:sillon|sofa)|mi (?:cama|sillon)))(?: (?:bien )?(?:tapad|acostad|sentad)[oa])?|no (?:tengo|tiene|hay) (?:na|nada)(?: roto| malo| grave)|no (?:tengo|tiene) (?:na|nada)|nada roto|no (?:me )?(?:ha sido|es|era|fue) (?:na|nada)(?: grave| malo)?|(?:ya )?esta (?:todo )?(?:resuelto|arreglado|solucionado)|todo (?:ha (?:ido|salido) |esta |va )?(?:bien|en orden|arreglado|solucionado|resuelto)|(?:el|de) alta|ya (?:se )?paso|ya ha pasado todo|(?:ya )?no (?:hay|pasa) (?:peligro|nada)|no me he (?:rot|hech)o nada|fuera de peligro|ya esta(?= |$)(?! (?:aqui|avisad|llamad|el|la|los)))\b/g,
  ],
  [
    'relief',
    /\b(?:gracias a dios|menos mal|que susto(?: me he llevado)?|bendito sea dios|por fin|falsa alarma)\b/g,
  ],
];

/** What is over is no sign that it goes on, and what is said with relief says nothing: "ya no me duele", "menos mal". */
export const SAYS_NOTHING =
  /\b(?:ya no|no) (?:me |le )?(?:duele(?: ya)?(?: nada)?|sangra|aprieta|sale(?: mas)? sangre)\b|\bse (?:me|le) (?:ha|han) (?:pasad?o|ido|quitad?o) (?:(?:ya|el|la|los|todo) )*(?:mareos?|dolor(?:es)?|susto|miedo|fiebre|ahogo)\b|\bya no tengo (?:dolor|miedo|fiebre|mareos?)\b|\bsi dios quiere\b|\b(?:me he quedad?o|me quedo) (?:mas |muy )?tranquil[oa]\b/g;

/** Whatever else she says, with one of these it goes on, or nobody knows. */
export const GOES_ON =
  /\b(?:pero|aunque|sig[oau]\w*|todavia|aun|otra vez|de nuevo|vuelven?|vuelto a|prend\w+|crec\w+|aument\w+|extend\w+|bulto|herid\w+|sangre|brecha|queda otr[oa]|igual|peor|cada vez|casi|mas o menos|no del todo|un poco|algo|regular|no (?:me |lo |la )?(?:siento|noto|veo|oigo|puedo|muevo|respiro|encuentro|estoy|esta|va|para|conozco|reconozco|se|creo|quiere|reacciona)|no (?:ha|han|he|hay|viene\w*|llega\w*|me (?:ha|han))|nadie|sin|cuando|hasta|si|ojala|creo|parece|dice que|esper\w+|sangr\w+|duel\w+|dol[io]\w*|hinch\w+|habl(?:a|o|ar)|mare\w+|ahog\w+|asfixi\w+|quem\w+|arde\w*|humo|huele|olor|vomit\w+|fiebre|tiembl\w+|temblor\w*|cuesta|dormid[oa]|hormigue\w+|debil\w*|rar[oa]|torcid[oa]|miedo|mal|fatal|muri\w+|muert[oa]|muere|grave(?<!\b(?:nada|es|sido|era) grave)|ingres\w+|opera\w*|roto(?<!nada roto)|rota|perdid[oa]|dentro|dinero|claves?|codigos?|pag(?:ue|ad?o|ar)|firm(?:e|ad?o)|mand(?:e|ad?o)|piden?|quieren?)\b/;

/** What a swindler got is not got back by hanging up. */
export const GIVEN =
  /\b(?:(?:he|ha|han|habia) (?:ya )?(?:dad?o|enviad?o|hecho)|(?:le|les) di|numeros?|(?:me|nos) (?:ha|han) (?:entrad|quitad|robad|sacad|llevad|cobrad|cargad)\w*|con (?:mi|la|el) (?:cartilla|tarjeta|cartera|bolso|monedero))\b/;

/** Somebody who looks whether a bone is broken. */
export const MEDICAL = new RegExp(
  `\\b(?:${MEDIC}|alta|puntos|cosid?o|escayolad?o|placas?|radiografias?)\\b`,
);
