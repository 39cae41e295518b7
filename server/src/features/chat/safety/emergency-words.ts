import { inLines } from '../understanding/in-lines.ts';
import { plain } from '../understanding/words.ts';

const EMERGENCY = new RegExp(inLines`\b(?:
  112|061|024|016|062|urgencias?|emergencias?|ambulancia|bomberos|toxicologia|suicidio
  |hospital de inmediato
)\b`);

/**
 * Whether an answer sends somebody to an emergency: who answers so has heard of one.
 * @param townPhone may hold such a number within it: "924 061 016"
 */
export const speaksOfEmergency = (text: string, townPhone: string | null): boolean =>
  EMERGENCY.test(withoutPhone(plain(text), townPhone));

function withoutPhone(said: string, phone: string | null): string {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits === '' ? said : said.replaceAll(new RegExp([...digits].join('[ :]?'), 'g'), '');
}
