import { type Assent, assentIn } from '../understanding/assent.ts';
import type { Intent } from '../understanding/intents.ts';
import type { Turn } from './turn.ts';

/** How she is. */
const FEELINGS: ReadonlySet<Intent> = new Set<Intent>([
  'health',
  'mood.sad',
  'mood.lonely',
  'mood.tired',
]);
const LONGEST_BARE = 2;
const REFUSES = /^no (?:quiero|me apetece|me hace falta|tengo ganas)\b/;

/** Without its comma it would say the contrary. */
const FINE_WITHOUT = /^\s*no\s*[,.]\s*(?:gracias|as[ií] )?\s*(?:(?:ya )?est(?:oy|[aá]) bien)/iu;

/** What she says to a question. "No me encuentro bien" refuses nothing. */
export function assentOf({ said, intent, conversation }: Turn): Assent | undefined {
  if (FINE_WITHOUT.test(said.text)) return 'no';
  const assent = assentIn(said);
  const isTap = conversation.choices.includes(said.text);
  const tells =
    FEELINGS.has(intent) && said.words.length > LONGEST_BARE && !REFUSES.test(said.plain);
  return assent === 'no' && tells && !isTap ? undefined : assent;
}
