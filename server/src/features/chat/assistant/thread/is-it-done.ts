import { inLines } from '../../understanding/in-lines.ts';
import type { Reply } from '../skill.ts';
import { whenItComes } from '../skills/agenda.ts';
import type { Turn } from '../turn.ts';
import { idsOf, type Undo } from '../undo-steps.ts';

/** Messages after an act in which "¿lo has apuntado?" is of it. */
const REMEMBERED = 3;
const DONE = '(?:apuntad|anotad|puest|guardad|cambiad|movid|borrad|quitad|marcad|hech)[oa]s?';
const ASKS = new RegExp(
  inLines`^(?:(?:y|pero|oye|ay|a ver|seguro|segura|dime|si|que|entonces|hij[oa]|ya|me) )*(?:
    (?:l[oa]s? )?(?:has|habras) (?:ya )?${DONE}
    |(?:se )?(?:esta|queda|ha quedado|quedo) (?:ya |bien )?${DONE}
  )(?: (?:ya|bien|entonces|verdad|no|seguro|hij[oa]|de verdad|todo))*$`,
);

/** "¿Seguro que lo has apuntado?", right after an act: how it stands is told. */
export async function isItDone(turn: Turn): Promise<Reply | undefined> {
  const { said, conversation, gateway } = turn;
  const { undo: act, sinceAct = 0 } = conversation;
  const isAsked = turn.asks || said.text.includes('?');
  if (!act || sinceAct > REMEMBERED || !isAsked || !ASKS.test(said.plain)) return undefined;
  const ids = idsOf(act);
  const found = (await gateway.reminders()).filter(({ id }) => ids.includes(id));
  if (found.length > 0)
    return {
      text: `Sí. ${found.map((it) => whenItComes(it, turn)).join('\n')}`,
      link: 'reminders',
    };
  const told = toldOf(act);
  return told ? { text: told, link: 'reminders' } : undefined;
}

function toldOf(act: Undo): string | undefined {
  if (act.kind === 'remove') return `Sí, «${act.input.title}» ya no está.`;
  return act.kind === 'complete' ? `Sí, «${act.target.title}» está marcado.` : undefined;
}
