import { NUMBER } from '../understanding/clock-words.ts';
import { inLines } from '../understanding/in-lines.ts';
import { plain } from '../understanding/words.ts';
import { capital } from './spanish.ts';

/** A few of her own words that can be said back to her as they stand. */

const COUNT = new RegExp(
  inLines`^(?:
    ${NUMBER}|cien|mil|muchos|muchas|tantos|tantas|pocos|pocas|veinte|treinta|sesenta|setenta
    |ochenta|noventa
  )$`,
);
const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas)$/;
/** What follows an article and is no thing. */
const NO_THING = new RegExp(inLines`^(?:
  que|de|del|a|al|y|o|e|mas|muy|lo|la|le|les|me|te|se|he|ha|han|hemos|hace|es|era|eran|fue|esta
  |estaba|tengo|tenia|pasa|digo|dijo|puso|voy|va|vez|veces|otra|otro|cual|dos|tres|poco|mismo
  |misma|mio|mia|suyo|suya
)$`);
const POSSESSIVE: Readonly<Record<string, string>> = { mi: 'tu', mis: 'tus' };
const SHORTEST = 3;

const isThing = (word: string | undefined): word is string =>
  word !== undefined && word.length >= SHORTEST && !NO_THING.test(word);

/** As she wrote it, with its accents and a name with its capital; in capitals throughout it is written small. */
const asWritten = (word: string, text: string): string =>
  (text.normalize('NFC').match(/\p{L}+/gu) ?? []).find(
    (it) => plain(it) === word && it !== it.toUpperCase(),
  ) ?? word;

/** "Catorce años…", "los días…", "tu Antonio…"; undefined where nothing of it stands for itself. */
export function fragmentIn(words: readonly string[], text: string): string | undefined {
  for (const [i, word] of words.entries()) {
    const following = words[i + 1];
    if (!isThing(following)) continue;
    const next = asWritten(following, text);
    const possessive = POSSESSIVE[word];
    if (possessive) return `${capital(`${possessive} ${next}`)}…`;
    // "Cincuenta y tres años": a number of several words is one.
    const tens = COUNT.test(word) && words[i - 1] === 'y' ? `${words[i - 2]} y ` : '';
    if (COUNT.test(word) || ARTICLE.test(word)) return `${capital(`${tens}${word} ${next}`)}…`;
  }
  return undefined;
}
