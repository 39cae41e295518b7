import { inLines } from './in-lines.ts';
import { hasQuestionSigns } from './question.ts';

/*
 * "Me decía: cuéntame un chiste": what somebody else wanted once, she wants of nobody. What she says to whom she talks to
 * ("te decía que me cuentes uno") she wants, and so she may of what one of hers bids her note at an hour.
 */

const SPOKE = inLines`(?:
  decian?|pedian?|mandaban?|gritaban?|preguntaban?|contestaban?|soltaban?|repetian?|cantaban?
  |rogaban?|chillaban?|saltaban?|dijo|dijeron|grito|pidio|contesto|solto|salto|suelta|grita
  |va y dice|va y me dice
)`;
/** A verb of speech of somebody else, whom she may name, and then a sign. */
const QUOTES = new RegExp(
  `^(?<lead>[^.:;!?«"“]{0,60}?)(?<!\\p{L})${SPOKE}(?!\\p{L})[^.:;!?,«"“]{0,30}(?::|[,:]?\\s*[«"“]).*\\p{L}`,
  'u',
);
/** "Mi nieta me dice: abuela, cuéntame un cuento": what they say now, of whom she names. */
const SAYS = /^[^.:;!?«"“]{3,60}(?<!\p{L})(?:me|nos) dicen?\s*(?::|[,:]?\s*[«"“])/u;
const TO_YOU = /(?<!\p{L})(?:te|le|les|yo|como|segun) (?:(?:lo|la) )?$/u;

/** Whether what she seems to want was said by somebody of whom she tells. */
export function quotesSomebody(folded: string): boolean {
  if (hasQuestionSigns(folded)) return false;
  const lead = QUOTES.exec(folded)?.groups?.lead;
  return (lead !== undefined && !TO_YOU.test(lead)) || SAYS.test(folded);
}
