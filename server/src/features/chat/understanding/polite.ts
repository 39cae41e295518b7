import { inLines } from './in-lines.ts';

/** A wish in the form of a question: "¿podría ser a las diez?", "¿sería posible que pasara al lunes?". */
const POLITE = new RegExp(
  inLines`\b(?:
    podr[ií]a(?:s|mos|n)?|podemos|puede[sn]?|puedo|podrian?|pudiera(?:s|mos)?|se puede
    |(?:seria|es|fuera) posible|(?:habria|hay|habra) (?:manera|modo|forma|posibilidad)|cabria
    |(?:te|le) (?:importa(?:ria)?|molesta(?:ria)?|costaria)|que tal si|y si
  )\b`,
  'u',
);

/** @param plain what was said, without accents and signs */
export const asksPolitely = (plain: string): boolean => POLITE.test(plain);

/** "Podría ser": how it is to be, where an hour or a day follows. */
export const COULD_BE =
  /\b(?:podria|podrian|puede|pueden|pudiera|podra|puedo)(?: \p{L}+)? (?:ser|ponerse|quedar|quedarse)\b/u;
