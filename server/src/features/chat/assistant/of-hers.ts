import { without } from '../understanding/fold.ts';
import { hasQuestionSigns, mayBeginQuestion } from '../understanding/question.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { focusOn } from './focus.ts';
import { contentWords, likest } from './matching.ts';
import { isOpen, targetOf, wall } from './occurrence.ts';
import type { Reply } from './skill.ts';
import { agendaOn, FARTHEST_DAYS, whenItComes } from './skills/agenda.ts';
import { readAloud } from './skills/messages.ts';
import type { Turn } from './turn.ts';

const SHORTEST = 4;
/** "Pasado mañana a qué hora hay que llevarla": what is asked comes after a day or a name. */
const ASKS_WITHIN = /\b(?:que|a que hora|cuando|quien|cual|donde)\b/;

/**
 * What is asked and not understood, of what she has: a reminder that it names, what somebody wrote with those words,
 * the day that it names.
 */
export async function ofHers(turn: Turn): Promise<Reply | undefined> {
  const { said, when, gateway, now } = turn;
  const asks =
    turn.asks ||
    hasQuestionSigns(said.text) ||
    mayBeginQuestion(said.plain) ||
    (when.date !== undefined && ASKS_WITHIN.test(said.plain));
  if (!asks || said.order) return undefined;
  const day = when.date;
  const words = contentWords(utteranceOf(without(said.text, when.spans))).filter((it) => it.length >= SHORTEST);
  const open = (await gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const there = day ? open.filter((it) => wall(it).toPlainDate().equals(day)) : open;
  const [it, ...more] = likest(words, there);
  if (it && more.length === 0)
    return {
      text: whenItComes(it, turn),
      remember: { topic: 'agenda.day', focus: focusOn([targetOf(it)], 0) },
    };
  const all = await gateway.messages();
  const [wrote, ...others] = likest(
    contentWords(said).filter((word) => word.length >= SHORTEST),
    all.map((one) => ({ one, title: one.content })),
  );
  if (wrote && others.length === 0)
    return {
      text: readAloud(wrote.one, turn),
      link: 'support-messages',
      remember: {
        topic: 'messages.read',
        focus: { kind: 'messages', ids: all.map(({ id }) => id), at: all.indexOf(wrote.one) },
      },
    };
  if (!day || Temporal.PlainDate.compare(day, now.toPlainDate()) < 0) return undefined;
  const reply = await agendaOn(day, turn);
  return { ...reply, remember: { topic: 'agenda.day', ...reply.remember } };
}
