import { tellsOfOld } from '../../understanding/told.ts';
import { wantsNothing } from '../../understanding/wants-nothing.ts';
import type { Reply } from '../skill.ts';
import { saysWhen } from '../skills/add-reminder.ts';
import { respond } from '../skills.ts';
import type { Turn } from '../turn.ts';

/** "No te pido nada, solo lo comento": she was heard. "Amasábamos a las tres todos los días": nothing of it is noted. */
export async function onlyTells(turn: Turn): Promise<Reply | undefined> {
  const { said, when, conversation, intent } = turn;
  if (said.order || turn.asks) return undefined;
  if (tellsOfOld(said.plain) && intent.startsWith('reminder.')) return respond(turn, 'listened');
  const isOfAnAct = conversation.undo !== undefined && conversation.sinceAct === 0;
  if (isOfAnAct || saysWhen(when) || !wantsNothing(said)) return undefined;
  const { telling, sorrow } = conversation;
  return { text: 'Te escucho. Aquí estoy.', remember: { topic: 'listened', telling, sorrow } };
}
