import type { Respond } from '../skill.ts';

/** What was said last, once more; the question that it was stands as it stood. */
export const repeat: Respond = ({
  conversation: { said, choices, topic, pending, riddle, memory, askedAgain },
}) => ({
  text: said ?? 'Todavía no te he dicho nada.',
  choices,
  // What she wants to hear again is not asked again.
  remember: { topic, pending, riddle, memory, askedAgain },
});
