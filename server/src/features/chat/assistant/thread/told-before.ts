import { inLines } from '../../understanding/in-lines.ts';
import type { Reply } from '../skill.ts';
import type { Turn } from '../turn.ts';

const ASKS =
  new RegExp(inLines`^(?:(?:y|oye|pero|hij[oa]|a ver|esto|eso|ya) )*(?:no )?te l[oa]s? (?:
  he|habia
) (?:contado|dicho)(?: (?:ya|antes|otra vez|alguna vez|verdad|no))*$
  |^(?:(?:y|oye|pero|hij[oa]) )*(?:esto|eso) (?:ya )?te l[oa] (?:he|habia) (?:contado|dicho)(?: (?:ya|no|verdad))*$`);

/** "¿Esto ya te lo he contado?": whoever is ashamed of telling twice is glad to be heard again. */
export const toldBefore = ({ said, conversation }: Turn): Reply | undefined =>
  said.text.includes('?') && ASKS.test(said.plain)
    ? {
        text: 'Puede ser, y me gusta oírlo otra vez. Cuéntame.',
        remember: { topic: 'listened', telling: conversation.telling ?? 'old' },
      }
    : undefined;
