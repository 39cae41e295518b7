import { editDistance, sound } from '../understanding/spelling.ts';
import { plain } from '../understanding/words.ts';

interface Step {
  /** Sounds that fit; empty for a gap. */
  readonly sounds: readonly string[];
  readonly isPrefix: boolean;
  readonly isOptional: boolean;
  /** Words of any kind that may stand here. */
  readonly gap: number;
}

/** Words in a row. */
type Row = readonly Step[];
/** Rows that must all be there, as a line of `patterns.txt` writes them. */
export type Pattern = readonly Row[];

const GAP = 3;
/** Shorter words must sound right: one letter makes another word of them. */
const SHORTEST_FORGIVEN = 7;
/** Stands where something harmless was taken out; no pattern reaches over it. */
export const BARRIER = '|';

export const patternOf = (line: string): Pattern => line.split('&').map(rowOf);

const rowOf = (text: string): Row =>
  text
    .trim()
    .split(/\s+/)
    .map((part): Step => {
      if (part === '..') return { sounds: [], isPrefix: false, isOptional: true, gap: GAP };
      const isOptional = part.startsWith('(');
      const bare = part.replace(/[()]/g, '');
      const isPrefix = bare.endsWith('-');
      const sounds = bare
        .replace(/-$/, '')
        .split('|')
        .map((it) => sound(plain(it)));
      return { sounds, isPrefix, isOptional, gap: 0 };
    });

/** Many patterns are held to the same words. */
const HEARD = new WeakMap<readonly string[], readonly string[]>();
function heardIn(words: readonly string[]): readonly string[] {
  const known = HEARD.get(words);
  if (known) return known;
  const heard = words.map(sound);
  HEARD.set(words, heard);
  return heard;
}

export const matches = (pattern: Pattern, words: readonly string[]): boolean => {
  const heard = heardIn(words);
  return pattern.every((row) => heard.some((_, start) => endOf(row, heard, start) !== undefined));
};

/** The words with what the pattern covers taken out. */
export const covered = (pattern: Pattern, words: readonly string[]): readonly string[] =>
  pattern.reduce(withoutRow, words);

function withoutRow(words: readonly string[], row: Row): readonly string[] {
  const heard = heardIn(words);
  for (const start of heard.keys()) {
    const end = endOf(row, heard, start);
    if (end !== undefined && end > start) {
      return [...words.slice(0, start), BARRIER, ...withoutRow(words.slice(end), row)];
    }
  }
  return words;
}

/** Where the match that begins at `start` ends, the longest there is; undefined where none begins there. */
function endOf(row: Row, heard: readonly string[], start: number): number | undefined {
  const [step, ...rest] = row;
  if (!step) return start;
  for (let skipped = step.gap; skipped >= 0 && step.gap > 0; skipped--) {
    const end = heard.slice(start, start + skipped).includes(BARRIER)
      ? undefined
      : endOf(rest, heard, start + skipped);
    if (end !== undefined) return end;
  }
  if (step.gap > 0) return undefined;
  const word = heard[start];
  if (word !== undefined && fits(step, word)) {
    const end = endOf(rest, heard, start + 1);
    if (end !== undefined) return end;
  }
  return step.isOptional ? endOf(rest, heard, start) : undefined;
}

function fits({ sounds, isPrefix }: Step, word: string): boolean {
  if (isPrefix) return sounds.some((it) => word.startsWith(it));
  return sounds.some((it) => {
    if (it === word) return true;
    if (it.length < SHORTEST_FORGIVEN || word.length < SHORTEST_FORGIVEN - 1) return false;
    return editDistance(it, word, 2) < 2;
  });
}
