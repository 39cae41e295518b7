import type { Respond } from '../skill.ts';
import { SMALL_TALK } from './smalltalk.ts';

/** What was said last, once more; the question that it was stands as it stood. */
export const repeat: Respond = ({
  conversation: { said, choices, topic, pending, riddle, memory, askedAgain },
}) => ({
  text: said ?? 'Todavía no te he dicho nada.',
  choices,
  // What she wants to hear again is not asked again.
  remember: { topic, pending, riddle, memory, askedAgain },
});

const ONCE_MORE = /\b(?:otra vez|de nuevo|una vez mas)\b/;

/** "Otra vez y ya no te molesto más", of what nobody has another one of. */
export const again: Respond = (turn) =>
  ONCE_MORE.test(turn.said.plain) && turn.conversation.said !== undefined
    ? repeat(turn)
    : SMALL_TALK.unknown(turn);
