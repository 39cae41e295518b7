import { inLines } from '../understanding/in-lines.ts';
import { OF_BODY } from './ending-body.ts';
import { FOUND } from './ending-found.ts';
import { OUTSIDE } from './ending-outside.ts';
import { MEDIC } from './ending-parts.ts';
import type { SignOf } from './ending-sign.ts';

/** "Ya lo he quitado": something is done about it, whatever that was, and it is nothing that makes it worse. */
const DONE: SignOf = [
  'is-done',
  new RegExp(
    inLines`(?<!\bno )\bya (?:(?:se|l[oa]s?) )?(?:he|hemos|ha|han) (?!
      dad|dich|pagad|firmad|mandad|enviad|hech|entrad|abiert|dejad|llamad|avisad|ca[iy]|desmay
      |tomad|bebid|subid|id?o a|llegad|metid|cogid|llenad|pasad
    )\w+(?:[ai]d?o|to|cho)\b`,
    'g',
  ),
];

/** Read in this order, and what was read is taken out. */
export const SIGNS: readonly SignOf[] = [...FOUND, ...OUTSIDE, ...OF_BODY, DONE];

/** What is over is no sign that it goes on, and what is said with relief says nothing: "ya no me duele", "menos mal". */
export const SAYS_NOTHING = new RegExp(
  inLines`\bmal (?:cerrad|apagad|enroscad|puest|ajustad|colocad|apretad)[oa]s?\b
    |\b(?:ya no|no) (?:me |le )?(?:duele(?: ya)?(?: nada)?|sangra|aprieta|sale(?: mas)? sangre)\b
    |\bse (?:me|le) (?:ha|han) (?:pasad?o|ido|quitad?o) (?:(?:ya|el|la|los|todo) )*(?:
      mareos?|dolor(?:es)?|susto|miedo|fiebre|ahogo
    )\b
    |\bya no tengo (?:dolor|miedo|fiebre|mareos?)\b|\bsi dios quiere\b
    |\b(?:me he quedad?o|me quedo) (?:mas |muy )?tranquil[oa]\b`,
  'g',
);

/** Whatever else she says, with one of these it goes on, or nobody knows. */
export const GOES_ON = new RegExp(inLines`\b(?:
  pero|aunque|sig[oau]\w*|todavia|aun|otra vez|de nuevo|vuelven?|vuelto a|prend\w+|crec\w+
  |aument\w+|extend\w+|bulto|herid\w+|sangre|brecha|queda otr[oa]|igual|peor|cada vez|casi
  |mas o menos|no del todo|un poco|algo|regular
  |no (?:me |lo |la )?(?:
    siento|noto|veo|oigo|puedo|muevo|respiro|encuentro|estoy|esta|va|para|conozco|reconozco|se
    |creo|quiere|reacciona
  )
  |no (?:ha|han|he|hay|viene\w*|llega\w*|me (?:ha|han))|nadie|sin|cuando|hasta|si|ojala|creo
  |parece|dice que|esper\w+|sangr\w+|duel\w+|dol[io]\w*|hinch\w+|habl(?:a|o|ar)|mare\w+|ahog\w+
  |asfixi\w+|quem\w+|ard[ei]\w*|humo|huele|olor|vomit\w+|fiebre|tiembl\w+|temblor\w*|cuesta
  |dormid[oa]|hormigue\w+|debil\w*|rar[oa]|torcid[oa]|miedo|mal|fatal|muri\w+|muert[oa]|muere
  |grave(?<!\b(?:nada|es|sido|era) grave)|ingres\w+|opera\w*|roto(?<!nada roto)|rota|perdid[oa]
  |dentro|dinero|claves?|codigos?|pag(?:ue|ad?o|ar)|firm(?:e|ad?o)|mand(?:e|ad?o)|piden?|quieren?
)\b`);

/** What a swindler got is not got back by hanging up. */
export const GIVEN = new RegExp(inLines`\b(?:
  (?:he|ha|han|habia) (?:ya )?(?:dad?o|enviad?o|hecho)|(?:le|les) di|numeros?
  |(?:me|nos) (?:ha|han) (?:entrad|quitad|robad|sacad|llevad|cobrad|cargad)\w*
  |con (?:mi|la|el) (?:cartilla|tarjeta|cartera|bolso|monedero)
)\b`);

/** Somebody who looks whether a bone is broken. */
export const MEDICAL = new RegExp(
  `\\b(?:${MEDIC}|alta|puntos|cosid?o|escayolad?o|placas?|radiografias?)\\b`,
);
