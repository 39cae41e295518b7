import { inLines } from '../../understanding/in-lines.ts';
import type { Intent } from '../../understanding/intents.ts';

const KNOWN = new RegExp(inLines`^(?:
  time|date|day|agenda\.day|agenda\.next|messages|week|game|memories|my|town|family|open|reminder
  |joke|saying|riddle|poem|weather|music|news
)\b`);

/** "No encuentro el reloj, ¿qué hora es?": what she wants of Encina is answered, whatever she says beside it. */
export const wantsKnown = (intent: Intent): boolean => KNOWN.test(intent);
