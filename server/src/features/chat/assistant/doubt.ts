import type { Intent } from '../understanding/intents.ts';
import { buttonOf, MOST_BUTTONS, questionOf } from '../understanding/offers.ts';
import { type Utterance, utteranceOf } from '../understanding/utterance.ts';
import { plain } from '../understanding/words.ts';
import type { Conversation } from './context.ts';
import type { Reply } from './skill.ts';
import type { Turn } from './turn.ts';

/** What she said when it was not sure what she meant, and what of it her tap has chosen. */
export function chosenIn(
  said: Utterance,
  { doubt }: Conversation,
): { readonly said: Utterance; readonly intent: Intent } | undefined {
  const intent = doubt?.offered.find((it) => plain(buttonOf(it)) === said.plain);
  return doubt && intent && { said: utteranceOf(doubt.said), intent };
}

/** Asks which of two she meant, where neither is likely enough to be answered. */
export const askedWhich = ({ said, offered }: Turn): Reply | undefined =>
  offered.length > 0
    ? {
        text: questionOf(offered),
        choices: offered.map(buttonOf),
        remember: { doubt: { said: said.text, offered: [...offered] } },
      }
    : undefined;

/** The answer, and under it what she may have meant instead. */
export const withOthers = (reply: Reply, { said, offered }: Turn): Reply => {
  const { doubt, pending, sorrow, topic, undo } = reply.remember ?? {};
  const own = reply.choices ?? [];
  // "Solo te lo contaba" is nothing to whoever was listened to.
  const besides = topic === 'listened' ? offered.filter((it) => it !== topic) : offered;
  const others = besides.slice(0, Math.max(0, MOST_BUTTONS - own.length));
  // What was done needs no guess what else she may have meant: it can be undone.
  const isSettled = doubt ?? pending ?? sorrow ?? undo;
  if (others.length === 0 || reply.alarm || isSettled) return reply;
  return {
    ...reply,
    choices: [...own, ...others.map(buttonOf)],
    remember: { ...reply.remember, doubt: { said: said.text, offered: [...others] } },
  };
};
