/**
 * `node bench/chat.ts`: how well the assistant understands phrases that it did not learn from, how long it takes to
 * learn, and how long an understanding takes. `--mistakes` lists what it got wrong.
 */
import process from 'node:process';
import { evaluate, HELD_OUT } from '../server/src/features/chat/evaluation/evaluate.ts';
import { understand } from '../server/src/features/chat/understand.ts';
import { utteranceOf } from '../server/src/features/chat/understanding/utterance.ts';

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
const say = (name: string, figure: string): void => {
  process.stdout.write(`${name.padEnd(44)}${figure}\n`);
};

const begin = performance.now();
await understand(utteranceOf('hola'));
say('learning, in a thread of its own', `${Math.round(performance.now() - begin)} ms`);

const figures = await evaluate();
say(`right intent, of ${figures.inScope} held-out phrases`, percent(figures.accuracy));
say('wrong action, of all phrases', percent(figures.wrongActions));
say(`"no lo sé", of ${figures.outOfScope} out of scope`, percent(figures.rejection));
say(`dangers seen, of ${HELD_OUT.dangers.length} held out`, percent(figures.dangersSeen));
say(`false alarms, of ${HELD_OUT.falseAlarms.length} held out`, percent(figures.falseAlarms));

const phrases = HELD_OUT.inScope.slice(0, 200);
const start = performance.now();
for (const { text } of phrases) await understand(utteranceOf(text));
const each = (performance.now() - start) / phrases.length;
say('one message understood', `${each.toFixed(2)} ms`);

if (process.argv.includes('--mistakes')) process.stdout.write(`${figures.mistakes.join('\n')}\n`);
