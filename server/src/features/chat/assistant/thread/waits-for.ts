import { inLines } from '../../understanding/in-lines.ts';
import { RELATIONS } from '../../understanding/relations.ts';
import { peopleMeant } from '../people-meant.ts';
import type { Reply } from '../skill.ts';
import { COMFORTS } from '../skills/listening.ts';
import type { Turn } from '../turn.ts';

const WHEN = new RegExp(inLines`^(?:(?:y|oye|pues|pero|ay|hij[oa]) )*(?:
  cuando (?:viene|vendra|va a venir|llega|vuelve)|(?:ha venido|ha llegado|no viene|viene) ya
  |ha (?:venido|llegado)
) mi (?<who>\S+)(?: (?:ya|hoy|a (?:por mi|buscarme|recogerme|verme|casa|comer)))*$`);
const PARENTS = /^(?:madre|padre|mama|papa|abuel[oa]|marido|mujer|espos[oa])$/;

/** Who says so of a neighbour tells it; of a mother, in a village, nobody knows. */
const TELLS =
  /^(?:\S+ )?ha (?:venido|llegado) mi (?:vecin|amig|hij|niet|sobrin|prim|cuñad|yern|nuer|herman)/;

/**
 * "¿Cuándo viene mi madre?", of somebody whom nobody has noted: she may have been dead for years, and that is not for us to
 * say.
 */
export async function waitsFor(turn: Turn): Promise<Reply | undefined> {
  const who = WHEN.exec(turn.said.plain)?.groups?.who;
  if (!who || !(PARENTS.test(who) || RELATIONS.test(who))) return undefined;
  if (!turn.asks && TELLS.test(turn.said.plain)) return undefined;
  const people = await peopleMeant(turn);
  if (people && people.length > 0) return undefined;
  return {
    text: `Eso no te lo puedo decir yo. Si echas de menos a tu ${who}, cuéntame. ¿Qué te gustaría contarle?`,
    choices: COMFORTS,
    remember: { topic: 'listened', sorrow: 'missing', telling: 'missing' },
  };
}
