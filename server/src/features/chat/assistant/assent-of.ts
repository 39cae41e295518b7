import { type Assent, assentIn } from '../understanding/assent.ts';
import { without } from '../understanding/fold.ts';
import { inLines } from '../understanding/in-lines.ts';
import type { Intent } from '../understanding/intents.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { contentWords, likest } from './matching.ts';
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
export function assentOf(turn: Turn): Assent | undefined {
  const { said, intent, conversation } = turn;
  if (FINE_WITHOUT.test(said.text)) return 'no';
  const assent = assentIn(said);
  const isTap = conversation.choices.includes(said.text);
  const tells =
    FEELINGS.has(intent) && said.words.length > LONGEST_BARE && !REFUSES.test(said.plain);
  if (assent === undefined && isYesByName(turn)) return 'yes';
  if (assent === undefined && isNoByName(turn)) return 'no';
  return assent === 'no' && tells && !isTap ? undefined : assent;
}

const PUTS_IT = /^(?:pon|apunta|anota|guarda|pasa|cambia|venga)(?:me)?(?:l[oa]s?)?$/;
const TO_WHOM = /^(?:señora?|hij[oa])$/;
const NO_OF_IT = new RegExp(
  inLines`^(?:(?:que|pues|y|ay|uy|no) )*(?<it>
    \p{L}{3,}.*?|(?:el|la|lo|los|las|al?)\b.*?
  ) no(?: (?:hij[oa]|mujer|hombre|ya|gracias|ponl[oa]|(?:por)?que|es que|pues)\b.*)?$`,
  'u',
);
const YES_OF_IT = new RegExp(inLines`^(?:(?:que|pues|y|eso|venga) )*(?:
  el|la|lo|los|las|\S+[aei]r
)\b.* s[ií](?: (?:\S+l[oa]s?|señora?|hij[oa]))?$`);

/** "El café no, que están de luto", of what is held out. */
function isNoByName({ said, when, conversation: { pending } }: Turn): boolean {
  const { it } = NO_OF_IT.exec(said.plain)?.groups ?? {};
  if (pending?.kind !== 'add' || !it || when.date || when.time) return false;
  const names = contentWords(utteranceOf(it));
  const { title = '' } = pending;
  return names.length > 0 && names.every((word) => likest([word], [{ title }]).length > 0);
}

/** "La novena sí, ponla", "la misa sí, a las once", of what was read out. */
export function isYesByName({ said: whole, when, conversation: { pending } }: Turn): boolean {
  const said = utteranceOf(without(whole.text, when.spans));
  if (pending?.kind !== 'add' && pending?.kind !== 'move') return false;
  const title = pending.kind === 'add' ? pending.title : pending.target.title;
  if (!title || !YES_OF_IT.test(said.plain) || /\bno\b/.test(said.plain)) return false;
  const names = contentWords(said).filter((word) => !PUTS_IT.test(word) && !TO_WHOM.test(word));
  return names.length > 0 && names.every((word) => likest([word], [{ title }]).length > 0);
}
