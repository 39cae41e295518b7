import { inLines } from '../../understanding/in-lines.ts';
import type { Reply } from '../skill.ts';
import { respond } from '../skills.ts';
import type { Turn } from '../turn.ts';
import { isWantedByName } from './wish-after-no.ts';

const REFUSES = new RegExp(inLines`^(?:(?:
  pues|ay|uy|que|ya|mira|oye|hij[oa]|mujer|perdona|hoy|ahora|yo
) )*no (?:(?:me|nos|le|les|lo|la) )*(?:
  quiero|queria|apetecen?|hace falta|tengo (?:ganas|humor)|abras|cuentes|leas|pongas|digas|llames
  |ensenes|enseñes|recites|escribas|hables
)\b`);
/** "No quiero jugar, léeme los mensajes": another wish follows. "No me digas que llueve" refuses nothing. */
const BUT = new RegExp(inLines`\b(?:
  sino|mejor|prefiero|pero|dime|lee(?:me)?|cuenta(?:me)?|pon(?:me)?|abre(?:me)?|ensename|apunta\w*
  |olvid\w+|perder\w*|quedar\w*|mas que|(?:digas|cuentes) que|quiero .*\bquiero|te|tu
)\b`);
const LONGEST = 8;
/** A reason, however long, is none of it: "no me llames a nadie, que están todos trabajando". */
const REASON = / (?:que|porque|pues|si|con lo) .*$/;
/** "Juegos no, que no veo las letras", of what we held out or have. */
const THING_REFUSED = new RegExp(inLines`^(?:(?:
  pues|ay|uy|uf|mira|hij[oa]|de|los|las|el|la|un|una|mas|a|con|para|pa
) )*(?:
  jueg(?:o|os|uecitos?)|jugar|chistes?|refranes|adivinanzas?|acertijos?|poesias?|poemas?|fotos?
  |recuerdos|mensajes?|musica|llamar|escribir
)(?: (?:ahora|hoy|de momento))? (?:no|tampoco|ni hablar)(?= (?:
    que (?!los|las|l[oa]|me|te)|porque|gracias|hij[oa]|hoy|ahora|mujer|por dios
  )
  |$
)`);

/** "No me cuentes chistes", "no quiero ver las fotos": what she refuses is not done. */
export async function refusesIt(turn: Turn): Promise<Reply | undefined> {
  const { said, intent, asks, conversation } = turn;
  if (!said.order && !asks && THING_REFUSED.test(said.plain) && !BUT.test(said.plain))
    return respond(turn, 'no');
  const refused = said.plain.replace(REASON, '');
  if (said.order || asks || refused.split(' ').length > LONGEST || !isWantedByName(intent))
    return undefined;
  // Whoever tells of her family goes on telling.
  if (conversation.telling !== undefined && intent.startsWith('family.')) return undefined;
  if (!REFUSES.test(refused) || BUT.test(said.plain)) return undefined;
  return respond(turn, 'no');
}
