import { sound } from '../understanding/spelling.ts';
import { writtenWords } from '../understanding/village-speech.ts';
import { wordsOf } from '../understanding/words.ts';
import { textOf } from './word-lists.ts';

/** A thing that she may name, as it is taken up. */
export interface Thing {
  readonly article: string;
  readonly noun: string;
  /** As it is compared with what she says. */
  readonly sound: string;
}

/** What people tell of, and what is answered to it. */
export interface Kind {
  readonly name: string;
  readonly isSad: boolean;
  /** Only its own things are taken up: it would be odd with others. */
  readonly isOfItsOwn: boolean;
  /** Beginnings of words, as they sound; "echo_de_menos" is one of several. */
  readonly signs: readonly string[];
  readonly things: readonly Thing[];
  /** Stands for what she named where nothing of it is known. */
  readonly otherwise: string;
  readonly answers: readonly string[];
  /** Where the same comes again: the same kindness in fewer words. */
  readonly shorter: readonly string[];
}

const after = (label: string, lines: readonly string[]): string[] =>
  lines.filter((line) => line.startsWith(`${label}: `)).map((line) => line.slice(label.length + 2));

const signsIn = (line: string): string[] =>
  line
    .split(' ')
    .map((sign) => `${wordsOf(sign).map(sound).join(' ')}${sign.endsWith('_') ? ' ' : ''}`);

function thingOf(words: string): Thing {
  const [article = '', noun = ''] = words.trim().split(' ');
  return { article, noun, sound: sound(writtenWords(noun).join(' ')) };
}

function kindOf(part: string): Kind {
  const [heading = '', ...lines] = part.split('\n').filter((line) => line !== '');
  const [things = ''] = after('things', lines);
  return {
    name: heading.replace(']', ''),
    isSad: lines.includes('sad'),
    isOfItsOwn: lines.includes('own'),
    signs: after('signs', lines).flatMap(signsIn),
    things: things.split(',').filter(Boolean).map(thingOf),
    otherwise: after('else', lines)[0] ?? 'eso',
    answers: lines.filter((line) => !/^(?:sad|own)$/.test(line) && !/^\w+: /.test(line)),
    shorter: after('again', lines),
  };
}

/** In the order in which they are looked for. */
export const KINDS: readonly Kind[] = textOf('listening.txt').split(/^\[/m).slice(1).map(kindOf);
