import type { Intent } from './intents.ts';
import { orderIn } from './orders.ts';
import { asksIn, isNotDone } from './question.ts';
import { isSpanish } from './spanish-words.ts';
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

/** "Tomao" is "tomado"; "bacalao" stays what it is. */
const participles = (said: string): string =>
  said.replace(/\b(\p{L}{2,}a)o\b/gu, (word, stem: string) =>
    !isSpanish(word) && isSpanish(`${stem}do`) ? `${stem}do` : word,
  );

export function utteranceOf(text: string): Utterance {
  const said = participles(plain(text));
  const order = orderIn(said);
  const asks = order !== 'reminder.add' && order !== 'undo' && asksIn(text, said);
  const words = said.split(' ').filter(Boolean);
  return { text, plain: said, words, order, asks, isNotDone: isNotDone(said) };
}
