import { inLines } from '../understanding/in-lines.ts';
/** Words by which an answer to a question of ours is told from what is none. */

/** "Pues quítalo", said to "¿lo borro?". */
export const REMOVES_IT =
  new RegExp(inLines`^(?:(?:si|pues|ea|venga|anda|hala|bueno|claro|que|hij[oa]|mujer) )*(?:
      quit|borr|elimin|anul|cancel
    )ar?(?:me)?l[oa]s?(?: (?:
      ya|si|anda|hij[oa]|mujer|tranquil[oa]|sin miedo|por favor|de una vez|del todo
    ))*$
    |^(?:(?:si|claro|venga|ea|pues|vale|hij[oa]) )+(?:(?:es[aeo]|que|porque) )*ya no (?:
      me |nos |l[oa] )?(?:hace falta|necesito|quiero|tomo|voy|tengo que)\b`);

/** "No, que viene mi hija": a reason, and no other hour. */
export const WITH_REASON = new RegExp(inLines`^(?!
  .*\b(?:pon|pasa|mueve|cambia)(?:me)?l[oa] (?:al?|el|para|mejor|pasado|mañana)\b
)(?:(?:que|pues|ay|uy|hij[oa]) )*no (?:(?:que|hij[oa]|mujer|hombre) )*(?:
  porque|es que|que ya|ya (?:no|lo|la|he|fui|voy)|viene|tengo|hace falta|quiero|voy
)\b`);

export const ORDERS = new RegExp(inLines`^(?:(?:oye|anda|mejor|pues|no) )*(?:
  dime|lee(?:me)?|cuenta(?:me)?|abre(?:me)?|pon(?:me)?|quiero|ensename|recita(?:me)?|borra|quita
  |cambia|deshaz|hola|gracias|adios|repite|para
)\b`);

export const QUESTION = new RegExp(inLines`^(?:(?:
    y|oye|esper[ae]|aguarda|un moment(?:o|ito)|antes|primero|dime|perdon[ae]|por cierto
  ) )*(?:
    a que (?:hora|dia)|que(?! (?:a las?|el|la|los|no|si|sea|es|era|para|pa)\b)|cual|cuando|cuanto
    |cuanta|cuantos|cuantas|como|quien|donde|tengo|hay
  )\b
  |^(?:y |pues )*(?:el|la|lo) .*\b(?:cuando|a que hora|que dia) (?:es|era|me toca|toca|cae)$`);

/** "Te he dicho el martes", said to a question of ours, answers it. */
export const INSISTS = new RegExp(inLines`^(?:(?:
  no(?= (?:hij[oa] |mujer |yo |que )*te )|yo|te|que|pero|pues|ay|hij[oa]
) )*(?:he dicho|dije|habia dicho) \S`);

/** "Espera, ésa me hace falta", said to "¿la borro?". */
export const KEEPS_IT = new RegExp(inLines`(?<!\bno )\b(?:
    (?:me|nos|le) (?:hace|hara|va a hacer) falta
    |l[oa]s? (?:necesito|sigo|quiero (?:dejar|tener|conservar))
    |(?:dej|conserv)a(?:me)?l[oa]s? (?:ahi|puest[oa]s?|apuntad[oa]s?|estar)
  )\b
  |\bno (?:me )?l[oa]s? (?:quites|borres|toques)\b`);

/** "Las tres", "todas", "ambas, si es tan amable". */
export const ALL = new RegExp(inLines`^(?:(?:si|pues|venga|ea|apunta|haz) )*(?:
  l[oa]s (?:dos|tres|cuatro)|todas|todo|tod[oa]s ell[oa]s|ambas|ambos
)(?: cosas)?(?: si)?$`);

/** How a question of something is put, and nothing that it names. */
export const HOW_SAID = new RegExp(inLines`^(?:
  ven|vien|dic|dij|dec|empie|empez|cae|acab|apunt|pus|qued|cambi|toc|iba|seria|hombre|gente|tocaba
  |pon|estar|alli|tendr|debo|deber|lleg|present|acud|siend|(?:es)?comi?en[zc]|princip|arranc|esper
  |entr(?:a|o)|salg|citad|recib|atiend|habra|llam
)`);

/** "Ponlo a las cinco", "haga el favor de rectificarlo", after whatever reason she gives. */
export const POINTS_AT_IT = new RegExp(inLines`\b(?:
    pon(?:er|ga)?|cambi(?:ar?|e)|pas(?:ar?|e)|muev[ae]|mover|retras(?:ar?|e)|atras(?:ar?|e)
    |adelant(?:ar?|e)|tra(?:e|er|iga)(?:te|se)?|(?:sub|baj|corr|tir)(?:[ae]|[ae]r)
    |(?:
      rectifi(?:c|qu)|correg|corri[gj]|modifi(?:c|qu)|arregl|enm(?:i?e)nd|actuali[zc]
    )(?:ar?|ir?|e)
  )(?:me)?l[oa]\b
  |\bl[oa] (?:cambias?|pones?|pasas?|mueves?|dejas?)\b`);

/** "Déjalo como estaba", of what would be moved. */
export const LEAVES_IT =
  new RegExp(inLines`\b(?:dej(?:a|e|as|ar)(?:me)?l[oa]s?|que se queden?|se quedan?) (?:todo )?(?:
    (?:tal )?(?:como|donde|cuando) (?:esta|estaba)n?|igual(?: que (?:esta|estaba))?|quiet[oa]s?
    |tranquil[oa]s?
  )(?: (?:anda|hij[oa]|mujer|hombre|mejor|pues|ya))*$`);
