import { inLines } from '../understanding/in-lines.ts';
import type { Danger } from './answers.ts';

/** Of these nobody is out by being looked after for a moment: what is said of them goes on as ever. */
const NEVER: ReadonlySet<Danger> = new Set<Danger>(['self-harm', 'abuse', 'scam']);

const WHO = inLines`(?:
  medic[oa]s?|doctor(?:a|es)?|enfermer[oa]s?|ambulancia|sanitari[oa]s?|bomberos?
  |guardias?(?: civil(?:es)?)?|policia|practicante|los del (?:112|gas|butano)
  |los de (?:urgencias|la ambulancia)
)`;
const WHERE =
  '(?:hospital|urgencias|ambulatorio|consultorio|centro de salud|ambulancia|medico|medica)';
const ARTICLE = '(?:el |la |los |las |un |una |unos )?';
const TAKES = '\\b(?:me|nos|l[oa]s?) (?:ya )?(?:llevan?|estan? llevando) (?:ya )?';
const HERE =
  '(?:aqui|conmigo|con (?:nosotr[oa]s|ella|el|mi \\w+)|en (?:mi |la )?casa|dentro|a (?:mi|su) lado)';

/** Whose trade it is to help is with her, or she is with them. */
const ATTENDED: readonly RegExp[] = [
  new RegExp(`\\b(?:esta|estan|tengo) (?:ya )?${HERE} (?:ya )?(?:a )?${ARTICLE}${WHO}\\b`),
  new RegExp(`\\b(?:esta|estan) (?:ya )?${ARTICLE}${WHO} (?:ya )?${HERE}\\b`),
  new RegExp(`\\b${WHO} (?:ya )?(?:esta|estan) (?:ya )?${HERE}\\b`),
  new RegExp(`\\b(?:ha|han) (?:ya )?(?:llegad?o|venid?o) (?:ya )?${ARTICLE}${WHO}\\b`),
  new RegExp(`\\b${WHO} (?:ya )?(?:ha|han) (?:ya )?(?:llegad?o|venid?o)\\b`),
  new RegExp(
    `\\b(?:estoy|estamos|esta|estan) (?:ya )?(?:.{1,25} )?(?:en|con) ${ARTICLE}${WHERE}\\b`,
  ),
  // She is on the way to them.
  new RegExp(`${TAKES}(?:.{1,25} )?(?:al?|en) ${ARTICLE}${WHERE}\\b`),
  new RegExp(`${TAKES}${ARTICLE}${WHO}\\b`),
];
/** With one of these they are not there yet, or not for this. */
const NOT_YET = new RegExp(inLines`\b(?:
  no|ni|nadie|sin|cuando|hasta|si|pero|todavia|aun|ojala|como|falta\w*|llam\w+|esper\w+|camino
  |tard\w+|lunes|martes|miercoles|jueves|viernes|sabado|domingo|todos|mañana|ayer|luego|manos
)\b`);

/** "La vecina, que es enfermera". */
const WHO_IS = new RegExp(`\\b\\w+ que es (?:muy buena )?(?=${WHO}\\b)`, 'g');

/** Whether help has come to her, and so knows better than we what to do. */
export const isAttended = (plain: string, danger: Danger): boolean =>
  !NEVER.has(danger) &&
  !NOT_YET.test(plain.replace(/\ben si\b/g, '')) &&
  ATTENDED.some((it) => it.test(plain.replace(WHO_IS, '')));
