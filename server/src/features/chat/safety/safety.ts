import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Utterance } from '../understanding/utterance.ts';
import { DANGERS, type Danger } from './answers.ts';
import { covered, matches, type Pattern, patternOf } from './pattern.ts';

interface Rules {
  readonly signs: readonly Pattern[];
  readonly harmless: readonly Pattern[];
}

const FILE = join(import.meta.dirname, 'patterns.txt');
const rules = readRules(readFileSync(FILE, 'utf8'));

/** The danger that a message tells of. Asked before any engine sees the message. */
export function dangerIn({ words, order }: Utterance): Danger | undefined {
  return DANGERS.find((danger) => {
    // Whoever asks to be reminded of a pill does not ask how many.
    if (order === 'reminder.add' && danger === 'dose') return false;
    const { signs = [], harmless = [] } = rules.get(danger) ?? {};
    const left = harmless.reduce<readonly string[]>(
      (rest, pattern) => covered(pattern, rest),
      words,
    );
    return signs.some((pattern) => matches(pattern, left));
  });
}

function readRules(text: string): ReadonlyMap<string, Rules> {
  const found = new Map<string, { signs: Pattern[]; harmless: Pattern[] }>();
  let current = { signs: [] as Pattern[], harmless: [] as Pattern[] };
  for (const line of text.split('\n').map((it) => it.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading) {
      current = { signs: [], harmless: [] };
      found.set(heading, current);
    } else if (line.startsWith('!')) current.harmless.push(patternOf(line.slice(1)));
    else current.signs.push(patternOf(line));
  }
  return found;
}
