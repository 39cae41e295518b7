import { inLines } from './in-lines.ts';

/** What is said before what is meant. */
export const OPENING = inLines`^(?:(?:
  y|pues|oye|anda|ay|ah|uy|ups|huy|disculpe?|bueno|no|que|vale|mira|perdona|espera(?:te)?|entonces
  |hij[oa]|a ver|digo|mejor|al final
) )*`;
