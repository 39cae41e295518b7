import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Utterance } from '../understanding/utterance.ts';
import { DANGERS, type Danger } from './answers.ts';
import { isOfOther } from './concern.ts';
import { covered, matches, type Pattern, patternOf } from './pattern.ts';
import { likenessOf } from './recogniser.ts';

interface Rules {
  readonly signs: readonly Pattern[];
  readonly harmless: readonly Pattern[];
}

const FILE = join(import.meta.dirname, 'patterns.txt');
const rules = readRules(readFileSync(FILE, 'utf8'));

/** A danger that a message tells of, or may tell of. */
export interface Alarm {
  readonly danger: Danger;
  /** False where she is asked first whether something has happened. */
  readonly isSure: boolean;
  /** It is somebody else who is in it. */
  readonly isOfOther: boolean;
}

/*
 * Logarithms of odds, chosen on sentences that were held out of the learning: from `SURE` on a likeness needs no
 * pattern, from `ASKED` on it is asked after, and a pattern that the recogniser holds for nothing is asked after, too.
 */
const SURE = 3;
const ASKED = 0;
const DOUBTED = -0.5;

/** What a message tells of: said by a pattern, or recognised. Asked before any engine sees the message. */
export function alarmIn(said: Utterance): Alarm | undefined {
  const sign = dangerIn(said);
  const likeness = likenessOf(said.text);
  const danger = sign ?? likeness.danger;
  // Whoever orders a reminder of a pill does not ask how many.
  const least = said.order === undefined ? ASKED : SURE;
  if (!sign && (likeness.margin < least || (said.order && danger === 'dose'))) return undefined;
  const isSure = likeness.margin >= (sign ? DOUBTED : SURE);
  return { danger, isSure, isOfOther: isOfOther(said.plain) };
}

/** The danger whose pattern a message has. */
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
