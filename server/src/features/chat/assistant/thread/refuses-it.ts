import type { Reply } from '../skill.ts';
import { respond } from '../skills.ts';
import type { Turn } from '../turn.ts';
import { isWantedByName } from './wish-after-no.ts';

const REFUSES =
  /^(?:(?:pues|ay|uy|que|ya|mira|oye|hij[oa]|mujer|perdona|hoy|ahora|yo) )*no (?:(?:me|nos|le|les|lo|la) )*(?:quiero|queria|apetecen?|hace falta|tengo (?:ganas|humor)|abras|cuentes|leas|pongas|digas|llames|ensenes|enseñes|recites|escribas|hables)\b/;
/** "No quiero jugar, léeme los mensajes": another wish follows. "No me digas que llueve" refuses nothing. */
const BUT =
  /\b(?:sino|mejor|prefiero|pero|dime|lee(?:me)?|cuenta(?:me)?|pon(?:me)?|abre(?:me)?|ensename|apunta\w*|olvid\w+|perder\w*|quedar\w*|mas que|(?:digas|cuentes) que|quiero .*\bquiero|te|tu)\b/;
const LONGEST = 8;

/** "No me cuentes chistes", "no quiero ver las fotos": what she refuses is not done. */
export async function refusesIt(turn: Turn): Promise<Reply | undefined> {
  const { said, intent, asks, conversation } = turn;
  if (said.order || asks || said.words.length > LONGEST || !isWantedByName(intent))
    return undefined;
  // Whoever tells of her family goes on telling.
  if (conversation.telling !== undefined && intent.startsWith('family.')) return undefined;
  if (!REFUSES.test(said.plain) || BUT.test(said.plain)) return undefined;
  return respond(turn, 'no');
}
