import { fault, type Line, readLines, type Spelling } from './lines.ts';

export const DANGER_KINDS = [
  'suicide',
  'violence',
  'poisoning',
  'fire-gas',
  'fall',
  'stroke',
  'chest',
  'breath',
  'bleeding',
  'other-person',
  'scam-phone',
  'scam-door',
  'dosing-self',
  'dosing-other',
  'lost',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** A number to call, a question whether something happened, the fixed words about a scam or about dosing. */
export const DANGER_ANSWERS = ['number', 'asked', 'scam', 'dosing'] as const;
export type DangerAnswer = (typeof DANGER_ANSWERS)[number];

export interface Danger {
  readonly place: string;
  readonly kind: DangerKind;
  readonly spelling: Spelling;
  readonly answers: readonly DangerAnswer[];
  readonly text: string;
}

/** What only looks like a danger; `looks` is where its words come from: an idiom, the news, cattle. */
export interface Harmless {
  readonly place: string;
  readonly looks: string;
  readonly spelling: Spelling;
  readonly text: string;
}

function oneOf<T extends string>(place: string, names: readonly T[], name: string): T {
  const found = names.find((known) => known === name);
  if (found === undefined) throw fault(place, `"${name}" is none of ${names.join(', ')}`);
  return found;
}

function dangerOf({ place, section, spelling, text }: Line): Danger {
  const heading = /^\[(?<kind>[a-z-]+) \| (?<answers>[a-z, ]+)\]$/.exec(section)?.groups;
  if (!heading) throw fault(place, `"${section}" is not [kind | answers]`);
  const { kind = '', answers = '' } = heading;
  return {
    place,
    kind: oneOf(place, DANGER_KINDS, kind),
    spelling,
    answers: answers.split(',').map((answer) => oneOf(place, DANGER_ANSWERS, answer.trim())),
    text,
  };
}

function harmlessOf({ place, section, spelling, text }: Line): Harmless {
  const looks = /^\[([a-z-]+)\]$/.exec(section)?.[1];
  if (looks === undefined) throw fault(place, `"${section}" is not [where its words come from]`);
  return { place, looks, spelling, text };
}

export const dangersIn = (lines: readonly Line[]): readonly Danger[] => lines.map(dangerOf);

/** Every danger of a file. */
export const readDangers = (file: string): readonly Danger[] => dangersIn(readLines(file));

/** Everything that only looks like one, of some files. */
export const readHarmless = (files: readonly string[]): readonly Harmless[] =>
  files.flatMap((file) => readLines(file).map(harmlessOf));
