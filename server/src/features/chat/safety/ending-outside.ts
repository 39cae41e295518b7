import { inLines } from '../understanding/in-lines.ts';
import { ARTICLE, HAS, KIN, MEDIC } from './ending-parts.ts';
import type { SignOf } from './ending-sign.ts';

const KNOWS = 'hablad?o|llamad?o|id?o|avisad?o|ocupad?o|denunciad?o|puesto';
const CLOSED = inLines`(?:
  cerrad?o|cortad?o|apagad?o|quitad?o|girad?o|sofocad?o|desenchufad?o|desconectad?o|tapad?o
  |tirad?o|(?:sacad?o|echad?o)(?= .*\b(?:calle|patio|corral|fuera|agua)\b)
)`;
const VALVE = inLines`(?:
  llave|bombona|gas|butano|mando|boton|hornilla|hornillo|fuego|cocina|estufa|brasero|espita|goma
  |paso|sarten|fogon|horno|enchufe
)`;
const COOKED = inLines`(?:
  tostadas?|pan|leche|comida|guiso|sarten|olla|lentejas|arroz|aceite|tortilla|cafetera|puchero
  |garbanzos|sopa
)`;

/** Of swindlers, intruders and fires: what caused it is gone, shut or out. "No le he dado nada" is read before any giving. */
export const OUTSIDE: readonly SignOf[] = [
  [
    'taken-away',
    new RegExp(
      inLines`\b(?:
          guardias?(?: civil(?:es)?)?|policia|municipales
        )\b(?:(?!\bno\b).)*\bse l[oa]s? (?:(?:ha|han) (?:ya )?llevad?o|llevaron|llevo)\b
        |\bl[oa]s? (?:ha|han) (?:ya )?(?:
          detenid?o
          |(?:cogid?o|pillad?o|llevad?o) (?:
            preso|detenido|(?:la|los) (?:guardia|policia|municipales)\S*
          )
        )\b`,
      'g',
    ),
  ],
  [
    'is-blocked',
    new RegExp(
      inLines`\b(?:
        la tarjeta|la cuenta|la cartilla|el dinero|(?:me|nos) l[oa]s? ${HAS}|(?:me|nos) ${HAS}
        |(?:ya )?esta|${HAS}|el banco (?:ya )?ha
      ) (?:ya )?(?:esta )?(?:
        bloquead|anulad|cancelad|congelad|devuelt|retenid|parad
      )[oa]s?(?: (?:ya )?(?:
        la tarjeta|la cuenta|la cartilla|el (?:dinero|bizum|pago)|la transferencia|todo
      ))?`,
      'g',
    ),
  ],
  [
    'is-known',
    new RegExp(
      inLines`\b(?:
          mi ${KIN}|la guardia(?: civil)?|la policia
        ) (?:ya )?(?:ha|han) (?:ya )?(?:${KNOWS})\b(?: (?:
          con|a|al|en|ell?[oa]?|ya
        ))*(?: (?:el|la|mi))?(?: banco| sucursal)?
        |\b(?:ha|han) venid?o (?:ya )?mi ${KIN}(?= .*\b(?:llamad?o|hablad?o|id?o)\b)
        |\b(?:he|hemos|ha|han) (?:ya )?(?:${KNOWS}|estad?o|preguntad?o) (?:
          yo |ell?[oa]? |ya )?(?:con|a|al|en) ${ARTICLE}(?:
          banco|sucursal|guardia(?: civil)?|policia|caja|su numero(?: de siempre)?
        )\b
        |\b(?:el|ella|mi ${KIN}|ellos)(?: dice que)? no (?:(?:me|nos) )?(?:
          ha|han|habia|habian
        ) (?:escrit\w+|llamad?o|mandad?o|pedid?o|dicho)(?: nada)?`,
      'g',
    ),
  ],
  [
    'gave-nothing',
    new RegExp(
      inLines`\b(?:y )?(?:no|sin) (?:le |les |lo |los |la )?(?:(?:he|hemos) )?(?:(?:
          dad?o|dicho|pagad?o|di|dije|pague|abiert?o|abri|dejad?o|deje|firmad?o|firme|mandad?o
          |hecho|cogid?o|darle|darles|decirle|decirles|abrirle
        )) ?(?:
          na|nada|ni (?:un|una|el|la|los|mi) \S+|ningun[oa]? \S+|(?:la |mi )?puerta|entrar|pasar
          |los? (?:numeros?|codigos?)|la clave|caso
        )?(?: de nada)?(?! mas)\b
        |\bno (?:le |les |lo |la )?(?:he|hemos) (?!
          entendid|oid|llamad|avisad|hablad|notad|dormid|comid|podid
        )\w+ (?:en |a )?(?:na|nada|nadie|ni (?:un|una|el|la|los|mi) \S+)(?: de nada)?(?! mas)\b
        |\bni (?:l[oa]s? |le |les )?(?:he|hemos) \w+
        |\bno (?:me|nos) (?:ha|han) (?:quitad?o|sacad?o|robad?o) nada\b
        |\b(?:le|les|lo) (?:he dicho|dije) que (?:
          no|ni hablar|nanai|vuelvan? .{1,25}?|se (?:vaya|fuera|marchara)n?
        )(?= y | se |$)`,
      'g',
    ),
  ],
  // He goes because somebody came: "se ha ido en cuanto ha salido mi marido".
  [
    'beside-her',
    new RegExp(
      inLines`\b(?:en cuanto|nada mas|al) (?:(?:l[oa] )?(?:ha|han) )?(?:
        (?:vist?o|ver|oid?o|oir|sentid?o|sentir) (?:(?:
          llegar|venir|salir|aparecer|entrar|bajar
        ) )?(?:a )?
        |(?:
          salid?o|salir|llegad?o|llegar|venid?o|venir|bajad?o|bajar|aparecid?o|aparecer|asomad?o
          |asomar(?:se)?|entrad?o|entrar
        ) )(?:a )?(?:mi |el |la |al |un |una )?${KIN}\b`,
      'g',
    ),
  ],
  // They go when they have seen to her; a caller goes for good.
  ['seen-to', new RegExp(`\\b${MEDIC} (?:ya )?se (?:ha|han) (?:ya )?(?:id?o|marchad?o)\\b`, 'g')],
  [
    'is-gone',
    new RegExp(
      inLines`\b(?:y )?(?:ya )?(?:
        se (?:ha|han) (?:ya )?(?:id?o|marchad?o|largad?o)(?! (?:al?|para|por|pa) )
        |(?:(?:le|les|lo) )?he colgad?o
        |(?:l[eoa]s? )?(?:he|hemos|(?<=\bl[oa]s? )(?:ha|han)) (?:ya )?(?:
          puesto en la calle|echad?o|bloquead?o|borrad?o|eliminad?o|silenciad?o|despedid?o
          |plantad?o|quitad?o de encima|(?:cerrad?o|dado con) la puerta
          |mandad?o(?= (?:a paseo|a freir|a la|a su))
        )(?: (?:el|su) (?:numero|mensaje))?
      )(?: (?:
        el telefono|ya|a (?:paseo|freir \S+|la porra|la calle|su casa)|con viento fresco
        |en las narices
      ))*\b`,
      'g',
    ),
  ],
  [
    'is-mended',
    new RegExp(
      inLines`(?<!\bno (?:l[oa] )?(?:ha|han) )\bapagad?o (?:ya )?(?:todo )?(?:
          los bomberos|(?:el|la|un|mi) (?:guardia|${KIN})
        )\b
        |\bbomberos (?:ya )?(?:l[oa] )?(?:(?:ha|han) )?apagad?o\b
        |\b(?:ha|han|he) (?:ya )?(?:cambiad?o|arreglad?o|revisad?o|reparad?o) (?:
          el|la|los|las|todo|eso
        )(?: (?:goma|bombona|estufa|caldera|escape|fuga|llave))?
        |(?<!\bno )\bl[oa]s? (?:ha|han) (?:ya )?(?:cambiad?o|arreglad?o|reparad?o)\b
        |\b(?:ya )?esta (?:todo )?apagad[oa]\b(?=.*\bbomberos\b)
        |\bno era (?:el )?(?:gas|fuego|humo)(?: (?:que )?(?:era|eran))?\b`,
      'g',
    ),
  ],
  [
    'was-cooking',
    new RegExp(
      inLines`^(?:(?:la|las|el|los|un|una) )?${COOKED}(?: se (?:me )?(?:ha|han|habia) quemad?o
          | quemad[oa]s?
        )?\b
        |\b(?:era|eran|es|son|ha sido|han sido) (?:solo )?(?:(?:
          la|las|el|los|un|una|del?
        ) )*${COOKED}(?: (?:que )?(?:se (?:me )?(?:ha|han|habia)n? quemad?o|quemad[oa]s?))?\b
        |\bse (?:me )?(?:ha|han|habia|habian) quemad?o (?:(?:la|las|el|los|un|una) )?${COOKED}\b`,
      'g',
    ),
  ],
  [
    'is-aired',
    new RegExp(
      inLines`\b(?:y )?(?:he |hemos |ha |han |tengo )?(?:ya )?(?:
        abiert?o|abiertas?|abri|ventilad?o
      )(?: ya)? (?:(?:todas?|todo|l[ao]s?|el|balcon|puertas?|y|bien|ventanas?|casa|cocina) ?)+\b`,
      'g',
    ),
  ],
  [
    'is-clear',
    new RegExp(
      inLines`\b(?:ya )?no (?:huele|arde|quema)n?(?: (?:
          ya|mas|nada|a (?:nada|gas|butano|quemado|humo)
        ))*\b
        |\b(?:ya )?no (?:echa|sale|hay|da|queda|suelta|veo)n?(?: (?:
          ya|mas|ni|nada de|ningun[oa]?
        ))* (?:humo|gas|butano|llamas?|chispas?|fuego|olor|peste)\b(?! por)`,
      'g',
    ),
  ],
  [
    'is-out',
    new RegExp(
      inLines`(?<!\b(?:no|me|se) )(?<!\bno l[oa] )\b(?:y )?(?:ya )?(?:l[oa]s? )?(?:(?:
          he|hemos|ha|han
        ) (?:ya )?${CLOSED}(?! (?:la |el )?(?:luz|tele|television|radio)))(?: (?:(?:
          ya|bien|del todo|yo|la|el|las|con
        ) ?)*(?:${VALVE}|manta|agua|tapa|brasero|sarten|mi ${KIN}|un vecino)?(?: del? (?:la )?(?:
            gas|butano|bombona|paso
          )
        )?)?
        |\b(?:ya )?se (?:ha )?apag(?:ad?o|o)(?: (?:sol[oa]|ya|del todo|todo))*
        |\b(?:ya )?esta (?:ya |todo )*(?:apagad[oa]|cerrad[oa])(?: del todo)?\b
        |^(?:gas |llave |ya )*(?:cerrad|apagad)[oa](?: (?:ya|todo|del todo|gas))*\b
        |\ba(?:l| la) (?:patio|calle|corral|agua)\b`,
      'g',
    ),
  ],
];
