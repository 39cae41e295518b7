import type { Respond } from '../skill.ts';

/** What was said last, once more; the question that it was stands as it stood. */
export const repeat: Respond = ({
  conversation: { said, choices, topic, pending, riddle, memory },
}) => ({
  text: said ?? 'Todavía no te he dicho nada.',
  choices,
  remember: { topic, pending, riddle, memory },
});
