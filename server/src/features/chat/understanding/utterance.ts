import type { Intent } from './intents.ts';
import { orderIn } from './orders.ts';
import { plain } from './words.ts';

/** What somebody said, read once and carried to all that need its words. */
export interface Utterance {
  /** As it was typed or dictated. */
  readonly text: string;
  /** In small letters, without accents and signs. */
  readonly plain: string;
  readonly words: readonly string[];
  /** Intent that its first words alone decide. */
  readonly order: Intent | undefined;
}

export function utteranceOf(text: string): Utterance {
  const said = plain(text);
  return { text, plain: said, words: said.split(' ').filter(Boolean), order: orderIn(said) };
}
