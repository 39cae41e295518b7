import { byEar } from './by-ear.ts';
import { byNeighbours } from './by-neighbours.ts';
import { apart, asOne, pairOf } from './joined-words.ts';
import { southWritten } from './south-speech.ts';
import { unstretched } from './stretched.ts';
import { westWritten } from './west-speech.ts';

const LETTERS = /^\p{L}+$/u;
const IN_CAPITALS = /^\p{Lu}/u;

/**
 * The text as somebody would have written it who had learnt to spell: "me e caido enla cosina" is "me he caido en la
 * cocina". What it says, and how a name is written, stays.
 */
export function wellWritten(text: string): string {
  const parts = westWritten(southWritten(unstretched(text.normalize('NFC')))).split(/(\p{L}+)/u);
  const isShouted = text === text.toUpperCase();
  return byNeighbours(
    joined(parts)
      .map((part, at) => spelt(part, at > 1 && !isShouted))
      .join(''),
  );
}

/** With the pieces of one word put together. */
function joined(parts: readonly string[]): readonly string[] {
  const result: string[] = [];
  for (const part of parts) {
    const [one = '', gap = ''] = result.slice(-2);
    const whole =
      gap === ' ' && LETTERS.test(one) && LETTERS.test(part) && !IN_CAPITALS.test(part)
        ? asOne(one, part)
        : undefined;
    if (whole === undefined) result.push(part);
    else result.splice(-2, 2, likeWritten(one, whole));
  }
  return result;
}

/** Within a sentence what is in capitals is a name: "Bicente". */
function spelt(part: string, isWithin: boolean): string {
  if (!LETTERS.test(part) || (isWithin && IN_CAPITALS.test(part))) return part;
  const right = pairOf(part) ?? byEar(part) ?? apart(part);
  return right === undefined ? part : likeWritten(part, right);
}

const likeWritten = (as: string, word: string): string =>
  IN_CAPITALS.test(as) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
