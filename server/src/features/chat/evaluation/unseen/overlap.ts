import { fold } from '../../understanding/fold.ts';
import { SETS } from './sets.ts';

/** Everything says "sí" and "hola"; sentences this short may stand anywhere. */
const FEWEST_WORDS = 3;

/** A sentence as it is compared: small letters and digits, no accents, no marks. */
export const comparable = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a sentence is long enough to be somebody's own. */
export const isOwn = (text: string): boolean => comparable(text).split(' ').length >= FEWEST_WORDS;

/** Every sentence that is evaluated, of any set, said alone or in a dialogue. */
export const everySentence = (): readonly string[] =>
  SETS.flatMap(({ utterances, dangers, harmless, dialogues }) => [
    ...[...utterances(), ...dangers(), ...harmless()].map(({ text }) => text),
    ...dialogues().flatMap(({ turns }) => turns.map(({ text }) => text)),
  ]);

const EVALUATED: ReadonlySet<string> = new Set(everySentence().filter(isOwn).map(comparable));

/** How many sentences of the evaluation stand among others, such as those that something learns from. */
export const overlapWith = (others: Iterable<string>): number =>
  EVALUATED.intersection(new Set([...others].map(comparable))).size;
