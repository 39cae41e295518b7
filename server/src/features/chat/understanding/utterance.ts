import { withItsD } from './dropped-d.ts';
import type { Intent } from './intents.ts';
import { orderIn } from './orders.ts';
import { asksIn, isNotDone } from './question.ts';
import { plain } from './words.ts';

/** What somebody said, read once and carried to all that need its words. */
export interface Utterance {
  /** As it was typed or dictated. */
  readonly text: string;
  /** In small letters, without accents and signs. */
  readonly plain: string;
  readonly words: readonly string[];
  /** Intent that its words alone decide. */
  readonly order: Intent | undefined;
  /** It asks whether something is so; it orders nothing. */
  readonly asks: boolean;
  /** It says that something is not done, or only perhaps. */
  readonly isNotDone: boolean;
}

export function utteranceOf(text: string): Utterance {
  const said = plain(text).replace(/\p{L}+/gu, withItsD);
  const order = orderIn(said);
  const asks = order !== 'reminder.add' && order !== 'undo' && asksIn(text, said);
  const words = said.split(' ').filter(Boolean);
  return { text, plain: said, words, order, asks, isNotDone: isNotDone(said) };
}
