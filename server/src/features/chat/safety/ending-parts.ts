import { inLines } from '../understanding/in-lines.ts';
/** Who and what a sentence about the end of a danger is made of. */

export const HAS = '(?:he|hemos|ha|han)';
export const THEM = '(?:me|nos|le|les|l[oa]s?)';
export const KIN = inLines`(?:
  hij[oa]s?|niet[oa]s?|vecin[oa]s?|marido|mujer|herman[oa]s?|sobrin[oa]s?|nuera|yerno|cuñad[oa]
  |chic[oa]|muchach[oa]s?|amig[oa]|prim[oa]
)`;
export const ARTICLE = '(?:(?:el|la|los|las|mi|mis|un|una|unos|al|del|a|de|con|en) )*';
export const MEDIC = inLines`(?:
  medic[oa]s?|doctor[a]?(?:es)?|enfermer[oa]s?|practicant[ea]|farmaceutic[oa]|farmacia|hospital
  |urgencias|ambulatorio|consultorio|centro de salud|ambulancia|sanitari[oa]s?|112|toxicologia
)`;
export const EXPERT = inLines`${ARTICLE}(?:
  ${MEDIC}|bomberos?|guardia(?: civil)?|guardias|policia|municipal(?:es)?|alguacil|tecnico
  |fontanero|butanero|electricista|cerrajero|(?:butano|gas)|(?:luz|farmacia|ambulancia)
)`;
export const SAYS = '(?:dicen?|(?:ha|han) dicho)';
