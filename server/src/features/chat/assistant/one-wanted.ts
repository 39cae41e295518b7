import { without } from '../understanding/fold.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { contentWords, likest } from './matching.ts';
import type { Reply } from './skill.ts';
import type { Step } from './step.ts';
import { proposal, stepWritten, titleOf } from './steps.ts';
import type { Turn } from './turn.ts';

/** "La gimnasia sí, quítala"; "la gimnasia sí, y la misa también" wants both. */
const WANTED = /^(?!.*\b(?:no|ni|pero|tambien|solo)\b).* si(?: \S+l[oa]s?)?$/;

/** A yes to one of several, by its name: that is done, and the others are asked after again. */
export async function oneWanted(steps: readonly Step[], turn: Turn): Promise<Reply | undefined> {
  const { said, when } = turn;
  if (turn.asks || !WANTED.test(said.plain) || when.time || when.date) return undefined;
  const named = likest(
    contentWords(utteranceOf(without(said.text, when.spans))),
    steps.map((it) => ({ it, title: titleOf(it) })),
  );
  const [only, ...more] = named;
  if (!only || more.length > 0) return undefined;
  const done = await stepWritten(only.it, turn);
  const next = proposal(
    steps.filter((it) => it !== only.it),
    turn,
  );
  return {
    ...next,
    text: `${done.text}\n${next.text}`,
    remember: { ...done.remember, ...next.remember },
  };
}
