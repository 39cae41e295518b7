import { takesItOff } from './acts.ts';
import { fold } from './fold.ts';
import { inLines } from './in-lines.ts';
import type { Intent } from './intents.ts';
import { hasQuestionSigns } from './question.ts';
import { quotesSomebody } from './quoted.ts';
import { onlyThanks } from './thanks.ts';
import { isWornOut, joinsIn, reports, takesLeave, tellsATale, tellsOf } from './told.ts';

/** "No me vengas con chistes hoy": she wants none, whatever it names. */
const NOT_WITH_THAT =
  /^(?:(?:ay|uy|hoy|pues|anda|oye|mira|hij[oa]) )*no me (?:vengas?|salgas?) (?:(?:ahora|hoy|tu|encima) )*con\b/;

/** "Y la peluquería, que no se me pase." */
const NOT_TO_FORGET = /\S que no se me (?:olvide|pase)$/;

const NUMBER_OF_TOWN_HALL = /\b(?:telefono|numero) del ayuntamiento\b/;
const BORED = /^(?:(?:ay|uy|hoy|pues|yo|que) )*me aburro\b/;

/** "¿Tú rezas algo?", "¿y a ti qué te dan de comer?": what a program is not, it says. */
const OF_ITSELF = new RegExp(inLines`^(?:(?:y|oye|oiga|pero|anda|hij[oa]) )*(?:
  a ti (?:que|quien|te) (?:te )?(?:dan?|echan?|ponen?|duelen?|cuidan?)\b
  |(?:y )?(?:tu|usted) (?:no )?(?:
    rezas?|comes?|duermes?|sueñas?|sientes?|cenas?|vas? a misa|crees? en dios
    |(?:tienes?|has tenido|ha tenido) (?:
      hij[oa]s?|madre|padre|marido|mujer|novi[oa]|familia|frio|calor|sueño|hambre|miedo|alma|abuelos?
    )
  )\b
)`);

/** What is meant where the words say it outright, whatever stands beside them. */
export function outrightIn({ text, plain }: { text: string; plain: string }): Intent | undefined {
  if (NUMBER_OF_TOWN_HALL.test(plain)) return 'town.hall';
  if (tellsOf(plain) || tellsATale(plain) || joinsIn(plain) || quotesSomebody(fold(text)))
    return 'listened';
  if (OF_ITSELF.test(plain) && hasQuestionSigns(text)) return 'who.are.you';
  if (hasQuestionSigns(text)) return undefined;
  if (NOT_WITH_THAT.test(plain)) return 'no';
  if (BORED.test(plain)) return 'mood.bored';
  if (reports(plain)) return 'listened';
  if (isWornOut(plain)) return 'mood.tired';
  if (takesLeave(plain)) return 'farewell';
  if (takesItOff(plain)) return 'reminder.remove';
  if (NOT_TO_FORGET.test(plain)) return 'reminder.add';
  return onlyThanks(text) ? 'thanks' : undefined;
}
