import { contentWords, likest } from '../assistant/matching.ts';
import { type Utterance, utteranceOf } from '../understanding/utterance.ts';

/** What others wrote, as it is handed to a model. */

const OPEN = '<datos>';
const CLOSE = '</datos>';

/** Put between marks that nobody can write inside of them. */
export const asData = (text: string): string =>
  `${OPEN}${text.replace(/<[^<>]{0,20}>|[<>]/g, ' ')}${CLOSE}`;

/**
 * What was read aloud stays what others wrote, though the assistant said it: from the first quotation to the end of the
 * last one, as whoever is quoted may have written the mark that ends a quotation.
 */
export function withQuotesAsData(text: string): string {
  const [first, last] = [text.indexOf('«') + 1, text.lastIndexOf('»')];
  if (first === 0 || last < first) return text;
  return `${text.slice(0, first)}${asData(text.slice(first, last))}${text.slice(last)}`;
}

/**
 * Whether what a model wants to change is what she speaks of: it names a thing that she named, in this message or in the
 * one before it. A message that she had read out names things as well, and none of them counts.
 */
export const isOfHerWords = (phrase: string, hers: readonly Utterance[]): boolean =>
  hers.some((said) => likest(contentWords(utteranceOf(phrase)), [{ title: said.text }]).length > 0);
