import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { oneIn } from '../focus.ts';
import { contentWords } from '../matching.ts';
import { isOpen } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import type { Turn } from '../turn.ts';

/** What she believed until now, and what others had said: nothing that is to become of it. */
const BELIEVED =
  new RegExp(inLines`^(?:(?:pues|ay|uy|y|yo|a mi|anda|ah|vaya|es que|si|fijate|mira) )*(?:
    (?:me|nos) habian? dicho|crei|creia|pense|pensaba|juraria|habria jurado|hubiera jurado
    |tenia entendido|me sonaba|me parecia|estaba en que|me hacia a la idea de
  )(?: (?:yo|a mi))? `);
const SAID = /^(?:dich|cre|pens|jur|entend|sonab|parec|estab|hubier|habr|habi)/;

/** "Pues a mí me habían dicho el jueves", of what was just told for Friday: it is told once more. */
export async function believed(turn: Turn): Promise<Reply | undefined> {
  const { said, when, asks, conversation, gateway } = turn;
  if (asks || said.order || !BELIEVED.test(said.plain)) return undefined;
  if (!when.date && !when.time && !when.part) return undefined;
  const names = contentWords(utteranceOf(without(said.text, when.spans)));
  if (!names.every((word) => SAID.test(word))) return undefined;
  const { focus, topic } = conversation;
  const target = oneIn(focus);
  const it = (await gateway.agenda(FARTHEST_DAYS))
    .filter(isOpen)
    .find(({ id, occurrence }) => id === target?.id && occurrence === target.occurrence);
  if (it)
    return { text: `Lo que está apuntado es esto. ${whenItComes(it, turn)}`, remember: { focus } };
  return topic?.startsWith('date.') ? { text: 'No pasa nada. A todos nos pasa.' } : undefined;
}
