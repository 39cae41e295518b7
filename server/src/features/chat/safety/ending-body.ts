import { inLines } from '../understanding/in-lines.ts';
import { EXPERT, HAS, KIN, MEDIC, THEM } from './ending-parts.ts';
import type { SignOf } from './ending-sign.ts';

/** Of bodies and of the lost: she is at home, was seen to, and is well. */
export const OF_BODY: readonly SignOf[] = [
  [
    'at-home',
    new RegExp(
      inLines`\b(?:
          ya (?:estoy|estamos|he llegado|he vuelto|llegue)|estoy ya
          |(?:he|hemos) (?:ya )?(?:llegad?o|vuelto)
        ) (?:ya )?(?:en|a) (?:mi |la )?casa\b
        |\b(?:me|nos|l[oa]s?) (?:ha|han) (?:ya )?mandad?o (?:ya )?(?:a|pa|para) (?:mi |la )?casa\b
        |\bme (?:ha|han) (?:ya )?(?:
          traid?o|acompañad?o|llevad?o
        ) (?:.{1,30} )?(?:a|hasta) (?:mi |la )?casa\b
        |\bya (?:se|sabemos) (?:bien )?(?:donde|por donde) (?:estoy|estamos)\b
        |\bya (?:veo|reconozco|diviso) (?:mi|la) (?:casa|puerta|portal|calle)\b
        |\b(?:estoy|estamos|voy) (?:ya )?llegando (?:ya )?a (?:mi |la puerta de mi )?(?:
          casa|puerta|portal|calle
        )\b
        |\bya (?:
          ha aparecid?o|ha vuelto|esta en casa
          |(?:me |nos |l[oa]s? )(?:he|hemos|ha|han) (?:encontrad?o|traid?o|localizad?o)
        )\b
        |\bme (?:ha|han) (?:ya )?traid?o (?:ya )?(?:(?:mi|la|el|un|una) )?(?:
          ${KIN}|guardia|policia|taxi|taxista
        )\b
        |\b(?:me|nos) (?:ha|han) (?:ya )?(?:recogid?o|encontrad?o) (?:ya )?(?:mi |la |el )?(?:
          ${KIN}|guardia|policia
        )
        |\b(?:me|nos) (?:ha|han) (?:ya )?(?:
          traid?o|acompañad?o|llevad?o|dejad?o
        ) (?:\S+ ){0,4}?(?:a|al|hasta|en) (?:mi |la puerta de mi )(?:
          casa|portal|puerta|calle|barrio
        )\b
        |\b(?:he|hemos) (?:encontrad?o|dad?o con) (?:ya )?(?:el camino|mi casa|la casa|mi calle)\b
        |\bestoy (?:ya )?en (?:la|mi) puerta de (?:mi |la )?casa\b
        |\bya (?:estoy|esta|voy) con (?:mi|su) ${KIN}\b
        |\b(?:ha|han) venid?o (?:ya )?(?:mi )?${KIN} a (?:por mi|buscarme|recogerme)\b`,
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
      inLines`\b(?:(?:me|le|nos) )?(?:l[oa]s? )?(?:ha|han) (?:ya )?(?:
        cosid?o|curad?o|atendid?o|vendad?o|escayolad?o|lavad?o (?:el estomago|la herida)|pinchad?o
        |inyectad?o|limpiad?o|desinfectad?o|dad?o (?:el alta|(?:\w+ )?puntos)
        |puesto (?:(?:\w+ )?puntos|una (?:venda|inyeccion)|oxigeno|suero|un gotero)
      )(?: (?:en )?${EXPERT})?\b`,
      'g',
    ),
  ],
  [
    'seen-to',
    new RegExp(
      [
        `(?:he|hemos|ha) (?:ya )?(?:vuelto|venid?o|salid?o) ${EXPERT}`,
        `(?:vengo|vuelvo|venimos) ${EXPERT}`,
        '(?:ha|han) (?:ya )?(?:venid?o|llegad?o) con (?:el|la|un|una) (?:camion|manguera|sirena|extintor)',
        inLines`${THEM} ${HAS} (?:ya )?(?:hecho|sacad?o|mirad?o) (?:una|unas|la|las) (?:
          placas?|radiografias?|pruebas?
        )`,
        `${HAS} (?:ya )?(?:hablad?o|estad?o|id?o) ${EXPERT}`,
        `(?:ha|han) (?:ya )?(?:venid?o|llegad?o|estad?o) (?:ya )?(?:aqui )?${EXPERT}`,
        inLines`ya (?:esta|estan) (?:ya )?(?:aqui )?${EXPERT}(?! (?:ya )?(?:
          avisad|llamad|de camino|en camino|viniendo
        ))`,
        `${THEM} (?:esta|estan) (?:ya )?(?:curando|atendiendo|cosiendo|vendando|reconociendo)`,
        `(?:ha|han) (?:ya )?(?:llevad?o|traid?o|acompañad?o) (?:ar )?${EXPERT}`,
        `(?:ha|han) (?:ya )?(?:visto|vist[oa]|mirad?o|reconocid?o|atendid?o) (?:ya )?${EXPERT}`,
        inLines`${EXPERT} (?:ya )?(?:me|le|l[oa]|nos) (?:ha|han) (?:
          visto|mirad?o|reconocid?o|atendid?o|dicho que (?:estoy bien|no (?:es|tengo) nada)
        )`,
        inLines`(?:ha|han) (?:ya )?(?:
          montad?o|subid?o|metid?o|llevad?o
        ) (?:ya )?en (?:el|la|una) (?:ambulancia|helicoptero)`,
        inLines`(?:ha|han) (?:ya )?(?!llam|avis|dich|ped|pregunt|quer|qued)\w{2,}(?:
          [ai]d?o|cho|sto|to
        ) (?:(?!(?:y|pero|que|por|sin|llam\w*|avis\w*|busc\w*|\w+[aei]r) )\S+ ){0,4}?${MEDIC}`,
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
      inLines`\b(?:ha|han) (?:ya )?(?:
          venid?o|llegad?o|subid?o|levantad?o|ayudad?o(?: a levantarme)?|recogid?o|sacad?o
        ) (?:ya )?(?:(?:mi|mis|el|la|los|las|un|una|unos) )?${KIN}\b
        |\b(?:me|nos) (?:ha|han) (?:ya )?(?:
          levantad?o|recogid?o|sacad?o|ayudad?o|sentad?o|acostad?o|puesto de pie
        )\b`,
      'g',
    ),
  ],
  [
    'well',
    new RegExp(
      inLines`\b(?:
        (?:estoy|me encuentro|me siento|esta|se encuentra|estamos) (?:
          ya |aqui |en (?:mi )?casa |y |muy |mu |mas |tan )*(?:
          bien|tranquil[oa]s?|perfectamente|fenomenal|como nuev[oa]
        )
        |(?:ando|camino|respiro|hablo|me muevo) (?:ya |muy |tan )*(?:
          bien|perfectamente|fenomenal|como siempre|como nuev[oa]
        )
        |(?:ya )?(?:estoy|esta) (?:ya )?(?:
          sentad[oa]|acostad[oa]|tumbad[oa]|de pie|levantad[oa]
          |en (?:la cama|el (?:sillon|sofa)|mi (?:cama|sillon))
        )(?: (?:bien )?(?:tapad|acostad|sentad)[oa])?
        |no (?:tengo|tiene|hay) (?:na|nada)(?: roto| malo| grave)|no (?:tengo|tiene) (?:na|nada)
        |nada roto|no (?:me )?(?:ha sido|es|era|fue) (?:na|nada)(?: grave| malo)?
        |(?:ya )?esta (?:todo )?(?:resuelto|arreglado|solucionado|controlado|sofocado)
        |todo (?:ha (?:ido|salido) |esta |va )?(?:bien|en orden|arreglado|solucionado|resuelto)
        |(?:el|de) alta|ya (?:se )?paso|ya ha pasado todo
        |(?:ya )?no (?:hay|pasa|ha pasado) (?:peligro|nada)|no me he (?:rot|hech)o nada
        |fuera de peligro|me (?:devuelven|van a devolver|han devuelto) (?:el|mi) dinero
        |ya esta(?= |$)(?! (?:aqui|avisad|llamad|el|la|los))
      )\b`,
      'g',
    ),
  ],
  [
    'relief',
    /\b(?:gracias a dios|menos mal|que susto(?: me he llevado)?|bendito sea dios|por fin|falsa alarma)\b/g,
  ],
];
