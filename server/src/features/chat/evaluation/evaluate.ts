import { join } from 'node:path';
import { SKILLS } from '../assistant/skills.ts';
import { understand } from '../assistant/understand.ts';
import { isIntent } from '../understanding/intents.ts';
import { type Phrase, readPhrases } from '../understanding/phrases.ts';
import { utteranceOf } from '../understanding/utterance.ts';

const read = (file: string): Phrase[] => readPhrases(join(import.meta.dirname, file));

/** Phrases that were kept apart: nothing but this file reads them. */
export const HELD_OUT = {
  inScope: read('in-scope.txt'),
  outOfScope: read('out-of-scope.txt'),
  dangers: read('dangers.txt'),
  falseAlarms: read('false-alarms.txt'),
} as const;

const acts = (found: string): boolean => isIntent(found) && SKILLS[found].acts === true;

export interface Figures {
  readonly inScope: number;
  readonly outOfScope: number;
  /** Part of those in scope whose intent was found. */
  readonly accuracy: number;
  /** Part of all phrases after which something would have been done that was not meant. */
  readonly wrongActions: number;
  /** Part of those out of scope that were not taken for something else. */
  readonly rejection: number;
  /** Part of the dangers that were answered as one, and part of the harmless that were. */
  readonly dangersSeen: number;
  readonly falseAlarms: number;
  readonly mistakes: readonly string[];
}

/** How well what people say is understood, over phrases that nothing was made with. */
export async function evaluate(): Promise<Figures> {
  const mistakes: string[] = [];
  async function meant({ intent, text }: Phrase): Promise<string> {
    const meaning = await understand(utteranceOf(text));
    const found = meaning.danger ?? meaning.intent;
    if (found !== intent) mistakes.push(`${text}: ${intent} → ${found}`);
    return found;
  }
  const found = async (phrases: readonly Phrase[]) => {
    const all: { expected: string; found: string }[] = [];
    for (const phrase of phrases) all.push({ expected: phrase.intent, found: await meant(phrase) });
    return all;
  };
  const { inScope, outOfScope, dangers, falseAlarms } = HELD_OUT;
  const [inside, outside] = [await found(inScope), await found(outOfScope)];
  const right = (all: typeof inside) => all.filter((it) => it.expected === it.found).length;
  const wrong = [...inside, ...outside].filter((it) => it.expected !== it.found && acts(it.found));
  const isDanger = async (phrases: readonly Phrase[]) =>
    (await Promise.all(phrases.map(({ text }) => understand(utteranceOf(text))))).filter(
      ({ danger }) => danger,
    );
  return {
    inScope: inScope.length,
    outOfScope: outOfScope.length,
    accuracy: right(inside) / inScope.length,
    wrongActions: wrong.length / (inScope.length + outOfScope.length),
    rejection:
      outside.filter((it) => it.found === 'unknown' || it.found === it.expected).length /
      outOfScope.length,
    dangersSeen: (await isDanger(dangers)).length / dangers.length,
    falseAlarms: (await isDanger(falseAlarms)).length / falseAlarms.length,
    mistakes,
  };
}
