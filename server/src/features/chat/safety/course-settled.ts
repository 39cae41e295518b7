import type { Danger } from './answers.ts';

/** Of these nobody is out by being at home or seen by a doctor: what is said of them goes on as ever. */
const NEVER: ReadonlySet<Danger> = new Set<Danger>(['self-harm', 'abuse']);

/** What is over is no sign that it goes on: "ya no me duele", "se me ha ido el mareo". */
const GONE =
  /\b(?:ya no|no) (?:me |le )?(?:duele(?: ya)?(?: nada)?|sangra|huele(?: a (?:gas|nada))?|aprieta|sale(?: mas)? sangre)\b|\bse (?:me|le) (?:ha|han) (?:pasad?o|ido|quitad?o) (?:(?:ya|el|la|los|todo) )*(?:mareos?|dolor(?:es)?|susto|miedo|fiebre|ahogo)\b|\bya no tengo (?:dolor|miedo|fiebre|mareos?)\b/g;
/** Whatever else she says, with one of these it goes on, or nobody knows. */
const GOES_ON =
  /\b(?:pero|aunque|sig[oau]\w*|todavia|aun|otra vez|de nuevo|vuelve|igual|peor|cada vez|casi|mas o menos|no del todo|un poco|algo|regular|no (?:me |lo |la )?(?:siento|noto|veo|oigo|puedo|muevo|respiro|encuentro|estoy|esta|va|para|conozco|reconozco|se|creo|quiere|reacciona)|no (?:ha|han|he|hay|viene\w*|llega\w*|me (?:ha|han))|nadie|sin|cuando|hasta|si|ojala|creo|parece|dice que|esper\w+|sangr\w+|duel\w+|dol[io]\w*|hinch\w+|habl(?:a|o|ar)|mare\w+|ahog\w+|asfixi\w+|quem\w+|arde\w*|humo|huele|olor|vomit\w+|fiebre|tiembl\w+|temblor\w*|cuesta|dormid[oa]|hormigue\w+|debil\w*|rar[oa]|torcid[oa]|miedo|mal|fatal|muri\w+|muert[oa]|muere|grave(?<!\b(?:nada|es|sido|era) grave)|ingres\w+|opera\w*|roto(?<!nada roto)|rota|perdid[oa])\b/;

/** Somebody whose trade it is has seen to it. */
const EXPERT =
  '(?:(?:el|la|los|las|mi|un|una|del|al) )?(?:medic[oa]s?|doctor[a]?(?:es)?|enfermer[oa]s?|practicante|farmaceutic[oa]|farmacia|hospital|urgencias|ambulatorio|consultorio|centro de salud|ambulancia|sanitari[oa]s?|bomberos?|guardia(?: civil)?|guardias|policia|municipal(?:es)?|alguacil|112|toxicologia|tecnico|fontanero|butanero|electricista|cerrajero|del (?:butano|gas)|de la (?:luz|farmacia|ambulancia))';
const SAYS = '(?:me |le |nos )?(?:dicen?|(?:ha|han) dicho)';
/** What somebody whose trade it is says of it, and that is the end of it. */
const FOUND_NONE = new RegExp(
  `\\b(?:${EXPERT} (?:ya )?${SAYS}|${SAYS} ${EXPERT}) que (?:no (?:es|ha sido|tengo|tiene|pasa) nada|(?:ya )?est(?:oy|a) (?:bien|fuera de peligro)|(?:era|eran|ha sido|han sido) (?:solo )?(?:cosa de )?(?:los |unos )?(?:gases|nervios|ansiedad|un susto|un tiron))\\b|\\b(?:me|le|nos) (?:dice|ha dicho|han dicho) (?:ya )?(?:en )?${EXPERT} que (?:no (?:es|ha sido|tengo|tiene|pasa) nada|est(?:oy|a) bien)\\b`,
  'g',
);
const SEEN_TO: readonly RegExp[] = [
  new RegExp(`\\b(?:he|hemos|ha) (?:ya )?(?:vuelto|venid?o|salid?o) (?:de )?(?:del )?${EXPERT}\\b`),
  /\b(?:me|le|l[oa]) (?:ha|han) (?:ya )?(?:hecho|sacad?o|mirad?o) (?:una|unas|la|las) (?:placas?|radiografias?|pruebas?)\b/,
  new RegExp(`\\b(?:ha|han|he|hemos) (?:ya )?(?:hablad?o|estad?o|id?o) (?:con|en|a) ?${EXPERT}\\b`),
  new RegExp(`\\b(?:ha|han) (?:ya )?(?:venid?o|llegad?o|estad?o) (?:ya )?(?:aqui )?${EXPERT}\\b`),
  new RegExp(
    `\\bya (?:vino|vinieron|llego|llegaron|esta|estan) (?:ya )?(?:aqui )?${EXPERT}\\b(?! (?:ya )?(?:avisad|llamad|de camino|en camino|viniendo))`,
  ),
  /\b(?:me|le|l[oa]) (?:esta|estan) (?:ya )?(?:curando|atendiendo|cosiendo|vendando|reconociendo)\b/,
  new RegExp(
    `\\b(?:ha|han) (?:ya )?(?:llevad?o|traid?o|acompañad?o) (?:al?|de|del) ?${EXPERT}\\b|\\b(?:vengo|vuelvo|venimos) del? ${EXPERT}\\b`,
  ),
  new RegExp(
    `\\b(?:ha|han) (?:ya )?(?:visto|mirad?o|reconocid?o|atendid?o) (?:ya )?(?:en )?${EXPERT}\\b|\\b${EXPERT} (?:ya )?(?:me|le|l[oa]|nos) (?:ha|han) (?:visto|mirad?o|reconocid?o|atendid?o|dicho que (?:estoy bien|no (?:es|tengo) nada))\\b`,
  ),
  /\b(?:ha|han) (?:ya )?(?:montad?o|subid?o|metid?o|llevad?o) (?:ya )?en (?:el|la|una) (?:ambulancia|helicoptero)\b/,
  /\b(?:me|le|l[oa]) (?:ha|han) (?:ya )?(?:cosid?o|curad?o|atendid?o|vendad?o|escayolad?o|dad?o (?:el alta|puntos|unos puntos)|puesto (?:puntos|unos puntos|una venda))\b/,
  /\b(?:ha|han) (?:ya )?(?:cambiad?o|arreglad?o|revisad?o|reparad?o|apagad?o) (?:el|la|los|las|todo|eso)\b|\bvisto bueno\b/,
  /(?<!\bno )\bl[oa]s? (?:ha|han) (?:ya )?(?:cambiad?o|arreglad?o|reparad?o|apagad?o)\b|(?<!\bno )\blo (?:he|hemos) (?:ya )?apagad?o\b/,
  /\bya esta (?:todo )?apagad[oa]\b.*\bbomberos\b|\bbomberos\b.*\bya esta (?:todo )?apagad[oa]\b/,
];
/** Whoever looks whether a bone is broken. */
const MEDICAL =
  /\b(?:medic[oa]s?|doctor[a]?(?:es)?|enfermer[oa]s?|practicante|hospital|urgencias|ambulatorio|consultorio|centro de salud|ambulancia|sanitari[oa]s?|alta|puntos|cosid?o|escayolad?o|placas?|radiografias?)\b/;
/** Somebody is with her: after a fall that is what was wanted. */
const BESIDE_HER =
  /\b(?:ha|han) (?:ya )?(?:venid?o|llegad?o|levantad?o|ayudad?o(?: a levantarme)?|recogid?o) (?:ya )?(?:(?:mi|mis|el|la|los|las|un|una|unos) )?(?:hij[oa]s?|niet[oa]s?|vecin[oa]s?|marido|mujer|herman[oa]s?|sobrin[oa]s?|nuera|yerno|cuñad[oa]|chic[oa]|muchach[oa]s?)\b/;
const WELL =
  /\b(?:(?:estoy|me encuentro|me siento|esta|se encuentra|estamos) (?:ya |aqui |en (?:mi )?casa |y |muy |mu |mas |tan )*(?:bien|tranquil[oa]s?|perfectamente|fenomenal|como nuev[oa])|(?:ando|camino|respiro|hablo|me muevo) (?:ya |muy |tan )*(?:bien|perfectamente|fenomenal|como siempre|como nuev[oa])|no (?:tengo|tiene) (?:na|nada)(?: roto| malo| grave)?|nada roto|no (?:ha sido|es|era|fue) (?:na|nada)(?: grave| malo)?|todo (?:ha (?:ido|salido) |esta |va )?(?:bien|en orden|arreglado|solucionado)|(?:el|de) alta|ya (?:se )?paso|ya ha pasado todo|visto bueno|no (?:hay|pasa) (?:peligro|nada)|no me he (?:rot|hech)o nada|fuera de peligro|ya no huele|no huele (?:ya )?a (?:nada|gas|butano)|apagad?o (?:ya )?(?:todo )?los bomberos|bomberos (?:ya )?l[oa] (?:ha|han) apagad?o)\b/;
/** Whoever knows medicines has told her what to do with what she took. */
const TOLD_WHAT_TO_DO =
  /\b(?:ha|han) (?:dicho|explicado) (?:ya )?(?:lo )?(?:que|como) (?:hay|tengo|debo)\b/;
/** Who did it is no longer there, and will not be back tonight. */
const TAKEN_AWAY =
  /\b(?:guardias?(?: civil(?:es)?)?|policia|municipales)\b.*\bse l[oa]s? (?:ha|han) (?:ya )?llevad?o\b|\bl[oa]s? (?:ha|han) (?:ya )?(?:detenid?o|llevad?o (?:preso|detenido))\b/;
/** A swindler who got nothing, and of whom the bank or somebody of hers knows. */
const GAVE_NOTHING =
  /\b(?:(?:le|les|lo) he colgad?o|he colgad?o|colgue|no (?:le|les) (?:he dad?o|he dicho|di|dije) nada|sin (?:darle|decirle|darles|decirles) nada|no (?:me|nos) (?:ha|han) (?:quitad?o|sacad?o|robad?o) nada)\b/;
const IS_KNOWN =
  /\b(?:(?:mi (?:hij[oa]|niet[oa]|herman[oa]|nuera|yerno|sobrin[oa])|la guardia(?: civil)?|la policia) (?:ya )?(?:ha|han) (?:ya )?(?:hablad?o|llamad?o|id?o|avisad?o|ocupad?o|denunciad?o|puesto)|(?:he|hemos) (?:ya )?(?:hablad?o con (?:el|mi)|id?o al?(?: mi)?|estad?o en (?:el|mi)) banco|(?:la tarjeta|la cuenta|me la han) (?:esta )?(?:ya )?(?:bloquead|anulad|cancelad)\w+)\b/;
const PAID =
  /(?<!\bno (?:le|les) )\b(?:he|ha|han) (?:dad?o|dicho|pagad?o|mandad?o|enviad?o|hecho|firmad?o)\b|\b(?:pague|firme|mande|dinero|claves?|codigos?|numeros?)\b/;
const isSwindleOver = (said: string): boolean =>
  GAVE_NOTHING.test(said) &&
  IS_KNOWN.test(said) &&
  !PAID.test(said) &&
  !GOES_ON.test(said.replace(new RegExp(GAVE_NOTHING, 'g'), ' '));

/** Whom she did not let in, and who is gone: nothing but that. */
const SENT_AWAY =
  /^(?:(?:y|ya|pues|no|bueno|al final|que|nada|ay) )*no (?:l[eo]s? )?(?:he abierto|abri)(?: (?:la|mi) puerta)? (?:y |que )?(?:ya )?se (?:ha|han) (?:ya )?(?:ido|marchad?o|largad?o)(?: ya)?$/;
const isSentAway = (plain: string): boolean => SENT_AWAY.test(plain);

/** Whoever did not know where she was is at home, or was brought there. */
const AT_HOME =
  /\b(?:ya (?:estoy|estamos|he llegado|he vuelto|llegue)|estoy ya|(?:he|hemos) (?:ya )?(?:llegad?o|vuelto)) (?:ya )?(?:en|a) (?:mi |la )?casa\b|\bme (?:ha|han) (?:ya )?(?:traid?o|acompañad?o|llevad?o) (?:.{1,30} )?(?:a|hasta) (?:mi |la )?casa\b|\bya (?:se|sabemos) (?:bien )?(?:donde|por donde) (?:estoy|estamos)\b|\bya veo (?:mi|la) (?:casa|puerta|portal)\b/;
const FOUND = /\bya (?:ha aparecid?o|ha vuelto|esta en casa|l[oa] (?:he|hemos|han) encontrad?o)\b/;

const LONGEST = 30;

/** Whoever fell and was seen by a doctor need not be sent to one. */
export const isSeenByMedic = (plain: string): boolean =>
  MEDICAL.test(plain) && (plain.search(FOUND_NONE) >= 0 || SEEN_TO.some((it) => it.test(plain)));

/** Whether she is out of a danger: seen to and well, or at home again, and not a word of anything that goes on. */
export function isSettled(plain: string, danger: Danger): boolean {
  const said = plain.replace(/^(?:(?:si(?= ya )|ay|uy|pues|que|bueno|hij[oa]) )+/, '');
  const rest = said
    .replace(GONE, ' ')
    .replace(FOUND_NONE, ' ')
    .replace(/\bno (?:me )?ha sido (?:na|nada)\b/g, ' no es nada ');
  if (danger === 'scam') return isSentAway(said) || isSwindleOver(said);
  if (danger !== 'self-harm' && TAKEN_AWAY.test(said) && !GOES_ON.test(rest)) return true;
  if (NEVER.has(danger) || said.split(' ').length > LONGEST) return false;
  if (GOES_ON.test(rest)) return false;
  if (danger === 'lost') return AT_HOME.test(said) || FOUND.test(said);
  const isAdvised = (danger === 'dose' || danger === 'poison') && TOLD_WHAT_TO_DO.test(said);
  if (!isAdvised && !WELL.test(said) && !WELL.test(rest)) return false;
  const isSeenTo = said.search(FOUND_NONE) >= 0 || SEEN_TO.some((it) => it.test(said));
  return isSeenTo || (danger === 'fall' && BESIDE_HER.test(said));
}
