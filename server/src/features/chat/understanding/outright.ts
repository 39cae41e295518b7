import { takesItOff } from './acts.ts';
import type { Intent } from './intents.ts';
import { hasQuestionSigns } from './question.ts';
import { onlyThanks } from './thanks.ts';
import { takesLeave, tellsATale, tellsOf } from './told.ts';

/** What is meant where the words say it outright, whatever stands beside them. */
export function outrightIn({ text, plain }: { text: string; plain: string }): Intent | undefined {
  if (tellsOf(plain) || tellsATale(plain)) return 'listened';
  if (hasQuestionSigns(text)) return undefined;
  if (takesLeave(plain)) return 'farewell';
  if (takesItOff(plain)) return 'reminder.remove';
  return onlyThanks(text) ? 'thanks' : undefined;
}
