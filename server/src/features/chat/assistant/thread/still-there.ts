import { inLines } from '../../understanding/in-lines.ts';
import { contentWords, likest } from '../matching.ts';
import type { Reply } from '../skill.ts';
import { whenItComes } from '../skills/agenda.ts';
import type { Turn } from '../turn.ts';
import type { Undo } from '../undo-steps.ts';

/** Messages after an act in which "¿sigue ahí?" is of it. */
const FRESH = 2;
const LEAD = '^(?:(?:y|oye|pues|pero|entonces|a ver|hij[oa]|mira|seguro que|bueno) )*';
const HOW = '(?:ahi|ya|todavia|aun|bien|puest|apuntad|anotad|quitad|borrad|guardad|cambiad)[oa]?s?';
const NAMED = '(?: (?:el|la|los|las|lo)(?: del?(?: la| el)?)? \\S+(?: \\S+){0,3})?';
/** "¿Sigue ahí?", "¿ya no está?", "¿está apuntado?" */
const STANDS = new RegExp(
  `${LEAD}(?:(?:ya|todavia|aun) )?(?:no )?(?:sigue|esta|queda)[ns]?(?: ${HOW})*${NAMED}(?: ${HOW})*(?: no)?$`,
  'u',
);
/** "¿La has quitado?", "¿lo has apuntado bien?" */
const DID = new RegExp(
  inLines`${LEAD}(?:ya )?(?:me )?(?:l[oa] )?has (?:
    quitado|borrado|apuntado|anotado|puesto|guardado|cambiado|movido
  )(?: (?:ya|bien))*${NAMED}(?: (?:ya|bien))*$`,
  'u',
);

/** Right after something was written she asks whether it stands: so it does, or it does not. */
export async function stillThere(turn: Turn): Promise<Reply | undefined> {
  const { said, conversation, gateway } = turn;
  const { undo: act, sinceAct = 0 } = conversation;
  if (!act || sinceAct > FRESH || act.kind === 'several' || act.kind === 'complete')
    return undefined;
  const asks = said.text.includes('?') || /\bsigue/.test(said.plain) || DID.test(said.plain);
  if (!asks || !(STANDS.test(said.plain) || DID.test(said.plain))) return undefined;
  const { id, title } = ofAct(act);
  const names = contentWords(said).filter((word) => !SAID_OF_IT.test(word));
  if (names.some((word) => likest([word], [{ title }]).length === 0)) return undefined;
  const it = (await gateway.reminders()).find((one) => one.id === id);
  return { text: it ? `Sí, ahí está. ${whenItComes(it, turn)}` : `«${title}» ya no está.` };
}

const SAID_OF_IT =
  /^(?:sigue|siguen|ahi|aun|bien|seguro|anotad[oa]|quitad[oa]|borrad[oa]|guardad[oa]|movido|queda)$/;

function ofAct(act: Exclude<Undo, { kind: 'several' | 'complete' }>) {
  if (act.kind === 'add') return { id: act.id, title: act.title };
  return act.kind === 'remove' ? { id: act.id, title: act.input.title } : act.target;
}
