import { inLines } from '../understanding/in-lines.ts';
import { tellsOfFire } from './course-settled.ts';

const FAILS = new RegExp(inLines`\b(?:
  pecho|corazon|respir\w+|resuell\w+|ahog\w+|asfixi\w+|sangr\w+|desmay\w+|infart\w+|ictus
  |falt\w+ (?:\S+ ){0,2}?(?:el )?aire|convulsion\w*|temblor\w*|fiebre|vomit\w+|mare(?:o|os|ad[oa]|ando|e|aba)
  |(?:boca|cara) (?:torcid\w+|de lado)|(?:brazo|pierna|mano) dormid\w+
)\b`);
/** Not heard as fire, and yet it may be one. */
const MAY_BURN =
  /\b(?:huel\w+|olor|tuf[oa]|bombona|caldera|estufa|brasas?|lumbre|cocina|sarten|explot\w+|calor)\b/;

/** Whether it is surely a body that fails. In doubt it is not: whoever is in a fire must be told to go out. */
export const tellsOfBody = (plain: string): boolean =>
  FAILS.test(plain) && !tellsOfFire(plain) && !MAY_BURN.test(plain);
