import type { z } from 'zod';
import { INTENTS } from '../../understanding/intents.ts';
import { DANGER_ANSWERS, DANGER_KINDS } from './dangers.ts';
import { fault, type Line, readLines, type Spelling, sides } from './lines.ts';
import { checked, pairsOf, turnSlotsSchema } from './slots.ts';

/** What may have happened after a turn beside an intent; the README says what each means. */
const STATES = [
  'asks',
  'proposed',
  'saved',
  'proposed-removal',
  'removed',
  'marked',
  'undone',
  'unchanged',
  'tells',
  'both',
  'offers',
  'repeats',
  'listened',
  'stays',
  'danger',
  'still',
  'calm',
] as const;

/** What must have happened; of several any is right. */
export interface Outcome {
  readonly name: string;
  readonly slots: z.output<typeof turnSlotsSchema>;
}
export interface Turn {
  readonly spelling: Spelling;
  readonly text: string;
  readonly outcomes: readonly Outcome[];
}
export interface Dialogue {
  readonly place: string;
  /** What it tries: an hour, a correction, silence. */
  readonly tries: string;
  readonly title: string;
  readonly turns: readonly Turn[];
}

const NAMES: ReadonlySet<string> = new Set([...INTENTS, ...STATES]);
const KINDS: ReadonlySet<string> = new Set(DANGER_KINDS);
const ANSWERS: ReadonlySet<string> = new Set(DANGER_ANSWERS);

const beside = (known: ReadonlySet<string>, named: readonly string[]): string | undefined =>
  named.find((name) => !known.has(name));

function outcomeOf(place: string, written: string): Outcome {
  const [name = '', ...parts] = written.split(';').map((part) => part.trim());
  const slots = checked(place, turnSlotsSchema, pairsOf(place, parts));
  const strange =
    beside(NAMES, [name, ...(slots.first ?? []), ...(slots.second ?? [])]) ??
    beside(
      NAMES,
      (slots.of ?? []).flatMap((both) => both.split('+')),
    ) ??
    beside(KINDS, slots.kind ?? []) ??
    beside(
      ANSWERS,
      (slots.answers ?? []).flatMap((answers) => answers.split(',')),
    );
  if (strange !== undefined) throw fault(place, `"${strange}" is no outcome`);
  return { name, slots };
}

function turnOf({ place, spelling, text: written }: Line): Turn {
  const [text, wanted] = sides(place, written, ' => ');
  return { spelling, text, outcomes: wanted.split(' or ').map((each) => outcomeOf(place, each)) };
}

function dialogueOf(section: string, lines: readonly Line[]): Dialogue {
  const place = lines[0]?.place ?? section;
  const heading = /^\[([a-z-]+)\] (.+)$/.exec(section);
  if (!heading) throw fault(place, `"${section}" is not [what it tries] title`);
  const [, tries = '', title = ''] = heading;
  return { place, tries, title, turns: lines.map(turnOf) };
}

/** The dialogues of some lines; a heading begins the next. */
export const dialoguesIn = (lines: readonly Line[]): readonly Dialogue[] =>
  [...Map.groupBy(lines, (line) => line.section)].map(([section, own]) => dialogueOf(section, own));

/** Every dialogue of a file. */
export const readDialogues = (file: string): readonly Dialogue[] => dialoguesIn(readLines(file));
