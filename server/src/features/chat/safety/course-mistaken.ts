import { inLines } from '../understanding/in-lines.ts';

/** It was no danger at all: a neighbour over the wall, a cat, a film. */

const INTRUDES = new RegExp(inLines`\b(?:
  salt\w+|met\w+|entra\w*|entr[oa]|colad?o|colar\w*|forz\w+|fuerza|romp\w+|roto|tapia|puerta
  |ventana|corral|patio|tejado|escalera|ruidos?|pasos|golpes|aporre\w+|rond\w+|merode\w+
)\b`);
const STRANGER = new RegExp(inLines`\b(?:
  hombres?|tios?|tipos?|alguien|desconocid[oa]s?|ladron(?:es)?|gente|unos?|oigo|ruidos?|pasos
  |no lo conozco|no se quien
)\b`);
/** Whoever is attacked is attacked, whoever it was. */
const ATTACKS = new RegExp(inLines`\b(?:
  peg\w*|golpe(?:a|o|ado|ando|ar)\w*|amenaz\w+|cuchill\w+|navaj\w+|pistol\w+|escopet\w+|sangr\w+
  |grit\w+|chill\w+|borrach\w+|drog\w+|insult\w+|(?<!me he )encerr\w+|rob\w+|quit\w+|dinero
  |me (?:ha |han )?toc\w+|marido|novi[oa]|pareja|ex
)\b`);

export const tellsOfAttack = (plain: string): boolean => ATTACKS.test(plain);

/** Somebody whom she does not know is about the house: that may turn out to be a mistake. */
export const tellsOfIntruder = (plain: string): boolean =>
  INTRUDES.test(plain) && STRANGER.test(plain) && !ATTACKS.test(plain);

/** With one of these she does not say that it is over. */
const GOES_ON = new RegExp(inLines`\b(?:
  pero|aunque|sig[oau]\w*|todavia|aun|otra vez|de nuevo|vuelve|igual|peor|miedo|(?<!menos )mal
  |fatal|dentro|no se (?:va|quiere)|no me|no puedo|quier[eo]|duel\w+|si no|creo|parece|a lo mejor
  |puede|seria|sera|ojala|socorro|ayuda\w*|ahog\w+|mare\w+|quem\w+|hum[oa]|ech\w+|fuego|ard\w+
  |chisp\w+|gas|caid?o|tomad?o|y (?:un|dos|otr[oa]s?) (?:hombres?|tios?|chicos?|desconocid[oa]s?)
)\b`);
const OPENING = String.raw`(?:^|\b(?:ya esta|todo|bien|nadie|nada|susto|tranquil[oa]|pues|que|si|ay|uy|vale|final|alarma) )(?:solo )?`;
const WAS = '(?:era|eran|ha sido|han sido|fue|resulta que (?:era|es))';
const ARTICLE = '(?:(?:solo|el|la|los|las|un|una|unos|unas|mi|mis|otro|del) )*';
const KNOWN = new RegExp(
  inLines`${OPENING}${WAS} ${ARTICLE}(?:
    hij[oa]s?|niet[oa]s?|sobrin[oa]s?|herman[oa]|prim[oa]s?|cuñad[oa]|yerno|nuera|vecin[oa]s?
    |amig[oa]|niñ[oa]s?|chiquill[oa]s?|zagal(?:es)?|muchach[oa]s?|carter[oa]|repartidor|panadero
    |pastor|alguacil|fontanero|butanero|albañil(?:es)?
  )\b`,
);
/** A beast or a thing needs no word of how she is. */
const NOBODY = new RegExp(
  inLines`${OPENING}${WAS} ${ARTICLE}(?:
    gat[oa]s?|perr[oa]s?|pajaros?|palomas?|gallinas?|cabras?|burro|aire|viento|tormenta|lluvia
    |persiana|rama|tele|television|radio|lavadora|nevera
  )\b`,
);
const CALM = new RegExp(inLines`\b(?:
  ya (?:esta|paso|se ha ido)|todo (?:esta )?bien|esta (?:ya )?todo (?:bien|tranquilo)|bien
  |tranquil[oa]|falsa alarma|no (?:era|es|ha sido|ha pasado|pasa) nada|que susto|vaya susto
  |menos mal|ven(?:ia|ian) (?:a |por |con )?\S+
  |(?:ha|han|habia|habian) (?:venid?o|vuelto|entrad?o|llegad?o|subid?o)
)\b`);

/** Whom she took for a thief is of hers, or a cat. */
export const isMistaken = (plain: string): boolean =>
  !GOES_ON.test(plain) &&
  !ATTACKS.test(plain) &&
  (NOBODY.test(plain) || (KNOWN.test(plain) && CALM.test(plain)));

/** What she told was on television, in a book or in a dream. */
const MADE_UP = '(?:pelicula|peli|novela|serie|sueño|pesadilla|cuento)';
const SCREEN = `(?:tele|television|radio|noticias|telediario|libro|obra|teatro|${MADE_UP})`;
const UNREAL = new RegExp(
  inLines`^(?:(?:no|na|nada|que|si|uy|ay|ah|hij[oa]|mujer|perdona|tranquil[oa]|eso|todo) )*(?:
    (?:era|es|eran|son|ha sido|fue|sale|salia|pasa|pasaba) (?:solo )?(?:
      en (?:la|las|una|un|el|los) ${SCREEN}|(?:de )?(?:la|las|una|un|el|del|los) ${MADE_UP}
    )
    |lo (?:he visto|vi|estoy viendo|echan|ponen|echaban|ponian|daban|dan) (?:solo )?(?:en|por) (?:
      la|las|una|un|el|los
    ) ${SCREEN}
    |hablo de (?:la|las|una|un|el|los) ${MADE_UP}|(?:lo )?he soñado|lo soñe
  )\b`,
);
/** "Que era broma, hombre", and not "no era ninguna broma". */
const JOKED = new RegExp(inLines`(?<!\b(?:no|si) )\b(?:
  (?:era|ha sido|fue|lo (?:digo|decia|dije|he dicho) (?:de|en|por)) (?:una |de )?(?:
    broma|guasa|cachondeo
  )
  |(?:estaba|estoy) (?:de broma|de guasa|bromeando)|(?:te |le )?estaba tomando(?:te|le)? el pelo
)\b`);
const LONGEST = 14;

export const isUnreal = (plain: string): boolean =>
  plain.split(' ').length <= LONGEST &&
  (UNREAL.test(plain) || JOKED.test(plain)) &&
  !GOES_ON.test(plain);
