import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Intent, isIntent } from '../../understanding/intents.ts';
import { fault, type Line, readLines, type Spelling, sides } from './lines.ts';
import { type Slots, slotsOf } from './slots.ts';

/** What is right for a sentence: an intent, or that it is listened to. */
export type Expected = Intent | 'listened';

/** A sentence said on its own. With two things expected it is ambiguous, and both may be offered. */
export interface Utterance {
  readonly place: string;
  readonly hand: string;
  readonly spelling: Spelling;
  readonly expected: readonly Expected[];
  readonly slots: Slots;
  readonly text: string;
}
export type Kind = 'intent' | 'statement' | 'outside' | 'ambiguous';

/** What of an utterance is tried. */
export function kindOf({ expected }: Utterance): Kind {
  if (expected.length > 1) return 'ambiguous';
  if (expected[0] === 'listened') return 'statement';
  return expected[0] === 'unknown' ? 'outside' : 'intent';
}

const isExpected = (name: string): name is Expected => name === 'listened' || isIntent(name);

function utteranceOf(hand: string, { place, spelling, text: written }: Line): Utterance {
  const [wanted, text] = sides(place, written, ' | ');
  const [names = '', ...slots] = wanted.split(';');
  const expected = names.split('+').map((name) => {
    const trimmed = name.trim();
    if (!isExpected(trimmed)) throw fault(place, `"${trimmed}" is no intent`);
    return trimmed;
  });
  if (expected.length > 2) throw fault(place, 'more than two intents');
  return { place, hand, spelling, expected, slots: slotsOf(place, slots), text };
}

/** The utterances of one person who spoke. */
export const utterancesIn = (hand: string, lines: readonly Line[]): readonly Utterance[] =>
  lines.map((line) => utteranceOf(hand, line));

/** Every utterance of a folder, by the people who spoke. */
export const readUtterances = (folder: string): readonly Utterance[] =>
  readdirSync(join(import.meta.dirname, folder))
    .sort()
    .flatMap((file) => utterancesIn(file.replace('.txt', ''), readLines(`${folder}/${file}`)));
