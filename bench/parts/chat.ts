/** How well the assistant understands phrases that it did not learn from, and how long that takes. */
import process from 'node:process';
import { understand } from '../../server/src/features/chat/assistant/understand.ts';
import { evaluate, HELD_OUT } from '../../server/src/features/chat/evaluation/evaluate.ts';
import { utteranceOf } from '../../server/src/features/chat/understanding/utterance.ts';
import type { Part } from '../support/part.ts';
import { printConversations } from './chat/conversations.ts';
import { tellSets } from './chat/sets.ts';

const PHRASES = 200;
const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

export const chat: Part = {
  about: 'The assistant: what it understands',
  async run(report, { quick, reveals, conversations }) {
    if (conversations) return printConversations();
    const { say, note } = report;
    const begin = performance.now();
    await understand(utteranceOf('hola'));
    note(
      'reading what was learnt, at the first message',
      `${Math.round(performance.now() - begin)} ms`,
    );
    const figures = await evaluate();
    note(`right intent, of ${figures.inScope} held-out phrases`, percent(figures.accuracy));
    note('wrong action, of all phrases', percent(figures.wrongActions));
    note(`"no lo sé", of ${figures.outOfScope} out of scope`, percent(figures.rejection));
    note(`dangers seen, of ${HELD_OUT.dangers.length} held out`, percent(figures.dangersSeen));
    note(`false alarms, of ${HELD_OUT.falseAlarms.length} held out`, percent(figures.falseAlarms));
    const phrases = HELD_OUT.inScope.slice(0, PHRASES);
    const start = performance.now();
    for (const { text } of phrases) await understand(utteranceOf(text));
    const each = (performance.now() - start) / phrases.length;
    note('one message understood', `${each.toFixed(2)} ms`);
    note(
      'memory of the process, with all of it',
      `${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`,
    );
    await tellSets(report, reveals);
    if (!quick) say(`What it got wrong:\n\n\`\`\`\n${figures.mistakes.join('\n')}\n\`\`\``);
  },
};
