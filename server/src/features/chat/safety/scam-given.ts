import { inLines } from '../understanding/in-lines.ts';
import type { Utterance } from '../understanding/utterance.ts';

const THINGS =
  '(?:numeros?|euros?|dinero|cuartos|bizum|transferencia|claves?|codigos?|tarjeta|cuenta|firma)';
const GIVEN = new RegExp(inLines`\b(?:
  se l[oa]s? (?:(?:he|hemos) (?:ya )?(?:
    dad?o|dicho|leid?o|dictad?o|pasad?o|mandad?o|enviad?o|enseñad?o
  )|di|dije|lei|dicte|pase|mande|envie|enseñe)
  |(?:les? )?(?:he|hemos) (?:ya )?(?:
    dad?o|leid?o|dictad?o|pagad?o|mandad?o|enviad?o|ingresad?o|hecho
  )(?: \S+){0,3} ${THINGS}
  |les? (?:di|dije|lei|dicte|pague|mande|envie|hice)(?: \S+){0,3} ${THINGS}
  |(?:ya )?(?:les? )?(?:he|hemos) pagad?o
)\b`);
/** Then it is not sure that anything is gone. */
const NOT_SURE = /\b(?:no|ni|nada|nunca|casi|iba|si)\b/;

/** "Ya se lo he dado a la muchacha", of what a swindler wanted: it is late for "no des nada". */
export const hasGivenIt = ({ plain, asks }: Utterance): boolean =>
  !asks && GIVEN.test(plain) && !NOT_SURE.test(plain);
