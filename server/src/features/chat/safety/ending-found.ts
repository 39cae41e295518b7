import { inLines } from '../understanding/in-lines.ts';
import { EXPERT, SAYS } from './ending-parts.ts';
import type { SignOf } from './ending-sign.ts';

/** What was found: it is nothing, or a small thing. */
const FINDING = [
  inLines`no (?:es|ha sido|era|fue|tengo|tiene|pasa|hay|me pasa) (?:(?:
    peligro|de|ningun[oa]?|que|cosa
  ) )*(?:na|nada(?: grave| malo| roto)?|peligro(?: ningun[oa]?)?|cuidado|preocuparse|problema)`,
  inLines`(?:ya )?(?:estoy|esta|estaba|este) (?:muy |ya |todo )*(?:
    bien|tranquil[oa]|fuera de peligro|controlad[oa]|en su sitio|en orden|normal|regulad[oa]
  )`,
  'no (?:me|se|te) (?:preocupe|apure|asuste)',
  inLines`(?:con \w+ (?:puntos?|grapas?|pomada|vendas?) )?(?:ya )?(?:queda |esta |estoy )?(?:
    apañad[oa]|como nuev[oa]|list[oa]
  )`,
  '(?:me |se )?(?:quede|quedase|vaya|siga) tranquil[oa]',
  inLines`(?:es|era|eran|ha sido|han sido|son) (?:
    solo |solamente |nada mas que )?(?:cosa )?(?:de )?(?:l[oa]s? |un[oa]?s? )?(?:
    gas(?:es)?|nervios|ansiedad|susto|tiron|esguince|golpe|moraton|contractura|catarro|constipado
    |resfriado|rasguño|cortecito|tension baja|poca cosa|nada|bajon|bajada de (?:tension|azucar)
    |mareo tonto|falsa alarma
  )(?: (?:sin importancia|de nada|tonto|y (?:ya esta|nada mas|ya)))?`,
].join('|');

/** Somebody says that it is nothing. */
export const FOUND: readonly SignOf[] = [
  [
    'told-none',
    new RegExp(
      inLines`\b(?:
        ${EXPERT} (?:ya )?(?:me |le |nos )?${SAYS}|(?:me |le |nos )?${SAYS} (?:ya )?${EXPERT}
      ) que (?:${FINDING})(?: (?:y |que )?(?:${FINDING}))*\b`,
      'g',
    ),
  ],
  [
    'found-none',
    new RegExp(
      inLines`\b(?:y )?(?:(?:
          me |le |nos |les )?${SAYS} (?:ell?[oa]s? )?)que (?:${FINDING})(?: (?:y |que )?(?:${FINDING}))*\b
        |\b(?:que )?(?:no era verdad|era (?:todo )?(?:mentira|un (?:timo|engaño)|una estafa))\b
        |\bvisto bueno\b`,
      'g',
    ),
  ],
];
