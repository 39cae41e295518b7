import { plain } from '../understanding/words.ts';

const EMERGENCY =
  /\b(?:112|061|024|016|062|urgencias?|emergencias?|ambulancia|bomberos|toxicologia|suicidio|hospital de inmediato)\b/;

/** Whether an answer sends somebody to an emergency: who answers so has heard of one. */
export const speaksOfEmergency = (text: string): boolean => EMERGENCY.test(plain(text));
