import type { Respond } from '../skill.ts';

/** What was said last, once more; the question that it was stands as it stood. */
export const repeat: Respond = ({ conversation: { said, topic, pending, riddle, memory } }) => ({
  text: said ?? 'Todavía no te he dicho nada.',
  remember: { topic, pending, riddle, memory },
});
