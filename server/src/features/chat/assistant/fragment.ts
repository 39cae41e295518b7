import { NUMBER } from '../understanding/clock-words.ts';
import { inLines } from '../understanding/in-lines.ts';
import { plain } from '../understanding/words.ts';
import { capital } from './spanish.ts';

/** A few of her own words that can be said back to her as they stand: what else stood there, a verb might be. */

const COUNT = new RegExp(inLines`^(?:
  ${NUMBER}|\d+|cien|ciento|mil|muchos|tantos|pocos|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa
)$`);
const POSSESSIVE: Readonly<Record<string, string>> = { mi: 'tu' };

/** As she wrote it with a capital, which a name has; in capitals throughout nothing can be told. */
const nameIn = (word: string, text: string): string | undefined =>
  (text.normalize('NFC').match(/\p{L}+/gu) ?? []).find(
    (it) => plain(it) === word && /^\p{Lu}\p{Ll}/u.test(it),
  );

/** "Catorce años…", "Tu Antonio…"; undefined where nothing of it stands for itself. */
export function fragmentIn(words: readonly string[], text: string): string | undefined {
  for (const [i, word] of words.entries()) {
    const possessive = POSSESSIVE[word];
    const name = possessive && nameIn(words[i + 1] ?? '', text);
    if (name) return `${capital(`${possessive} ${name}`)}…`;
    if (word === 'años' && COUNT.test(words[i - 1] ?? '')) return yearsBefore(words, i);
  }
  return undefined;
}

/** "Cincuenta y tres años": a number of several words is one. */
function yearsBefore(words: readonly string[], end: number): string {
  let first = end - 1;
  while (
    words[first - 1] === 'y'
      ? COUNT.test(words[first - 2] ?? '')
      : COUNT.test(words[first - 1] ?? '')
  )
    first -= words[first - 1] === 'y' ? 2 : 1;
  return `${capital(words.slice(first, end + 1).join(' '))}…`;
}
