import { inLines } from './in-lines.ts';
/** Who somebody is to her, as she says it. */
export const RELATIONS = new RegExp(inLines`\b(?:
  niet[oa]|hij[oa]|herman[oa]|sobrin[oa]|nuera|yerno|cuñad[oa]|prim[oa]|vecin[oa]|marido|mujer
  |amig[oa]|ahijad[oa]|cuidadora?|asistenta
)s?\b`);
