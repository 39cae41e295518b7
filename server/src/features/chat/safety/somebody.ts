import { inLines } from '../understanding/in-lines.ts';
import type { Danger } from './answers.ts';

const KIN = inLines`(?:
  marido|mujer|espos[oa]|hij[oa]|padre|mama|papa|herman[oa]|abuel[oa]|niet[oa]|prim[oa]|suegr[oa]
  |yerno|nuera|cuñad[oa]|cuñao|sobrin[oa]|vecin[oa]|amig[oa]|niñ[oa]|bebe|cri[oa]|muchach[oa]
  |compañer[oa]|cuidador[a]?
)s?`;
/** Said to nobody in particular, too: "madre mía", "hombre", "señor". */
const EXCLAIMED = '(?:madre|hombre|señor[a]?|ti[oa]|persona)s?';
const DETERMINER =
  '(?:mi|tu|su|un|una|el|la|al|del|los|las|mis|este|esta|ese|esa|otr[oa]|nuestr[oa]|pobre)';
/** Who is spoken of where somebody else is in danger. */
const SOMEBODY = new RegExp(`\\b(?:${KIN}|${DETERMINER} ${EXCLAIMED})\\b`);

/** "Ay, hija", "hijo mío": whoever is spoken to is not spoken of. */
const SPOKEN_TO = new RegExp(
  inLines`\b(?:ay|uy|oye|mira|no|si|bueno|gracias) (?:hij[oa]|mujer|niñ[oa])\b(?! mi[oa])
    |\b(?:hij[oa]|niñ[oa]) mi[oa]\b`,
  'g',
);
/** "Avisa a mi hija": who is to be told is in no danger. */
const TO_TELL =
  /\b(?:avis\w+|dile|di|dise\w+|deci\w+|llama\w*|cuenta\w*) (?:a|al) (?:(?:mi|la|el|una|un) )?\w+/g;
/** "Mi hijo me dice": what she is told tells nothing of herself. */
const TOLD_HER = /\bme (?:ha |han |esta )?(?:dice|dicho|diciendo|cuenta|contado|llama|llamad?o)\b/g;

/** Whether a message speaks of somebody else, as the one in danger or as the one who brings it. */
export const namesSomebody = (plain: string): boolean =>
  SOMEBODY.test(plain.replace(SPOKEN_TO, '').replace(TO_TELL, ''));

const HERSELF = new RegExp(
  [
    '\\b(?:me|estoy|tengo|siento|noto|yo|conmigo|mestoy|ma',
    'he(?! (?:encontrad?o|visto|llegad?o|venid?o|entrad?o|ido|vuelto|oid?o|llamad?o|avisad?o|intentad?o))',
    'quiero(?! (?:que|ayud\\w+|una ambulancia))',
    'puedo(?! (?:hacer|ayudar\\w*|\\w+[aei]r(?:l[oae])\\b))',
    'voy(?! (?:a (?:llamar|casa)))',
    '(?!duerme|firme|ayudarme|llamarme|decirme|mandarme)\\w+(?:[aei]r|ndo)me)\\b',
  ].join('|'),
);
/** She found, saw or tries to lift somebody, or tells what a body does that is not hers. */
const SEES_SOMEBODY = new RegExp(inLines`\b(?:
    encontr\w+|encuentro|visto|veo|oigo|tengo|le he dado|levantar(?:l[oae])?|despertar(?:l[oae])?
    |mover(?:l[oae])?|ayudar(?:l[oae])?
  ) (?:al|a (?:mi|un|una|la|el|su|mama|papa))\b
  |\bse (?:me|nos|ma) (?:(?:ha|han|esta|estan) )?(?:
    caid?o|desmayad?o|muert\w+|muer\w+|muri\w+|ahog\w+|desplom\w+|mare\w+|atragant\w+
  )\b
  |\bno (?:respira|reacciona|(?:se )?despierta|se mueve)\b
  |\bse (?:ha|esta) (?:caid?o|atragant\w+|desmayad?o|ahogando|muriendo)\b`);

/** Of whoever wants to die, only a verb about somebody says that it is not herself. */
const WANTS_TO_DIE =
  /\b(?:quiere|dic(?:e|ho) que|dijo que|se quiere|se va a|habla de|\w+[aei]rse)\b/;
const I_WANT = new RegExp(inLines`\b(?:
  quiero|quisiera|prefiero|voy|pienso|aguanto|puedo mas|me (?!preocup|asust|da miedo|dan)\w+
  |\w+(?:[aei]r|ndo)me|estoy (?:cansad|hart)[oa]
)\b`);

/** "No, a mi marido": nothing but who it is. */
const NAMES_ALONE = new RegExp(
  inLines`^(?:(?:si|no|pues|que|es|ha sido|a mi no|yo no) )*(?:(?:a|de|por) )?(?:
    ${DETERMINER} )?(?:${KIN}|${EXCLAIMED})(?: \w+)?$`,
);

const PEOPLE_ONLY = new RegExp(
  inLines`^(?:(?:(?:si|no|pues|que|es|sino|mejor|a|de|con|y) )*(?:${DETERMINER} )?(?:
    ${KIN}|${EXCLAIMED}
  )(?: |$))+(?:(?:no|si|mejor)(?: |$))*$`,
);

/** "A mi hermano no, a mi tía": who is meant, and nothing that happened to anybody. */
export const namesPeopleOnly = (plain: string): boolean => PEOPLE_ONLY.test(plain);

export const namesAlone = (plain: string): boolean =>
  NAMES_ALONE.test(plain) && namesSomebody(plain);

/** "Se ha caído mi marido", and neither "mi marido me pega" nor "no quiero vivir sin mi marido". */
export function isOfOther(plain: string, danger: Danger): boolean {
  if (namesAlone(plain)) return true;
  if (!namesSomebody(plain)) return false;
  const told = plain.replace(TOLD_HER, '').replace(SPOKEN_TO, '').replace(TO_TELL, '');
  if (danger === 'self-harm') return WANTS_TO_DIE.test(plain) && !I_WANT.test(told);
  return SEES_SOMEBODY.test(plain) || !HERSELF.test(told);
}
