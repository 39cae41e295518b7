import { sound } from '../understanding/spelling.ts';
import { TONES, type Tone } from '../understanding/tones.ts';
import { writtenWords } from '../understanding/village-speech.ts';
import { wordsOf } from '../understanding/words.ts';
import { textOf } from './word-lists.ts';

const OF_WORDS = ['missing', 'lost', 'no bother', 'apology', 'tired', 'other'] as const;
export const KIND_NAMES = [...TONES, ...OF_WORDS] as const;
/** A tone, or what is known by words alone; "other" is told in a tone that nobody could be sure of. */
export type KindName = Tone | (typeof OF_WORDS)[number];

/** What people tell, and what is answered to it. */
export interface Kind {
  readonly name: KindName;
  readonly isSad: boolean;
  /** Beginnings of words, as they sound; "echo_de_menos" is one of several. */
  readonly signs: readonly string[];
  readonly answers: readonly string[];
  /** Where more of it follows: the same kindness in fewer words. */
  readonly shorter: readonly string[];
}

const THING_SORTS = ['people', 'animals', 'body', 'others'] as const;

/** A thing that she may name, as it is taken up. */
export interface Thing {
  readonly sort: (typeof THING_SORTS)[number];
  readonly article: string;
  readonly noun: string;
}

/** The parts of a file under their headings. */
const partsOf = (file: string): [string, string[]][] =>
  textOf(file)
    .split(/^\[/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n').filter((line) => line !== '');
      return [heading.replace(']', ''), lines];
    });

const after = (label: string, lines: readonly string[]): string[] =>
  lines.filter((line) => line.startsWith(`${label}: `)).map((line) => line.slice(label.length + 2));

const signsIn = (line: string): string[] =>
  line
    .split(' ')
    .map((sign) => `${wordsOf(sign).map(sound).join(' ')}${sign.endsWith('_') ? ' ' : ''}`);

function oneOf<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((it) => it === name);
  if (found === undefined) throw new Error(`nobody knows [${name}]`);
  return found;
}

const kindOf = ([heading, lines]: [string, string[]]): Kind => ({
  name: oneOf(KIND_NAMES, heading),
  isSad: lines.includes('sad'),
  signs: after('signs', lines).flatMap(signsIn),
  answers: lines.filter((line) => line !== 'sad' && !/^\w+: /.test(line)),
  shorter: after('again', lines),
});

/** In the order in which their signs are looked for. */
export const KINDS: readonly Kind[] = partsOf('listening.txt').map(kindOf);

export function kindNamed(name: KindName): Kind {
  const found = KINDS.find((kind) => kind.name === name);
  if (!found) throw new Error(`nothing is answered to [${name}]`);
  return found;
}

/** By how the noun sounds. */
export const THINGS: ReadonlyMap<string, Thing> = new Map(
  partsOf('things.txt').flatMap(([heading, lines]) =>
    lines
      .join(', ')
      .split(', ')
      .map((words): [string, Thing] => {
        const [article = '', noun = ''] = words.trim().split(' ');
        const sort = oneOf(THING_SORTS, heading);
        return [sound(writtenWords(noun).join(' ')), { sort, article, noun }];
      }),
  ),
);
