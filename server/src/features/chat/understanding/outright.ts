import { takesItOff } from './acts.ts';
import { fold } from './fold.ts';
import type { Intent } from './intents.ts';
import { hasQuestionSigns } from './question.ts';
import { quotesSomebody } from './quoted.ts';
import { asksForSecrecy } from './secrecy.ts';
import { onlyThanks } from './thanks.ts';
import { isWornOut, joinsIn, reports, takesLeave, tellsATale, tellsOf } from './told.ts';

/** "No me vengas con chistes hoy": she wants none, whatever it names. */
const NOT_WITH_THAT =
  /^(?:(?:ay|uy|hoy|pues|anda|oye|mira|hij[oa]) )*no me (?:vengas?|salgas?) (?:(?:ahora|hoy|tu|encima) )*con\b/;

/** What is meant where the words say it outright, whatever stands beside them. */
export function outrightIn({ text, plain }: { text: string; plain: string }): Intent | undefined {
  if (tellsOf(plain) || tellsATale(plain) || joinsIn(plain) || quotesSomebody(fold(text)))
    return 'listened';
  if (asksForSecrecy(plain)) return 'privacy';
  if (hasQuestionSigns(text)) return undefined;
  if (NOT_WITH_THAT.test(plain)) return 'no';
  if (reports(plain)) return 'listened';
  if (isWornOut(plain)) return 'mood.tired';
  if (takesLeave(plain)) return 'farewell';
  if (takesItOff(plain)) return 'reminder.remove';
  return onlyThanks(text) ? 'thanks' : undefined;
}
